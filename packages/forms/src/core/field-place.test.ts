import { describe, expect, it } from 'vitest'
import { fieldPlace } from './field-place.ts'

const LABELS = {
  byPath: {
    title: { en: 'Title', de: 'Titel' },
    mail: { en: 'Mail', de: 'E-Mail' },
    'mail.subject': { en: 'Subject', de: 'Betreff' },
    webhooks: 'Webhooks',
    'webhooks.url': { en: 'Address', de: 'Adresse' },
  },
  inBlocks: {
    choices: { en: 'Choices', de: 'Auswahl' },
    'showWhen.tests.field': { en: 'The field', de: 'Das Feld' },
  },
}
const VALUES: Readonly<Record<string, string>> = {
  'fields.0.label': 'Your name',
  'fields.1.heading': 'Guests',
  'fields.1.fields.0.label': 'Guest',
}
const place = (path: string, language = 'en') =>
  fieldPlace(path, { valueAt: (at) => VALUES[at], labels: LABELS, language })

describe('the place of a value', () => {
  it.each([
    ['fields.0.choices', '“Your name” › Choices'],
    ['fields.0.showWhen.tests.2.field', '“Your name” › The field'],
    ['fields.0', '“Your name”'],
    ['fields.1.showWhen.tests.0.field', '“Guests” › The field'],
    ['fields.1.fields.0.choices', '“Guest” › Choices'],
    ['fields.2.choices', 'Field 3 › Choices'],
    ['fields.2.unknown', 'Field 3'],
    ['title', 'Title'],
    ['mail.subject', 'Mail › Subject'],
    ['webhooks.1.url', 'Webhooks › Address'],
    ['unknown', 'unknown'],
  ])('%s is %s', (path, expected) => expect(place(path)).toBe(expected))
  it('is said in the language of the admin', () => {
    expect(place('fields.0.choices', 'de')).toBe('„Your name“ › Auswahl')
    expect(place('mail.subject', 'de')).toBe('E-Mail › Betreff')
  })
})
