import type { FieldType } from '../../core/field-type.ts'
import { textControl } from '../../core/template/line-control.ts'
import { lineRules, typedValue, WRITTEN_LINE } from '../../core/template/text-line.ts'

/** An address of the web. */
export const fieldType = {
  tags: [
    {
      type: 'url',
      isNamed: true,
      canBeStarred: true,
      isMailed: true,
      rules: {
        group: 'line',
        of: (tag, context) =>
          lineRules(tag, context, { rule: 'url', field: tag.name, error: context.messages.invalid_url }),
      },
      control: (tag, context) => textControl(tag, 'url', context, 'wpcf7-text', 'wpcf7-validates-as-url'),
      firstValues: typedValue,
      example: () => 'https://www.example.com/',
    },
  ],
  written: WRITTEN_LINE,
} as const satisfies FieldType
