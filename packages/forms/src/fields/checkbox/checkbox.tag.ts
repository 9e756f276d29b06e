import { flagOption } from '../../core/block-values.ts'
import type { FieldType } from '../../core/field-type.ts'
import {
  choicesControl,
  choicesOfTag,
  choiceValues,
  chosenValues,
  writtenChoices,
} from '../../core/template/choices.ts'
import { hasOption } from '../../core/template/options.ts'
import { oneItem, requiredRule } from '../../core/template/rule-parts.ts'
import { flagOf } from '../../core/template/tag-values.ts'

/** Boxes of which several may be ticked, or one. */
export const fieldType = {
  tags: [
    {
      type: 'checkbox',
      isNamed: true,
      canBeStarred: true,
      isMailed: true,
      choices: choiceValues,
      rules: {
        group: 'choices',
        of: (tag, context) => [
          ...requiredRule(tag, context),
          ...(hasOption(tag, 'exclusive') ? [oneItem(tag.name)] : []),
        ],
      },
      control: (tag, context) => choicesControl(tag, 'checkbox', context),
      firstValues: chosenValues,
      example: ({ values: [first = 'Example'] }) => first,
    },
  ],
  written: {
    canBeRequired: true,
    toTag(raw) {
      const { values, chosen } = writtenChoices(raw)
      return { options: ['use_label_element', ...flagOption(raw, 'exclusive'), ...chosen], values }
    },
    fromTag: {
      options: /^(?:use_label_element|exclusive|default:\d+)$/i,
      read: (tag) => ({ ...choicesOfTag(tag), ...flagOf(tag, 'exclusive') }),
    },
  },
} as const satisfies FieldType
