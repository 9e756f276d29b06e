import { accepts } from '@vitrine/content/answers'
import { outline, stroke, title } from '@vitrine/kit/fields'
import type { FieldBlock } from '../../content/field-block.ts'
import { hint, label, name, row } from '../../content/field-parts.ts'
import { hasAnswer } from './quiz.tag.ts'

export const block: FieldBlock = {
  label: { en: 'Question with one answer', de: 'Frage mit einer Antwort' },
  thumbnail: [
    title(8, 8, 18),
    stroke('M30 8.4a1.6 1.6 0 1 1 2.2 1.6c-.5.2-.6.5-.6 1M31.6 12.2v.1'),
    outline(8, 15, 14, 8),
  ],
  fields: [
    row(label, name),
    hint,
    {
      name: 'questions',
      label: { en: 'Questions and answers, one per line', de: 'Fragen und Antworten, eine pro Zeile' },
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 5000,
      admin: {
        description: {
          en: 'Such as: Which is larger, 2 or 8?|8. Each visitor gets one of them.',
          de: 'Etwa: Was ist größer, 2 oder 8?|8. Jeder Besucher erhält eine davon.',
        },
      },
      validate: accepts<string | null | undefined>(
        (value) => (value ?? '').split('\n').every((line) => line.trim() === '' || hasAnswer(line)),
        {
          en: 'Give each question its answer after a bar, such as: Which is larger, 2 or 8?|8',
          de: 'Jeder Frage ihre Antwort nach einem senkrechten Strich geben, etwa: Was ist größer, 2 oder 8?|8',
        },
      ),
    },
  ],
}
