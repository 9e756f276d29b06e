import type { FieldType } from '../../core/field-type.ts'
import {
  choicesControl,
  choicesOfTag,
  choiceValues,
  chosenValues,
  writtenChoices,
} from '../../core/template/choices.ts'
import { oneItem } from '../../core/template/rule-parts.ts'

/** Buttons of which one is chosen. */
export const fieldType = {
  tags: [
    {
      type: 'radio',
      isNamed: true,
      isMailed: true,
      choices: choiceValues,
      rules: {
        group: 'choices',
        of: ({ name }, { messages }) => [
          { rule: 'required', field: name, error: messages.invalid_required },
          oneItem(name),
        ],
      },
      control: (tag, context) => choicesControl(tag, 'radio', context),
      firstValues: chosenValues,
      example: ({ values: [first = 'Example'] }) => first,
    },
  ],
  written: {
    toTag(raw) {
      const { values, chosen } = writtenChoices(raw)
      return { options: ['use_label_element', ...chosen], values }
    },
    fromTag: { options: /^(?:use_label_element|default:\d+)$/i, read: choicesOfTag },
  },
} as const satisfies FieldType
