import { given } from '@vitrine/content/core'
import { autocompleteOption, flagOption } from '../../core/block-values.ts'
import type { FieldType } from '../../core/field-type.ts'
import { choiceOption, choicesOfTag, choiceValues, writtenChoices } from '../../core/template/choices.ts'
import { classNameOf, named, requiredClass, typed } from '../../core/template/control-basics.ts'
import type { Option, Typed } from '../../core/template/control-parts.ts'
import { defaultsOf } from '../../core/template/defaults.ts'
import type { FormTag } from '../../core/template/form-tag.ts'
import { hasOption, optionOf } from '../../core/template/options.ts'
import { requiredRule } from '../../core/template/rule-parts.ts'

export interface SelectControl extends Omit<Typed, 'value' | 'placeholder'> {
  readonly kind: 'select'
  readonly multiple: boolean
  readonly size?: number
  readonly options: readonly Option[]
}

/** A list of choices. */
export const fieldType = {
  tags: [
    {
      type: 'select',
      isNamed: true,
      canBeStarred: true,
      isMailed: true,
      choices(tag, lists) {
        const values = choiceValues(tag, lists)
        return hasOption(tag, 'first_as_label') ? values.slice(1) : values
      },
      rules: { group: 'select', of: requiredRule },
      control(tag, { renderContext, taken }): SelectControl {
        const multiple = hasOption(tag, 'multiple')
        const values = choiceValues(tag, renderContext.lists)
        const defaults = defaultsOf(tag, values, renderContext, { several: multiple })
        const options = values.map((value) => choiceOption(value, defaults))
        const { value: _, placeholder: __, ...input } = typed(tag, undefined, undefined)
        return {
          kind: 'select',
          ...named(tag, classNameOf(tag, requiredClass(tag)), taken),
          ...input,
          multiple,
          ...given({ size: sizeOf(tag, multiple) }),
          options: withFirst(tag, options, renderContext.texts.chooseOption),
        }
      },
      firstValues({ options, multiple }: SelectControl) {
        const chosen = options.filter((option) => option.chosen)
        // Of a list that drops down, something is always chosen.
        const shown = chosen.length > 0 || multiple ? chosen : options.slice(0, 1)
        return shown.map(({ value }) => value)
      },
      example: ({ values: [first = 'Example'] }) => first,
    },
  ],
  written: {
    canBeRequired: true,
    toTag(raw) {
      const { values, chosen } = writtenChoices(raw)
      const flags = [...flagOption(raw, 'multiple'), ...flagOption(raw, 'includeBlank', 'include_blank')]
      return { options: [...autocompleteOption(raw), ...flags, ...chosen], values }
    },
    fromTag: {
      options: /^(?:multiple|include_blank|default:\d+)$/i,
      read: (tag) => ({
        ...choicesOfTag(tag),
        multiple: hasOption(tag, 'multiple'),
        includeBlank: hasOption(tag, 'include_blank'),
      }),
    },
  },
} as const satisfies FieldType

/** @param blank Shown where nothing is chosen yet. [reference 7] */
function withFirst(tag: FormTag, options: readonly Option[], blank: string): readonly Option[] {
  const [first, ...others] = options
  if (!first || hasOption(tag, 'include_blank')) {
    return [{ value: '', label: blank, chosen: false }, ...options]
  }
  return hasOption(tag, 'first_as_label') ? [{ value: '', label: first.label, chosen: false }, ...others] : options
}

function sizeOf(tag: FormTag, multiple: boolean): number | undefined {
  const size = Number(optionOf(tag, 'size', 'integer') ?? 0)
  if (size > 0) return size
  return hasOption(tag, 'size') ? (multiple ? 4 : 1) : undefined
}
