import { describe, expect, it } from 'vitest'
import { READY_ANSWER, READY_MAIL, readyAnswerText, readyMailText } from '../mail/ready-mails.ts'
import { readyMessages } from '../ready-messages.ts'
import { formFindings } from './form-findings.ts'
import type { Site } from './site.ts'

const SITE: Site = {
  url: 'https://www.example.com',
  adminEmail: 'owner@example.com',
  hasBotCheck: false,
  uploadLimit: Number.POSITIVE_INFINITY,
  findFile: () => ({ found: false }),
}

/** A form as the admin begins it. */
const newForm = (language: string, others: object = {}) => ({
  title: 'Form',
  writtenAs: 'fields',
  fields: [],
  mail: { ...READY_MAIL, ...readyMailText(language), excludeBlank: true },
  mail2: { active: false, ...READY_ANSWER, ...readyAnswerText(language) },
  messages: readyMessages(language),
  ...others,
})
const found = (form: object, mailFrom = 'website@localhost') =>
  formFindings(form, { site: SITE, mailFrom }).map(({ section, message }) => [section, message.en])
const text = (name: string) => ({ blockType: 'text', name, label: name })
const step = (title: string) => ({ blockType: 'step', title })
const button = { blockType: 'submit', label: 'Send' }

describe.each(['en', 'de', 'he'])('a new form in %s has nothing to be warned of', (language) => {
  it('before anything was written', () => expect(found(newForm(language))).toEqual([]))
  it('with its first field', () => expect(found(newForm(language, { fields: [text('who')] }))).toEqual([]))
  it('with an answer to a visitor who gives an address, behind a bot check', () => {
    const form = newForm(language, { fields: [{ blockType: 'email', name: 'post', label: 'E-mail' }] })
    const active = { ...form, mail2: { ...form.mail2, active: true } }
    const options = { site: { ...SITE, hasBotCheck: true }, mailFrom: 'website@localhost' }
    expect(formFindings(active, options)).toEqual([])
  })
})

describe('the sender of a mail', () => {
  it('is looked at if the form names it', () =>
    expect(found(newForm('en', { mail: { ...newForm('en').mail, sender: 'studio' } }))).toEqual([
      ['mail.sender', expect.stringContaining('may not be an e-mail address')],
    ]))
  it('is left to the settings if the form names none, whatever they say', () =>
    expect(found(newForm('en'), 'Studio <me@elsewhere.org>')).toEqual([]))
})

describe('steps', () => {
  const findings = (...fields: object[]) => found(newForm('en', { fields })).map(([, message]) => message)
  it('that each hold fields are as they should be', () =>
    expect(findings(step('One'), text('a'), step('Two'), text('b'), button)).toEqual([]))
  it('that hold nothing are named', () =>
    expect(findings(text('a'), text('b'), step('One'), step('Two'), button)).toEqual([
      expect.stringContaining('The step “Two” holds no field.'),
    ]))
  it('of which there is one are a mistake', () =>
    expect(findings(text('a'), step('One'), button)).toEqual([expect.stringContaining('“Step 1 of 1”')]))
  it('are let be in a form that has no field yet', () => expect(findings(step('One'))).toEqual([]))
})

describe('a button', () => {
  const template = (written: string) => found({ ...newForm('en'), writtenAs: 'template', template: written })
  it('is missed in a template without one', () =>
    expect(template('[text who]')).toEqual([['form.body', expect.stringContaining('has no button')]]))
  it.each(['[text who][submit]', '[text who][stripe currency:eur amount:500 "Order"]'])('is there: %s', (written) =>
    expect(template(written)).toEqual([]))
  it('is given to fields without one', () => expect(found(newForm('en', { fields: [text('who')] }))).toEqual([]))
})
