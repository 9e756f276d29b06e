import { autocompleteOption, defaultValues, numberOption } from '../../core/block-values.ts'
import type { FieldType } from '../../core/field-type.ts'
import { classNameOf, lengths, named, requiredClass, typed } from '../../core/template/control-basics.ts'
import type { Typed } from '../../core/template/control-parts.ts'
import { defaultsOf } from '../../core/template/defaults.ts'
import { companion } from '../../core/template/form-tag.ts'
import { sizesOf } from '../../core/template/options.ts'
import { lengthRules, requiredRule } from '../../core/template/rule-parts.ts'
import { typedValue, WRITTEN_LINE } from '../../core/template/text-line.ts'

/** Longest text that names no limit, in UTF-16 units. [reference 9.5] */
const DEFAULT_LENGTH = 2000

const DEFAULT_AREA = { cols: 40, rows: 10 } as const

/** Lines of a text that an editor did not size. */
const WRITTEN_ROWS = 6

export interface AreaControl extends Typed {
  readonly kind: 'area'
  readonly cols: number
  readonly rows: number
  readonly minLength?: number
  readonly maxLength?: number
}

/** Several lines of text. */
export const fieldType = {
  tags: [
    {
      type: 'textarea',
      isNamed: true,
      canBeStarred: true,
      isMailed: true,
      rules: {
        group: 'textarea',
        of: (tag, context) => [...requiredRule(tag, context), ...lengthRules(tag, DEFAULT_LENGTH, context)],
      },
      control(tag, { renderContext, taken }): AreaControl {
        const sizes = sizesOf(tag)
        const [fallback] = defaultsOf(tag, tag.values, renderContext, { several: false })
        return {
          kind: 'area',
          ...named(tag, classNameOf(tag, requiredClass(tag)), taken),
          ...typed(tag, tag.content || tag.values[0], fallback),
          cols: sizes.cols ?? DEFAULT_AREA.cols,
          rows: sizes.rows ?? DEFAULT_AREA.rows,
          ...lengths(sizes, DEFAULT_LENGTH),
        }
      },
      firstValues: typedValue,
      example: () => 'The first line of a message.\nThe second one.',
    },
  ],
  written: {
    ...WRITTEN_LINE,
    toTag: (raw) => ({
      options: [
        ...autocompleteOption(raw),
        `rows:${WRITTEN_ROWS}`,
        ...numberOption(raw, 'minLength', 'minlength'),
        ...numberOption(raw, 'maxLength', 'maxlength'),
        // What counts down needs something to count from.
        ...(raw.counter === 'down' ? [`maxlength:${DEFAULT_LENGTH}`] : []),
      ],
      values: defaultValues(raw),
    }),
    beside: (tag, { counter }) =>
      counter === 'up' || counter === 'down'
        ? { counter: companion(tag, 'count', counter === 'down' ? ['down'] : []) }
        : {},
    fromTag: {
      ...WRITTEN_LINE.fromTag,
      options: /^(?:placeholder|watermark|(?:\d*x\d*)|(?:cols|rows|autocomplete|minlength|maxlength):.+)$/i,
    },
  },
} as const satisfies FieldType
