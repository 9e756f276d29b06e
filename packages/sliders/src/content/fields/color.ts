import { accepts } from '@vitrine/content/answers'
import type { AdminLabel } from '@vitrine/kit/core'
import type { Condition, Field } from 'payload'
import { parseColor, STOPS, THEME_COLORS } from '../../core/model/paint.ts'
import { choiceOf, numberOf } from './options.ts'

const NAMES = THEME_COLORS.join(', ')

/** A colour of the theme or any other. */
export function colorField(name: string, label: AdminLabel, condition?: Condition): Field {
  return {
    name,
    label,
    type: 'text',
    maxLength: 9,
    admin: {
      placeholder: 'accent',
      description: {
        en: `One of the theme (${NAMES}), or #rrggbb, or #rrggbbaa.`,
        de: `Eine des Themes (${NAMES}) oder #rrggbb oder #rrggbbaa.`,
      },
      ...(condition && { condition }),
    },
    validate: accepts<string | null | undefined>((value) => !value || parseColor(value) !== undefined, {
      en: `Write ${NAMES}, or # and six or eight digits from 0 to f.`,
      de: `${NAMES} angeben oder # und sechs oder acht Ziffern von 0 bis f.`,
    }),
  }
}

export const gradientField: Field = {
  name: 'gradient',
  label: { en: 'Gradient', de: 'Verlauf' },
  type: 'group',
  admin: { condition: (_, siblings) => siblings?.kind === 'gradient' },
  fields: [
    {
      type: 'row',
      fields: [
        choiceOf('kind', 'Form', {
          linear: { en: 'From side to side', de: 'Von Seite zu Seite' },
          radial: { en: 'From the middle', de: 'Von der Mitte aus' },
        }),
        numberOf(
          'angle',
          { en: 'Angle in degrees', de: 'Winkel in Grad' },
          { min: -360, max: 360, default: 180 },
          { help: { en: '180 runs from top to bottom.', de: '180 verläuft von oben nach unten.' } },
        ),
      ],
    },
    {
      name: 'stops',
      labels: { singular: { en: 'Stop', de: 'Farbe' }, plural: { en: 'Stops', de: 'Farben' } },
      label: { en: 'Colours', de: 'Farben' },
      type: 'array',
      minRows: STOPS.min,
      maxRows: STOPS.max,
      fields: [
        {
          type: 'row',
          fields: [
            colorField('color', { en: 'Colour', de: 'Farbe' }),
            numberOf('at', { en: 'Place in percent', de: 'Stelle in Prozent' }, { min: 0, max: 100 }),
          ],
        },
      ],
    },
  ],
}
