import { describe, expect, it } from 'vitest'
import { withNames } from '../names-from-labels.ts'
import { parseForm } from '../parse-form.ts'
import type { Submitted } from '../submitted.ts'
import { senderOf } from './sender.ts'
import { senderFieldsOf } from './sender-fields.ts'

/** A form as it is read from the database. */
function form(fields: readonly object[], others: object = {}) {
  const parsed = parseForm({ id: 1, fields: withNames(fields), ...others }, 'en')
  if (!parsed) throw new Error('not a form')
  return parsed
}
const text = (label: string, others: object = {}) => ({ blockType: 'text', label, ...others })
const email = (label: string, others: object = {}) => ({ blockType: 'email', label, ...others })
const sent = (entries: Submitted, fields: readonly object[], others?: object) => senderOf(form(fields, others), entries)

describe("the sender's address", () => {
  it('is in the first field of type e-mail, whatever its name', () =>
    expect(
      sent({ 'your-e-mail': 'ann@example.com', 'a-friend': 'ben@example.com' }, [
        text('Subject'),
        email('Your e-mail'),
        email('A friend'),
      ]).email,
    ).toBe('ann@example.com'))
  it('is in the field that Reply to names', () =>
    expect(
      senderFieldsOf(form([email('A friend'), email('Yours')], { mail: { replyTo: '[yours-name] <[yours]>' } })).email,
    ).toBe('yours'))
  it('is in a line of text if Reply to names it', () =>
    expect(senderFieldsOf(form([text('Mail')], { mail: { replyTo: '[mail]' } })).email).toBe('mail'))
  it('is not in the field that only fills the name of Reply to', () =>
    expect(
      senderFieldsOf(form([text('Name'), email('Mail')], { mail: { replyTo: '[name] <office@example.com>' } })).email,
    ).toBe('mail'))
  it('is in the first field even if Reply to names one that the form does not have', () =>
    expect(senderFieldsOf(form([email('Mail')], { mail: { replyTo: '[your-email]' } })).email).toBe('mail'))
  it('is not that of another person where the sender gave none', () =>
    expect(sent({ yours: '', friend: 'ben@example.com' }, [email('Yours'), email('Friend')]).email).toBe(''))
  it('is what was posted under the usual name where the form has no field for it', () =>
    expect(sent({ 'your-email': 'ann@example.com', 'your-name': 'Ann' }, [text('Subject')])).toEqual({
      name: 'Ann',
      email: 'ann@example.com',
    }))
})

describe("the sender's name", () => {
  it('is in the field that browsers fill with it', () =>
    expect(senderFieldsOf(form([text('Name'), text('Signature', { autocomplete: 'name' })])).name).toEqual([
      'signature',
    ]))
  it('is in the text field whose label says so', () =>
    expect(senderFieldsOf(form([text('Company name'), text('שם החברה'), text('שם מלא')])).name).toEqual(['field-2']))
  it('is in the text field whose name says so', () =>
    expect(senderFieldsOf(form([text('Company'), text('How we call you', { name: 'your-name' })])).name).toEqual([
      'your-name',
    ]))
  it('is in no field of another type', () =>
    expect(senderFieldsOf(form([{ blockType: 'textarea', label: 'Your name' }])).name).toEqual([]))
  it('is given name and family name, in this order', () =>
    expect(sent({ nachname: 'Lee', vorname: 'Ann' }, [text('Nachname'), text('Vorname')]).name).toBe('Ann Lee'))
  it('is what was given of several parts', () =>
    expect(sent({ nachname: 'Lee', vorname: '' }, [text('Nachname'), text('Vorname')]).name).toBe('Lee'))
  it('has the family name from "Name" beside a given name', () =>
    expect(sent({ name: 'Lee', vorname: 'Ann' }, [text('Name'), text('Vorname')]).name).toBe('Ann Lee'))
})

describe('the sender of a form that is a template', () => {
  const template = { writtenAs: 'template', template: '[text* full-name] [email* contact] [submit "Send"]' }
  it('is found by the names of its fields', () =>
    expect(sent({ 'full-name': 'Ann', contact: 'ann@example.com' }, [], template)).toEqual({
      name: 'Ann',
      email: 'ann@example.com',
    }))
  it('is what its settings say', () =>
    expect(
      sent({ 'full-name': 'Ann', contact: 'ann@example.com' }, [], {
        ...template,
        additionalSettings: 'flamingo_name: "Dr. [full-name]"\nflamingo_email: "[other]"',
      }),
    ).toEqual({ name: 'Dr. Ann', email: '' }))
})

/** Labels of name, address and message in twenty forms; those of other people and companies come first. */
const LABELS: readonly (readonly [name: string, email: string, before: string])[] = [
  ['Name', 'E-mail', 'Company'],
  ['Your name', 'Your e-mail', 'Company name'],
  ['Full name', 'Email address', 'Name of your company'],
  ['What is your name?', 'Where may we write to you?', 'Event name'],
  ['Your full name (required)', 'Mail', 'User name'],
  ['First and last name', 'E-mail (required)', 'Topic'],
  ['Please enter your name', 'Reply address', 'Product name'],
  ['Name', 'E-Mail', 'Firma'],
  ['Ihr Name', 'Ihre E-Mail-Adresse', 'Firmenname'],
  ['Dein Name', 'Deine E-Mail', 'Name der Firma'],
  ['Vor- und Nachname', 'Mailadresse', 'Betreff'],
  ['Name, Vorname', 'Elektronische Post', 'Name des Kindes'],
  ['Wie ist Ihr Name?', 'Wohin dürfen wir antworten?', 'Produktname'],
  ['Vollständiger Name*', 'E-Mail*', 'Straße'],
  ['שם', 'דוא"ל', 'חברה'],
  ['שם מלא', 'כתובת דוא"ל', 'שם החברה'],
  ['השם שלך', 'אימייל', 'נושא'],
  ['שמך', 'כתובת למענה', 'שם המוצר'],
  ['שם פרטי ומשפחה', 'מייל', 'שם האירוע'],
  ['שמך המלא', 'הדוא"ל שלך', 'טלפון'],
]

describe('a form with any labels', () => {
  it.each(LABELS)('finds its sender by "%s" and "%s"', (name, address, before) => {
    const fields = withNames([text(before), text(name), email(address), { blockType: 'textarea', label: 'Message' }])
    const [other, named, mailed] = fields.map((field) => String(field.name))
    const entries = { [other ?? '']: 'Acme', [named ?? '']: 'Ann Lee', [mailed ?? '']: 'ann@example.com' }
    expect(senderOf(form(fields), entries)).toEqual({ name: 'Ann Lee', email: 'ann@example.com' })
  })
})
