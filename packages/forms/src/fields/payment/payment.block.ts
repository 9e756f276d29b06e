import { accepts } from '@vitrine/content/answers'
import { area, disc, lines, outline } from '@vitrine/kit/fields'
import type { FieldBlock } from '../../content/field-block.ts'
import { hint, label, name, row } from '../../content/field-parts.ts'

export const block: FieldBlock = {
  label: { en: 'Payment', de: 'Zahlung' },
  thumbnail: [
    outline(10, 7, 28, 18),
    area(10, 10.5, 28, 3.5),
    lines(13, 18.5, 9),
    disc(31.6, 20.5, 1.8),
    disc(34, 20.5, 1.8),
  ],
  fields: [
    row(label, name),
    hint,
    row(
      {
        name: 'amount',
        label: { en: 'Amount', de: 'Betrag' },
        type: 'number',
        required: true,
        min: 0.01,
        max: 1_000_000,
        admin: { width: '33%' },
      },
      {
        name: 'currency',
        label: { en: 'Currency', de: 'Währung' },
        type: 'text',
        required: true,
        defaultValue: 'EUR',
        maxLength: 3,
        admin: { width: '33%' },
        validate: accepts<string | null | undefined>((value) => /^[A-Za-z]{3}$/.test(value ?? ''), {
          en: 'Give a currency of three letters, such as EUR.',
          de: 'Eine Währung aus drei Buchstaben angeben, etwa EUR.',
        }),
      },
      {
        name: 'payLabel',
        label: { en: 'Text of the button', de: 'Text der Schaltfläche' },
        type: 'text',
        localized: true,
        maxLength: 60,
        admin: { width: '33%' },
      },
    ),
  ],
}
