import { describe, expect, it } from 'vitest'
import { localForms, type StoredForm, storedSender } from './stored-sender.ts'

const NONE = { templates: {}, replyTo: '', additionalHeaders: '', additionalSettings: '' }
const stored = (form: Partial<StoredForm>): StoredForm => ({ id: 1, writtenAs: 'fields', fields: [], ...NONE, ...form })
const LOCALES = ['en', 'de']

describe('the sender of a stored message', () => {
  it('is read by the labels of the first language that say where it is', () => {
    const fields = [
      { blockType: 'text', name: 'field', label: { en: 'How may we call you?', de: 'Ihr Name' } },
      { blockType: 'group', fields: [{ blockType: 'email', name: 'e-mail', label: { en: 'E-mail' } }] },
    ]
    expect(
      storedSender(localForms(stored({ fields }), LOCALES), { field: 'Ann', 'e-mail': 'ann@example.com' }),
    ).toEqual({ name: 'Ann', email: 'ann@example.com' })
  })
  it('is in a field that was shown', () => {
    const fields = [
      { blockType: 'email', name: 'work', label: 'Work' },
      { blockType: 'email', name: 'home', label: 'Home' },
    ]
    expect(storedSender(localForms(stored({ fields }), LOCALES), { home: 'ann@example.com' }).email).toBe(
      'ann@example.com',
    )
  })
  it('is found by the tags of a template', () => {
    const form = stored({ writtenAs: 'template', templates: { de: '[text vorname] [email* mail]' } })
    expect(storedSender(localForms(form, LOCALES), { vorname: 'Ann', mail: 'ann@example.com' })).toEqual({
      name: 'Ann',
      email: 'ann@example.com',
    })
  })
  it('is empty where the form does not ask for it', () =>
    expect(storedSender(localForms(stored({}), LOCALES), { message: 'Hello' })).toEqual({ name: '', email: '' }))
})
