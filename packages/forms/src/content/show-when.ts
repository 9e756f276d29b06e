import { accepts } from '@vitrine/content/answers'
import type { Field } from 'payload'
import { parseFieldName } from '../core/field-name.ts'

/** Tests for a value need one to compare with; tests for "filled" and "empty" need none. */
const compares = (is: unknown) => is !== 'filled' && is !== 'empty'

/** Condition under which a field or group is shown, which editors build as a sentence. */
export const showWhen: Field = {
  name: 'showWhen',
  label: { en: 'When it is shown', de: 'Wann es erscheint' },
  type: 'group',
  admin: {
    description: {
      en: 'Empty: always. Otherwise only while these conditions on fields further up are met. A field that is not shown is neither required nor stored nor mailed.',
      de: 'Leer: immer. Sonst nur, solange diese Bedingungen an Felder weiter oben erfüllt sind. Ein Feld, das nicht erscheint, ist weder Pflicht, noch wird es gespeichert oder gemailt.',
    },
  },
  fields: [
    {
      name: 'tests',
      label: { en: 'Only if', de: 'Nur wenn' },
      labels: { singular: { en: 'condition', de: 'Bedingung' }, plural: { en: 'conditions', de: 'Bedingungen' } },
      type: 'array',
      maxRows: 20,
      admin: { initCollapsed: false },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'field',
              label: { en: 'The field', de: 'Das Feld' },
              type: 'text',
              required: true,
              maxLength: 100,
              admin: {
                width: '33%',
                components: { Field: '@vitrine/forms/admin#TestedField' },
              },
              validate: accepts<string | null | undefined>((value) => parseFieldName(value) !== undefined, {
                en: 'Choose a field further up.',
                de: 'Ein Feld weiter oben wählen.',
              }),
            },
            {
              name: 'is',
              label: { en: 'Is', de: 'Ist' },
              type: 'select',
              required: true,
              defaultValue: 'equals',
              options: [
                { label: { en: 'is exactly', de: 'genau gleich' }, value: 'equals' },
                { label: { en: 'is not', de: 'nicht gleich' }, value: 'notEquals' },
                { label: { en: 'contains', de: 'enthält' }, value: 'contains' },
                { label: { en: 'is answered', de: 'beantwortet' }, value: 'filled' },
                { label: { en: 'is not answered', de: 'nicht beantwortet' }, value: 'empty' },
              ],
              admin: { width: '33%' },
            },
            {
              name: 'value',
              label: { en: 'This', de: 'Dies' },
              type: 'text',
              localized: true,
              maxLength: 500,
              admin: {
                width: '33%',
                components: { Field: '@vitrine/forms/admin#TestedValue' },
                description: {
                  en: 'A choice as it is written there. Case does not matter.',
                  de: 'Eine Auswahl, wie sie dort steht. Groß- und Kleinschreibung zählt nicht.',
                },
                condition: (_, test) => compares(test?.is),
              },
            },
          ],
        },
      ],
    },
    {
      name: 'match',
      label: { en: 'With several conditions', de: 'Bei mehreren Bedingungen' },
      type: 'radio',
      defaultValue: 'all',
      options: [
        { label: { en: 'all must be true', de: 'alle müssen zutreffen' }, value: 'all' },
        { label: { en: 'one is enough', de: 'eine genügt' }, value: 'any' },
      ],
      admin: { layout: 'horizontal', condition: (_, condition) => (condition?.tests?.length ?? 0) > 1 },
    },
  ],
}
