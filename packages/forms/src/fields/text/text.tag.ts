import type { FieldType } from '../../core/field-type.ts'
import { textControl } from '../../core/template/line-control.ts'
import { lineRules, typedValue, WRITTEN_LINE } from '../../core/template/text-line.ts'

/** A line of text. */
export const fieldType = {
  tags: [
    {
      type: 'text',
      isNamed: true,
      canBeStarred: true,
      isMailed: true,
      rules: { group: 'line', of: lineRules },
      control: (tag, context) => textControl(tag, 'text', context),
      firstValues: typedValue,
    },
  ],
  written: WRITTEN_LINE,
} as const satisfies FieldType
