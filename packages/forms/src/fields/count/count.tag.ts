import { given } from '@vitrine/content/core'
import type { FieldType } from '../../core/field-type.ts'
import { classNameOf, named } from '../../core/template/control-basics.ts'
import type { Named } from '../../core/template/control-parts.ts'
import { hasOption, sizesOf } from '../../core/template/options.ts'

/** Counts what is typed into the field of the same name. */
export interface CountControl extends Named {
  readonly kind: 'count'
  readonly direction: 'up' | 'down'
  readonly startingValue: number
  readonly maximum?: number
  readonly minimum?: number
}

/** The number of characters that are typed, or left. */
export const fieldType = {
  tags: [
    {
      type: 'count',
      isNamed: true,
      isMailed: false,
      control(tag, { tags, taken }): CountControl {
        const direction = hasOption(tag, 'down') ? 'down' : 'up'
        const target = tags.find((other) => other.name === tag.name && other.basetype !== 'count')
        const { maxlength, minlength } = target ? sizesOf(target) : {}
        const contradict = maxlength !== undefined && minlength !== undefined && minlength > maxlength
        const bounds = contradict ? {} : given({ maximum: maxlength, minimum: minlength })
        const className = ['wpcf7-character-count', direction, ...classNameOf(tag).split(' ').slice(2)].join(' ')
        return {
          kind: 'count',
          ...named(tag, className, taken),
          direction,
          startingValue: direction === 'down' ? (bounds.maximum ?? 0) : 0,
          ...bounds,
        }
      },
    },
  ],
} as const satisfies FieldType
