import { expect, it } from 'vitest'
import { textsIn } from './texts-in-language.ts'

it('the texts of a form in one language are those that the language has', () => {
  const form = {
    title: 'Form',
    mail: { recipient: 'office@example.com', subject: { en: 'Message', de: 'Nachricht' }, body: { en: 'Text' } },
    mail2: { active: true, subject: { en: 'Thanks' } },
    messages: { spam: { de: 'Nein', en: 'No' } },
    sentText: { de: null },
  }
  expect(textsIn(form, 'de')).toEqual({ mail: { subject: 'Nachricht' }, messages: { spam: 'Nein' } })
})
