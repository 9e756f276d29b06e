import type { FieldType } from '../../core/field-type.ts'
import { textControl } from '../../core/template/line-control.ts'
import { lineRules, typedValue, WRITTEN_LINE } from '../../core/template/text-line.ts'

/** The address of a mailbox. */
export const fieldType = {
  tags: [
    {
      type: 'email',
      isNamed: true,
      canBeStarred: true,
      isMailed: true,
      rules: {
        group: 'line',
        of: (tag, context) =>
          lineRules(tag, context, { rule: 'email', field: tag.name, error: context.messages.invalid_email }),
      },
      control: (tag, context) => textControl(tag, 'email', context, 'wpcf7-text', 'wpcf7-validates-as-email'),
      firstValues: typedValue,
      example: () => 'visitor@example.com',
    },
  ],
  written: WRITTEN_LINE,
} as const satisfies FieldType
