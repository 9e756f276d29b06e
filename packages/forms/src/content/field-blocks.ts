import type { Block, Field } from 'payload'
import { hasAnswer } from '../core/block-tags.ts'
import { parseFieldName } from '../core/field-name.ts'
import { type FieldKind, fieldPicture } from './field-pictures.ts'
import { showWhen } from './show-when.ts'

/** Longest label, in characters. */
const MAX_LABEL = 300

const name: Field = {
  name: 'name',
  label: 'Name',
  type: 'text',
  required: true,
  maxLength: 100,
  admin: {
    width: '50%',
    description:
      'For mails and exports, such as your-name. Letters, digits, - and _; a letter first. Empty: from the label.',
  },
  validate: (value: string | null | undefined) =>
    parseFieldName(value) !== undefined || 'Begin with a letter, and use only letters, digits, - _ : and dots.',
}

const label: Field = {
  name: 'label',
  label: 'Label',
  type: 'text',
  required: true,
  localized: true,
  maxLength: MAX_LABEL,
  admin: { width: '50%' },
}
const hint: Field = { name: 'hint', label: 'Hint below the label', type: 'text', localized: true, maxLength: MAX_LABEL }
const required: Field = { name: 'required', label: 'Must be filled out', type: 'checkbox', defaultValue: false }
const placeholder: Field = {
  name: 'placeholder',
  label: 'Placeholder',
  type: 'text',
  localized: true,
  maxLength: MAX_LABEL,
  admin: { width: '50%' },
}
const defaultValue: Field = {
  name: 'defaultValue',
  label: 'Default',
  type: 'text',
  localized: true,
  maxLength: 2000,
  admin: { width: '50%' },
}
const autocomplete: Field = {
  name: 'autocomplete',
  label: 'What browsers may fill in',
  type: 'text',
  maxLength: 100,
  admin: { description: 'Such as name, email, tel, organization. Empty: nothing.', width: '50%' },
  validate: (value: string | null | undefined) =>
    !value || /^[a-z]+(?:[ -][0-9a-z]+)*$/.test(value) || 'Use a token of HTML, such as email.',
}
const lengths: Field = {
  type: 'row',
  fields: [
    { name: 'minLength', label: 'Shortest, in characters', type: 'number', min: 1, max: 100_000 },
    { name: 'maxLength', label: 'Longest, in characters', type: 'number', min: 1, max: 100_000 },
  ],
}
const counter: Field = {
  name: 'counter',
  label: 'Show how many characters are typed',
  type: 'select',
  options: [
    { label: 'typed so far', value: 'up' },
    { label: 'left to the longest', value: 'down' },
  ],
  admin: { width: '50%' },
}
const choices: Field = {
  name: 'choices',
  label: 'Choices, one a line',
  type: 'textarea',
  required: true,
  localized: true,
  maxLength: 20_000,
  validate: (value: string | null | undefined) => (value ?? '').trim() !== '' || 'Give at least one choice.',
}

const row = (...fields: Field[]): Field => ({ type: 'row', fields })
const numbers = (bounds: readonly (readonly [string, string])[]): Field =>
  row(...bounds.map(([key, text]): Field => ({ name: key, label: text, type: 'number' })))
const days: Field = row(
  { name: 'min', label: 'Earliest', type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } },
  { name: 'max', label: 'Latest', type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } },
)

const block = (slug: FieldKind, singular: string, fields: Field[]): Block => ({
  slug,
  labels: { singular, plural: singular },
  admin: fieldPicture(slug),
  fields,
})
const line = (slug: FieldKind, singular: string): Block =>
  block(slug, singular, [row(label, name), required, hint, row(placeholder, defaultValue), row(autocomplete), lengths])

/** What a visitor is asked, each only when its condition holds. */
const questions: Block[] = [
  line('text', 'Text'),
  line('email', 'E-mail'),
  line('url', 'Web address'),
  line('tel', 'Telephone'),
  { ...line('textarea', 'Long text'), fields: [...line('textarea', 'Long text').fields, counter] },
  block('number', 'Number', [
    row(label, name),
    required,
    hint,
    row(placeholder, defaultValue),
    numbers([
      ['min', 'Smallest'],
      ['max', 'Largest'],
      ['step', 'Step'],
    ]),
    {
      name: 'buttons',
      label: 'Minus and plus buttons',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'For quantities. Without a smallest number it is 0.' },
    },
  ]),
  block('range', 'Number on a scale', [
    row(label, name),
    hint,
    row(defaultValue),
    numbers([
      ['min', 'Smallest'],
      ['max', 'Largest'],
      ['step', 'Step'],
    ]),
  ]),
  block('date', 'Date', [row(label, name), required, hint, defaultValue, days]),
  block('select', 'Drop-down', [
    row(label, name),
    required,
    hint,
    choices,
    defaultValue,
    row(
      { name: 'multiple', label: 'Several may be chosen', type: 'checkbox', defaultValue: false },
      { name: 'includeBlank', label: 'Begin with “please choose”', type: 'checkbox', defaultValue: true },
    ),
  ]),
  block('checkbox', 'Checkboxes', [
    row(label, name),
    required,
    hint,
    choices,
    defaultValue,
    { name: 'exclusive', label: 'Only one may be ticked', type: 'checkbox', defaultValue: false },
  ]),
  block('radio', 'Choice of one', [row(label, name), hint, choices, defaultValue]),
  block('acceptance', 'Acceptance', [
    row(label, name),
    { name: 'text', label: 'Text beside the box', type: 'textarea', required: true, localized: true, maxLength: 1000 },
    row(
      { name: 'optional', label: 'May stay unticked', type: 'checkbox', defaultValue: false },
      { name: 'invert', label: 'Must stay unticked', type: 'checkbox', defaultValue: false },
      { name: 'checked', label: 'Ticked from the start', type: 'checkbox', defaultValue: false },
    ),
  ]),
  block('file', 'File', [
    row(label, name),
    required,
    hint,
    row(
      {
        name: 'types',
        label: 'Types that are accepted',
        type: 'text',
        maxLength: 300,
        admin: {
          width: '50%',
          description: 'Endings or types, such as pdf, docx, image/*. Empty: pictures, documents, sound, film.',
        },
      },
      {
        name: 'maxMegabytes',
        label: 'Largest file, in megabytes',
        type: 'number',
        min: 0.01,
        max: 100,
        admin: { width: '50%', description: 'Empty: 1.' },
      },
    ),
  ]),
  block('quiz', 'Question with one answer', [
    row(label, name),
    hint,
    {
      name: 'questions',
      label: 'Questions and answers, one a line',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 5000,
      admin: { description: 'Such as: Which is larger, 2 or 8?|8. Each visitor gets one of them.' },
      validate: (value: string | null | undefined) =>
        (value ?? '').split('\n').every((line) => line.trim() === '' || hasAnswer(line)) ||
        'Give each question its answer after a bar, such as: Which is larger, 2 or 8?|8',
    },
  ]),
  block('captcha', 'Picture with characters to read', [row(label, name), hint]),
  block('payment', 'Payment', [
    row(label, name),
    hint,
    row(
      {
        name: 'amount',
        label: 'Amount',
        type: 'number',
        required: true,
        min: 0.01,
        max: 1_000_000,
        admin: { width: '33%' },
      },
      {
        name: 'currency',
        label: 'Currency',
        type: 'text',
        required: true,
        defaultValue: 'EUR',
        maxLength: 3,
        admin: { width: '33%' },
        validate: (value: string | null | undefined) =>
          /^[A-Za-z]{3}$/.test(value ?? '') || 'Give a currency of three letters, such as EUR.',
      },
      {
        name: 'payLabel',
        label: 'Words on the button',
        type: 'text',
        localized: true,
        maxLength: 60,
        admin: { width: '33%' },
      },
    ),
  ]),
  block('hidden', 'Hidden value', [row(name, defaultValue)]),
].map((question) => ({ ...question, fields: [...question.fields, showWhen] }))

/** What a contact form is made of. */
export const fieldBlocks: Block[] = [
  ...questions,
  block('group', 'Group of fields', [
    { name: 'heading', label: 'Heading', type: 'text', required: true, localized: true, maxLength: MAX_LABEL },
    { name: 'intro', label: 'Introduction', type: 'textarea', localized: true, maxLength: 600 },
    {
      name: 'repeats',
      label: 'May be filled in several times',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'The second time its fields are called name__2, and so on.' },
    },
    row(
      {
        name: 'minRows',
        label: 'At least so many times',
        type: 'number',
        min: 1,
        max: 20,
        admin: { width: '50%', condition: (_, siblings) => siblings?.repeats === true },
      },
      {
        name: 'maxRows',
        label: 'At most so many times',
        type: 'number',
        min: 1,
        max: 20,
        admin: { width: '50%', condition: (_, siblings) => siblings?.repeats === true },
      },
    ),
    showWhen,
    { name: 'fields', label: 'Fields', type: 'blocks', blocks: questions, required: true, minRows: 1, maxRows: 50 },
  ]),
  {
    slug: 'step',
    labels: { singular: 'Step begins', plural: 'Steps begin' },
    admin: fieldPicture('step'),
    fields: [
      {
        name: 'title',
        label: 'Title of the step',
        type: 'text',
        required: true,
        localized: true,
        maxLength: MAX_LABEL,
        admin: { description: 'What follows is filled in together, up to where the next step begins.' },
      },
    ],
  },
  block('submit', 'Send button', [{ ...label, required: false } as Field]),
]
