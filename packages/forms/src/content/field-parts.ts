import { accepts } from '@vitrine/content/answers'
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
    components: { Field: '@vitrine/forms/admin#FieldName' },
    description: {
      en: 'For mails and exports, such as your-name. Letters, digits, - and _, starting with a letter. Empty: made from the label.',
      de: 'Für E-Mails und Exporte, etwa your-name. Buchstaben, Ziffern, - und _, beginnend mit einem Buchstaben. Leer: aus der Beschriftung gebildet.',
    },
  },
  validate: accepts<string | null | undefined>((value) => !value?.trim() || parseFieldName(value) !== undefined, {
    en: 'Begin with a letter, and use only letters, digits, - _ : and dots.',
    de: 'Mit einem Buchstaben beginnen und nur Buchstaben, Ziffern, - _ : und Punkte verwenden.',
  }),
}

export const label: TextField = {
  name: 'label',
  label: { en: 'Label', de: 'Beschriftung' },
  type: 'text',
  required: true,
  localized: true,
  maxLength: MAX_LABEL,
  admin: { width: '50%' },
}
export const hint: Field = {
  name: 'hint',
  label: { en: 'Hint below the label', de: 'Hinweis unter der Beschriftung' },
  type: 'text',
  localized: true,
  maxLength: MAX_LABEL,
}
export const required: Field = {
  name: 'required',
  label: { en: 'Required', de: 'Pflichtfeld' },
  type: 'checkbox',
  defaultValue: false,
}
export const placeholder: Field = {
  name: 'placeholder',
  label: { en: 'Placeholder', de: 'Platzhalter' },
  type: 'text',
  localized: true,
  maxLength: MAX_LABEL,
  admin: { width: '50%' },
}
export const defaultValue: Field = {
  name: 'defaultValue',
  label: { en: 'Default', de: 'Vorgabe' },
  type: 'text',
  localized: true,
  maxLength: 2000,
  admin: { width: '50%' },
}
export const autocomplete: Field = {
  name: 'autocomplete',
  label: { en: 'What browsers may autofill', de: 'Was Browser automatisch ausfüllen dürfen' },
  type: 'text',
  maxLength: 100,
  admin: {
    description: {
      en: 'Such as name, email, tel, organization. Empty: nothing.',
      de: 'Etwa name, email, tel, organization. Leer: nichts.',
    },
    width: '50%',
  },
  validate: accepts<string | null | undefined>((value) => !value || /^[a-z]+(?:[ -][0-9a-z]+)*$/.test(value), {
    en: 'Use a token of HTML, such as email.',
    de: 'Ein Kürzel aus HTML verwenden, etwa email.',
  }),
}
export const lengths: Field = {
  type: 'row',
  fields: [
    {
      name: 'minLength',
      label: { en: 'Shortest, in characters', de: 'Mindestlänge in Zeichen' },
      type: 'number',
      min: 1,
      max: 100_000,
    },
    {
      name: 'maxLength',
      label: { en: 'Longest, in characters', de: 'Höchstlänge in Zeichen' },
      type: 'number',
      min: 1,
      max: 100_000,
    },
  ],
}
export const choices: Field = {
  name: 'choices',
  label: { en: 'Choices, one per line', de: 'Auswahl, eine Möglichkeit pro Zeile' },
  type: 'textarea',
  required: true,
  localized: true,
  maxLength: 20_000,
  validate: accepts<string | null | undefined>((value) => (value ?? '').trim() !== '', {
    en: 'Give at least one choice.',
    de: 'Mindestens eine Möglichkeit angeben.',
  }),
}

/** Fields beside one another. */
export const row = (...fields: Field[]): Field => ({ type: 'row', fields })
export const bounds: Field = row(
  { name: 'min', label: { en: 'Smallest', de: 'Kleinster Wert' }, type: 'number' },
  { name: 'max', label: { en: 'Largest', de: 'Größter Wert' }, type: 'number' },
  { name: 'step', label: { en: 'Step', de: 'Schrittweite' }, type: 'number' },
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
