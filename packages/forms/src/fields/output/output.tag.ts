import type { FieldType } from '../../core/field-type.ts'
import { classNameOf, named, shownText } from '../../core/template/control-basics.ts'
import type { Named } from '../../core/template/control-parts.ts'

export interface OutputControl extends Named {
  readonly kind: 'output'
  readonly value: string
}

/** Shows the value of another field. */
export const fieldType = {
  tags: [
    {
      type: 'output',
      isNamed: true,
      isMailed: false,
      control: (tag, { taken }): OutputControl => ({
        kind: 'output',
        ...named(tag, classNameOf(tag), taken),
        value: shownText(tag.values[0] ?? ''),
      }),
    },
  ],
} as const satisfies FieldType
