import type { FieldType } from '../../core/field-type.ts'
import type { LineControl } from '../../core/template/control-parts.ts'
import { boundsOf, numberControl, numberRules, numbersOf, writtenNumber } from '../../core/template/number-control.ts'
import { typedValue } from '../../core/template/text-line.ts'

/** Bounds of a scale that names none, as browsers have them. */
const BOUNDS = { min: '0', max: '100' } as const

/** A number on a scale. */
export const fieldType = {
  tags: [
    {
      type: 'range',
      isNamed: true,
      canBeStarred: true,
      isMailed: true,
      rules: { group: 'number', of: (tag, context) => numberRules(tag, boundsOf(tag, BOUNDS), context) },
      control(tag, context): LineControl<'range'> {
        const { min, max } = boundsOf(tag, BOUNDS)
        const control = numberControl(tag, 'range', { min, max }, context)
        return control.value === '' ? { ...control, value: middleOf(Number(min), Number(max)) } : control
      },
      firstValues: typedValue,
      example: () => '1',
    },
  ],
  written: {
    toTag: (raw) => writtenNumber(raw),
    fromTag: { options: /^(?:min|max|step):.+$/i, read: numbersOf },
  },
} as const satisfies FieldType

/** Default value of a range input. */
function middleOf(min: number, max: number): string {
  return String(min < max ? (min + max) / 2 : min)
}
