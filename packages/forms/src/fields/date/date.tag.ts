import { dayAt, given } from '@vitrine/content/core'
import { autocompleteOption, defaultValues } from '../../core/block-values.ts'
import type { FieldType } from '../../core/field-type.ts'
import type { LineControl } from '../../core/template/control-parts.ts'
import { dateOf, dateOptionOf } from '../../core/template/dates.ts'
import { lineControl } from '../../core/template/line-control.ts'
import { optionOf } from '../../core/template/options.ts'
import { boundRule, requiredRule } from '../../core/template/rule-parts.ts'
import { typedOf } from '../../core/template/tag-values.ts'
import { typedValue } from '../../core/template/text-line.ts'

/** A day. */
export const fieldType = {
  tags: [
    {
      type: 'date',
      isNamed: true,
      canBeStarred: true,
      isMailed: true,
      rules: {
        group: 'date',
        of(tag, context) {
          const { messages, renderContext } = context
          const field = tag.name
          return [
            ...requiredRule(tag, context),
            { rule: 'date', field, error: messages.invalid_date },
            ...boundRule('mindate', field, dateOptionOf(tag, 'min', renderContext), messages.date_too_early),
            ...boundRule('maxdate', field, dateOptionOf(tag, 'max', renderContext), messages.date_too_late),
          ]
        },
      },
      control(tag, context): LineControl<'date'> {
        const { renderContext } = context
        const control = lineControl(tag, 'date', context, 'wpcf7-validates-as-date')
        return {
          ...control,
          value: dateOf(control.value, renderContext) ?? control.value,
          ...given({
            min: dateOptionOf(tag, 'min', renderContext),
            max: dateOptionOf(tag, 'max', renderContext),
            step: optionOf(tag, 'step', 'integer'),
          }),
        }
      },
      firstValues: typedValue,
      example: (_, { now, timeZone }) => dayAt(now, timeZone),
    },
  ],
  written: {
    canBeRequired: true,
    toTag: (raw) => ({
      options: [...autocompleteOption(raw), ...day(raw.min, 'min'), ...day(raw.max, 'max')],
      values: defaultValues(raw),
    }),
    fromTag: {
      // Days in words are those of today; a block has days of the calendar.
      options: /^(?:min|max):\d{4}-\d{2}-\d{2}$/i,
      read: (tag) => ({
        ...typedOf(tag),
        ...given({ min: optionOf(tag, 'min', 'date'), max: optionOf(tag, 'max', 'date') }),
      }),
    },
  },
} as const satisfies FieldType

function day(raw: unknown, name: 'min' | 'max'): readonly string[] {
  const match = typeof raw === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(raw) : null
  return match ? [`${name}:${match[0]}`] : []
}
