import type { Field, TextField } from 'payload'
import { parseFieldName } from '../core/field-name.ts'

/** Fields of an editor's form that several types of fields have. */

/** Longest label, in characters. */
export const MAX_LABEL = 300

export const name: Field = {
  name: 'name',
  label: 'Name',
  type: 'text',
  required: true,
  maxLength: 100,
  admin: {
    width: '50%',
    description:
      'For mails and exports, such as your-name. Letters, digits, - and _, starting with a letter. Empty: made from the label.',
  },
  validate: (value: string | null | undefined) =>
    parseFieldName(value) !== undefined || 'Begin with a letter, and use only letters, digits, - _ : and dots.',
}

export const label: TextField = {
  name: 'label',
  label: 'Label',
  type: 'text',
  required: true,
  localized: true,
  maxLength: MAX_LABEL,
  admin: { width: '50%' },
}
export const hint: Field = {
  name: 'hint',
  label: 'Hint below the label',
  type: 'text',
  localized: true,
  maxLength: MAX_LABEL,
}
export const required: Field = { name: 'required', label: 'Required', type: 'checkbox', defaultValue: false }
export const placeholder: Field = {
  name: 'placeholder',
  label: 'Placeholder',
  type: 'text',
  localized: true,
  maxLength: MAX_LABEL,
  admin: { width: '50%' },
}
export const defaultValue: Field = {
  name: 'defaultValue',
  label: 'Default',
  type: 'text',
  localized: true,
  maxLength: 2000,
  admin: { width: '50%' },
}
export const autocomplete: Field = {
  name: 'autocomplete',
  label: 'What browsers may autofill',
  type: 'text',
  maxLength: 100,
  admin: { description: 'Such as name, email, tel, organization. Empty: nothing.', width: '50%' },
  validate: (value: string | null | undefined) =>
    !value || /^[a-z]+(?:[ -][0-9a-z]+)*$/.test(value) || 'Use a token of HTML, such as email.',
}
export const lengths: Field = {
  type: 'row',
  fields: [
    { name: 'minLength', label: 'Shortest, in characters', type: 'number', min: 1, max: 100_000 },
    { name: 'maxLength', label: 'Longest, in characters', type: 'number', min: 1, max: 100_000 },
  ],
}
export const choices: Field = {
  name: 'choices',
  label: 'Choices, one per line',
  type: 'textarea',
  required: true,
  localized: true,
  maxLength: 20_000,
  validate: (value: string | null | undefined) => (value ?? '').trim() !== '' || 'Give at least one choice.',
}

/** Fields beside one another. */
export const row = (...fields: Field[]): Field => ({ type: 'row', fields })
export const bounds: Field = row(
  { name: 'min', label: 'Smallest', type: 'number' },
  { name: 'max', label: 'Largest', type: 'number' },
  { name: 'step', label: 'Step', type: 'number' },
)

/** Fields of the block of a one-line text input. */
export const lineFields: readonly Field[] = [
  row(label, name),
  required,
  hint,
  row(placeholder, defaultValue),
  row(autocomplete),
  lengths,
]
