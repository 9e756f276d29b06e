import type { FieldType } from '../../core/field-type.ts'
import { classNameOf, named, shownText } from '../../core/template/control-basics.ts'
import type { Named } from '../../core/template/control-parts.ts'

/** Shows what is typed into the field of the same name. */
export interface ReflectionControl extends Named {
  readonly kind: 'reflection'
  /** Shown while the field is empty. */
  readonly defaults: readonly string[]
}

/** Shows all values of another field. */
export const fieldType = {
  tags: [
    {
      type: 'reflection',
      isNamed: true,
      isMailed: false,
      isBlock: true,
      element: 'fieldset',
      control: (tag, { taken }): ReflectionControl => ({
        kind: 'reflection',
        ...named(tag, classNameOf(tag), taken),
        defaults: tag.values.map(shownText),
      }),
    },
  ],
} as const satisfies FieldType
