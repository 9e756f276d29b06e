import type { Condition, Field } from 'payload'
import { parseColor, STOPS, THEME_COLORS } from '../../core/model/paint.ts'
import { choiceOf, numberOf } from './options.ts'

const NAMES = THEME_COLORS.join(', ')

/** A colour of the theme or any other. */
export function colorField(name: string, label: string, condition?: Condition): Field {
  return {
    name,
    label,
    type: 'text',
    maxLength: 9,
    admin: {
      placeholder: 'accent',
      description: `One of the theme (${NAMES}), or #rrggbb, or #rrggbbaa.`,
      ...(condition && { condition }),
    },
    validate: (value: string | null | undefined) =>
      !value || parseColor(value) !== undefined || `Write ${NAMES}, or # and six or eight digits from 0 to f.`,
  }
}

export const gradientField: Field = {
  name: 'gradient',
  label: 'Gradient',
  type: 'group',
  admin: { condition: (_, siblings) => siblings?.kind === 'gradient' },
  fields: [
    {
      type: 'row',
      fields: [
        choiceOf('kind', 'Form', { linear: 'From side to side', radial: 'From the middle' }),
        numberOf(
          'angle',
          'Angle in degrees',
          { min: -360, max: 360, default: 180 },
          { help: '180 runs from top to bottom.' },
        ),
      ],
    },
    {
      name: 'stops',
      label: 'Colours',
      type: 'array',
      minRows: STOPS.min,
      maxRows: STOPS.max,
      fields: [
        {
          type: 'row',
          fields: [colorField('color', 'Colour'), numberOf('at', 'Place in percent', { min: 0, max: 100 })],
        },
      ],
    },
  ],
}
