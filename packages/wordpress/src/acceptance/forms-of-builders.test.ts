import { contactForms } from '@vitrine/forms/content'
import { parseForm } from '@vitrine/forms/core'
import { describe, expect, it } from 'vitest'
import { divi } from '../core/builders/divi/divi.ts'
import { elementor } from '../core/builders/elementor/elementor.ts'
import { fieldProblems } from '../testing/acceptance/field-problems.ts'
import { convertWith, page } from '../testing/builders/convert-with.ts'

const inElementor = (settings: object) =>
  convertWith(
    elementor(),
    page('<p>stale</p>', {
      _elementor_edit_mode: 'builder',
      _elementor_data: JSON.stringify([{ id: 'a', elType: 'widget', widgetType: 'form', settings, elements: [] }]),
    }),
  )

const inDivi = (attributes: string, fields: string) =>
  convertWith(
    divi(),
    page(
      `[et_pb_section][et_pb_row][et_pb_column type="4_4"][et_pb_contact_form ${attributes}]${fields}[/et_pb_contact_form][/et_pb_column][/et_pb_row][/et_pb_section]`,
    ),
  )

const fieldsOf = (values: Readonly<Record<string, unknown>> | undefined) =>
  (values?.fields ?? []) as readonly Readonly<Record<string, unknown>>[]

describe('a form of Elementor', () => {
  const { blocks, forms, report } = inElementor({
    form_name: 'Ask for a room',
    form_fields: [
      { _id: '1', custom_id: 'name', field_label: 'Name', required: 'true', placeholder: 'Ada' },
      { _id: '2', custom_id: 'email', field_type: 'email', field_label: 'E-mail', required: 'true' },
      { _id: '3', custom_id: 'room', field_type: 'select', field_label: 'Room', field_options: 'Sea|s\nGarden|g' },
      { _id: '4', custom_id: 'consent', field_type: 'acceptance', field_label: 'Terms', acceptance_text: 'I agree.' },
      { _id: '5', custom_id: 'plan', field_type: 'upload', field_label: 'Plan', file_types: 'pdf,png', file_sizes: 5 },
      { _id: '6', field_type: 'html', field_html: '<b>Mind the step</b>' },
      { _id: '7', field_type: 'honeypot' },
      { _id: '8', custom_id: 'secret', field_type: 'password', field_label: 'Secret' },
    ],
    button_text: 'Ask',
    submit_actions: ['email', 'redirect', 'mailchimp'],
    email_to: 'rooms@example.org',
    email_subject: 'From [field id="name"]',
    email_content: '[all-fields]',
    email_reply_to: 'email',
    redirect_to: '/thanks/',
  })
  const [values] = forms

  it('becomes a contact form that the page shows in its place', () => {
    expect(blocks).toEqual([{ blockType: 'contactForm', form: { $source: 'form:1-1' }, display: 'inline' }])
    expect(fieldProblems(contactForms.fields, values ?? {})).toEqual([])
    expect(parseForm({ id: 1, ...values }, 'en')).toBeDefined()
  })
  it('keeps its fields, their names and its button', () => {
    expect(values).toMatchObject({ title: 'Ask for a room' })
    expect(fieldsOf(values)).toMatchObject([
      { blockType: 'text', name: 'name', label: 'Name', required: true, placeholder: 'Ada' },
      { blockType: 'email', name: 'email', required: true },
      { blockType: 'select', name: 'room', choices: 'Sea\nGarden' },
      { blockType: 'acceptance', name: 'consent', text: 'I agree.', optional: true },
      { blockType: 'file', name: 'plan', types: 'pdf, png', maxMegabytes: 5 },
      { blockType: 'submit', label: 'Ask' },
    ])
  })
  it('sends the same mail, and leads on as before', () =>
    expect(values).toMatchObject({
      mail: {
        recipient: 'rooms@example.org',
        subject: 'From [name]',
        replyTo: '[email]',
        body: expect.stringContaining('E-mail: [email]'),
      },
      afterSending: 'page',
      sentAddress: '/thanks/',
    }))
  it('names what it loses, and no mail address', () => {
    expect(report).toEqual(
      expect.arrayContaining([
        { level: 'lost', code: 'form-text', subject: 'html', example: 'Mind the step' },
        { level: 'lost', code: 'unknown-form-field', subject: 'password', example: 'Secret' },
        { level: 'lost', code: 'form-action', subject: 'mailchimp' },
      ]),
    )
    expect(JSON.stringify(report)).not.toContain('rooms@')
  })
  it('without fields is named', () =>
    expect(inElementor({ form_fields: [] })).toMatchObject({
      blocks: [],
      forms: [],
      report: [{ code: 'element-without-place', subject: 'form' }],
    }))
})

describe('a form of Divi', () => {
  const { blocks, forms, report } = inDivi(
    'email="rooms@example.org" title="Write to us" submit_button_text="Send" success_message="Thanks." custom_message="%%Name%% says%%%%"',
    '[et_pb_contact_field field_id="Name" field_title="Your name"][/et_pb_contact_field]' +
      '[et_pb_contact_field field_id="Email" field_title="E-mail" field_type="email"][/et_pb_contact_field]' +
      '[et_pb_contact_field field_id="Room" field_title="Room" field_type="radio" required_mark="off" radio_options="%91{%22value%22:%22Sea%22,%22checked%22:0},{%22value%22:%22Garden%22,%22checked%22:0}%93"][/et_pb_contact_field]' +
      '[et_pb_contact_field field_id="Yes" field_title="I agree" field_type="checkbox" conditional_logic="on"][/et_pb_contact_field]' +
      '[et_pb_contact_field field_id="Message" field_title="Message" field_type="text" max_length="500"][/et_pb_contact_field]',
  )
  const [values] = forms

  it('becomes a contact form that the page shows in its place', () => {
    expect(blocks).toEqual([{ blockType: 'contactForm', form: { $source: 'form:1-1' }, display: 'inline' }])
    expect(fieldProblems(contactForms.fields, values ?? {})).toEqual([])
    expect(parseForm({ id: 1, ...values }, 'en')).toBeDefined()
  })
  it('keeps its fields, its mail and what it says', () => {
    expect(fieldsOf(values)).toMatchObject([
      { blockType: 'text', name: 'name', label: 'Your name', required: true },
      { blockType: 'email', name: 'email', required: true },
      { blockType: 'radio', name: 'room', choices: 'Sea\nGarden' },
      { blockType: 'acceptance', name: 'yes', text: 'I agree', optional: false },
      { blockType: 'textarea', name: 'message', maxLength: 500 },
      { blockType: 'submit', label: 'Send' },
    ])
    expect(values).toMatchObject({
      title: 'Write to us',
      mail: { recipient: 'rooms@example.org', body: expect.stringContaining('[name] says') },
      messages: { mail_sent_ok: 'Thanks.' },
    })
  })
  it('names what it loses', () =>
    expect(report).toContainEqual({ level: 'lost', code: 'form-condition', subject: 'I agree' }))
  it('without fields is named', () =>
    expect(inDivi('title="x"', '').report.map(({ code }) => code)).toContain('element-without-place'))
})
