import { numberOption } from '../../core/block-values.ts'
import type { FieldType, RawField } from '../../core/field-type.ts'
import { boundsOf, numberControl, numberRules, numbersOf, writtenNumber } from '../../core/template/number-control.ts'
import { typedValue } from '../../core/template/text-line.ts'

/** A number that is typed, or changed by pressing. */
export const fieldType = {
  tags: [
    {
      type: 'number',
      isNamed: true,
      canBeStarred: true,
      isMailed: true,
      rules: { group: 'number', of: (tag, context) => numberRules(tag, boundsOf(tag), context) },
      control: (tag, context) => numberControl(tag, 'number', boundsOf(tag), context),
      firstValues: typedValue,
      example: () => '1',
    },
  ],
  written: {
    canBeRequired: true,
    toTag: (raw) => writtenNumber(raw, least(raw)),
    beside: (_, { buttons }) => (buttons === true ? { buttons } : {}),
    fromTag: {
      options: /^(?:placeholder|watermark|(?:min|max|step):.+)$/i,
      read: numbersOf,
    },
  },
} as const satisfies FieldType

/** The minimum; what is changed by pressing cannot be less than nothing. */
function least(raw: RawField): readonly string[] {
  const own = numberOption(raw, 'min')
  return own.length === 0 && raw.buttons === true ? ['min:0'] : own
}
