import { contactForms } from '@vitrine/forms/content'
import { parseForm } from '@vitrine/forms/core'
import { describe, expect, it } from 'vitest'
import type { ConvertedForm } from '../core/forms/form-source.ts'
import { FORM_SOURCES } from '../core/forms/form-sources.ts'
import { formFromFields } from '../core/forms/from-fields.ts'
import { fieldProblems } from '../testing/acceptance/field-problems.ts'
import { sourceItem } from '../testing/source/source-item.ts'

/** Saves a form as far as the collection itself looks at it. */
async function refusal(form: ConvertedForm | undefined): Promise<unknown> {
  const problems = fieldProblems(contactForms.fields, form?.values ?? {})
  if (problems.length > 0) return problems
  try {
    for (const hook of contactForms.hooks?.beforeValidate ?? []) {
      await (hook as (context: unknown) => unknown)({ data: form?.values, operation: 'create', req: { locale: 'en' } })
    }
    return undefined
  } catch (error) {
    return error
  }
}

const readFile = (value: unknown) =>
  FORM_SOURCES.flatMap((source) => source.read({ from: 'file', name: 'forms.json', text: JSON.stringify(value) }))[0]

const shown = (form: ConvertedForm | undefined) => parseForm({ id: 1, ...form?.values }, 'en')

const WPFORMS = {
  fields: {
    0: { id: '0', type: 'name', label: 'Name', required: '1' },
    1: { id: '1', type: 'email', label: 'E-mail', required: '1' },
    2: {
      id: '2',
      type: 'select',
      label: 'Room',
      choices: { 1: { label: 'Sea', default: '1' }, 2: { label: 'Garden | quiet' } },
    },
    3: {
      id: '3',
      type: 'textarea',
      label: 'Wishes',
      conditional_logic: '1',
      conditional_type: 'show',
      conditionals: [[{ field: '2', operator: '==', value: '1' }]],
    },
    4: { id: '4', type: 'signature', label: 'Sign' },
    5: { id: '5', type: 'pagebreak', position: 'bottom' },
  },
  settings: {
    form_title: 'Booking [new]',
    submit_text: 'Send it',
    notifications: {
      1: {
        email: '{admin_email}',
        subject: 'From {field_id="0"}',
        replyto: '{field_id="1"}',
        message: '<p>[hello]</p>{all_fields}',
      },
    },
    confirmations: { 1: { type: 'message', message: '<p>Thank you!</p>' } },
  },
}

describe('a form of WPForms', () => {
  const [form] = FORM_SOURCES.flatMap((source) =>
    source.read({ from: 'item', item: sourceItem({ kind: 'wpforms', id: 8, content: JSON.stringify(WPFORMS) }) }),
  )
  it('is what the collection takes', async () => expect(await refusal(form)).toBeUndefined())
  it('asks the same fields', () =>
    expect(shown(form)?.tags.map(({ type, name, values }) => [type, name, ...values])).toEqual([
      ['text*', 'name'],
      ['email*', 'e-mail'],
      ['select', 'room', 'Sea', 'Garden / quiet'],
      ['textarea', 'wishes'],
      ['submit', '', 'Send it'],
    ]))
  it('shows a field when it was shown', () =>
    expect(form?.values.fields).toContainEqual(
      expect.objectContaining({
        name: 'wishes',
        showWhen: { match: 'all', tests: [{ field: 'room', is: 'equals', value: 'Sea' }] },
      }),
    ))
  it('sends its mail', () =>
    expect(form?.values.mail).toMatchObject({
      recipient: '[_site_admin_email]',
      subject: 'From [name]',
      replyTo: '[e-mail]',
      body: '[[hello]]\nName: [name]\nE-mail: [e-mail]\nRoom: [room]\nWishes: [wishes]',
    }))
  it('says thank you', () => expect(shown(form)?.messages.mail_sent_ok).toBe('Thank you!'))
  it('names what has no place', () =>
    expect(form?.lines).toEqual([{ level: 'lost', code: 'unknown-form-field', subject: 'signature', example: 'Sign' }]))
  it('is known by its id', () => expect(form?.identity?.ref).toEqual({ $source: 'item:8' }))
})

describe('a form of Gravity Forms', () => {
  const form = readFile({
    0: {
      title: 'Contact',
      button: { text: 'Go' },
      fields: [
        { id: 1, type: 'text', label: 'Name', isRequired: true },
        { id: 2, type: 'checkbox', label: 'Days', choices: [{ text: 'Mon' }, { text: 'Tue', isSelected: true }] },
        {
          id: 3,
          type: 'fileupload',
          label: 'Plan',
          allowedExtensions: 'pdf, jpg',
          maxFileSize: 500,
          conditionalLogic: {
            actionType: 'show',
            logicType: 'any',
            rules: [{ fieldId: '1', operator: 'starts_with', value: 'x' }],
          },
        },
        { id: 4, type: 'consent', label: 'Privacy', checkboxLabel: 'I agree', isRequired: true },
      ],
      notifications: { a: { to: '{admin_email}', toType: 'email', subject: '{Name:1}', message: '{all_fields}' } },
      confirmations: { a: { isDefault: true, type: 'redirect', url: 'https://x.example/thanks' } },
    },
    version: '2.5',
  })
  it('is what the collection takes', async () => expect(await refusal(form)).toBeUndefined())
  it('asks, mails and leads on as it did', () => {
    expect(form?.values).toMatchObject({
      mail: { subject: '[name]', attachments: '[plan]' },
      afterSending: 'page',
      sentAddress: 'https://x.example/thanks',
      fields: [
        { blockType: 'text', required: true },
        { blockType: 'checkbox', choices: 'Mon\nTue', defaultValue: 'Tue' },
        { blockType: 'file', types: 'pdf, jpg', maxMegabytes: 100 },
        { blockType: 'acceptance', text: 'I agree', optional: false },
        { blockType: 'submit', label: 'Go' },
      ],
    })
  })
  it('names a condition that cannot be said', () =>
    expect(form?.lines).toContainEqual(expect.objectContaining({ code: 'form-condition', subject: 'Plan' })))
})

describe('a form of Ninja Forms', () => {
  const form = readFile({
    settings: { title: 'Hello' },
    fields: [
      { key: 'submit_1', type: 'submit', label: 'Send', order: 9 },
      { key: 'email_1', type: 'email', label: 'Mail', required: 1, order: 1 },
      {
        key: 'radio_1',
        type: 'listradio',
        label: 'How',
        order: 2,
        options: [{ label: 'By post' }, { label: 'By mail', selected: 1 }],
      },
    ],
    actions: [
      {
        type: 'email',
        active: '1',
        to: '{wp:admin_email}',
        email_subject: 'Hi {field:email_1}',
        email_message: '{all_fields_table}',
      },
      { type: 'successmessage', active: 1, success_msg: '<p>Done</p>' },
    ],
  })
  it('is what the collection takes', async () => expect(await refusal(form)).toBeUndefined())
  it('keeps the order of its fields, and its mail', () =>
    expect(form?.values).toMatchObject({
      fields: [
        { blockType: 'email', name: 'mail' },
        { blockType: 'radio', defaultValue: 'By mail' },
        { blockType: 'submit' },
      ],
      mail: { subject: 'Hi [mail]', body: 'Mail: [mail]\nHow: [how]' },
      messages: { mail_sent_ok: 'Done' },
    }))
})

describe('a form of fields', () => {
  it('gives each field a name of its own', async () => {
    const field = (key: string) => ({ kind: 'text' as const, key, label: 'Größe' })
    const form = formFromFields({
      title: 'x',
      fields: [field('a'), field('b'), { kind: 'text', key: 'c', label: '尺寸' }],
    })
    expect(shown(form)?.tags.map(({ name }) => name)).toEqual(['grosse', 'grosse-2', 'field-text', ''])
    expect(await refusal(form)).toBeUndefined()
  })
  it('leaves out fields without choices, and those beyond a hundred', async () => {
    const many = Array.from({ length: 150 }, (_, n) => ({ kind: 'text' as const, key: `${n}`, label: `F ${n}` }))
    const form = formFromFields({ title: 'x', fields: [{ kind: 'select', key: 's', label: 'S' }, ...many] })
    expect(form.lines.map(({ code }) => code)).toEqual(['form-field-without-choices', 'form-too-many-fields'])
    expect(await refusal(form)).toBeUndefined()
  })
  it('survives files that are none', () => {
    for (const text of ['', '[', '{"fields":1}', '[[[[', 'null', '{"0":{"fields":[null,1],"title":"x"}}']) {
      expect(() => FORM_SOURCES.flatMap((source) => source.read({ from: 'file', name: 'x', text }))).not.toThrow()
    }
  })
})
