import { describe, expect, it } from 'vitest'
import { withNames } from './names-from-labels.ts'
import { parseForm } from './parse-form.ts'
import type { Submitted } from './submitted.ts'
import { writtenText } from './written-text.ts'

function written(form: object, submitted: Submitted) {
  const parsed = parseForm({ id: 1, ...form }, 'en')
  return parsed && writtenText(parsed, submitted)
}

describe('a message as a spam service reads it', () => {
  const fields = withNames([
    { blockType: 'text', label: 'Vorname' },
    { blockType: 'text', label: 'Nachname' },
    { blockType: 'email', label: 'Ihre E-Mail-Adresse' },
    { blockType: 'email', label: 'Kollege' },
    { blockType: 'url', label: 'Website' },
    { blockType: 'textarea', label: 'Nachricht' },
  ])
  it('has the sender of a form built from fields as its author', () =>
    expect(
      written(
        { fields },
        {
          vorname: 'Ann',
          nachname: 'Lee',
          'ihre-e-mail-adresse': 'ann@example.com',
          kollege: 'ben@example.com',
          website: 'https://ann.example',
          nachricht: 'Hallo',
        },
      ),
    ).toEqual({
      kind: 'contact-form',
      author: 'Ann Lee',
      email: 'ann@example.com',
      url: 'https://ann.example',
      content: 'ben@example.com\n\nHallo',
    }))
  it('has the author that options of a template name', () =>
    expect(
      written(
        { writtenAs: 'template', template: '[text who akismet:author] [email* mail] [textarea words]' },
        { who: 'Ann', mail: 'ann@example.com', words: 'Hello' },
      ),
    ).toMatchObject({ author: 'Ann', email: '', content: 'ann@example.com\n\nHello' }))
  it('is not read in a form without an author', () =>
    expect(written({ fields: [{ blockType: 'textarea', name: 'words' }] }, { words: 'Hello' })).toBeUndefined())
})
