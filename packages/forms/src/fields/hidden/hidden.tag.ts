import { defaultValues, lineOptions } from '../../core/block-values.ts'
import type { FieldType } from '../../core/field-type.ts'
import { classNameOf, named, shownText } from '../../core/template/control-basics.ts'
import type { Named } from '../../core/template/control-parts.ts'
import { defaultsOf } from '../../core/template/defaults.ts'
import { typedOf } from '../../core/template/tag-values.ts'
import { typedValue } from '../../core/template/text-line.ts'

export interface HiddenControl extends Named {
  readonly kind: 'hidden'
  readonly value: string
}

/** A value that is sent with the form, and that nobody sees. */
export const fieldType = {
  tags: [
    {
      type: 'hidden',
      isNamed: true,
      isMailed: true,
      isBlock: true,
      control(tag, { renderContext, taken }): HiddenControl {
        const [value = tag.values[0] ?? ''] = defaultsOf(tag, tag.values, renderContext, { several: false })
        return { kind: 'hidden', ...named(tag, classNameOf(tag), taken), value: shownText(value) }
      },
      firstValues: typedValue,
      example: ({ values: [value = ''] }) => value,
    },
  ],
  written: {
    toTag: (raw) => ({ options: lineOptions(raw), values: defaultValues(raw) }),
    fromTag: { hasNoLabel: true, read: typedOf },
  },
} as const satisfies FieldType
