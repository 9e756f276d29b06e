import type { FieldType } from '../../core/field-type.ts'
import { textControl } from '../../core/template/line-control.ts'
import { lineRules, typedValue, WRITTEN_LINE } from '../../core/template/text-line.ts'

/** A telephone number. */
export const fieldType = {
  tags: [
    {
      type: 'tel',
      isNamed: true,
      canBeStarred: true,
      isMailed: true,
      rules: {
        group: 'line',
        of: (tag, context) =>
          lineRules(tag, context, { rule: 'tel', field: tag.name, error: context.messages.invalid_tel }),
      },
      control: (tag, context) => textControl(tag, 'tel', context, 'wpcf7-text', 'wpcf7-validates-as-tel'),
      firstValues: typedValue,
      example: () => '+1 555 0100',
    },
  ],
  written: WRITTEN_LINE,
} as const satisfies FieldType
