import { given } from '@vitrine/content/core'
import type { ControlContext } from '../field-type.ts'
import { classNameOf, lengths, named, requiredClass, typed } from './control-basics.ts'
import type { LineControl } from './control-parts.ts'
import { defaultsOf } from './defaults.ts'
import type { FormTag } from './form-tag.ts'
import { optionOf, sizesOf } from './options.ts'

/** Longest text of a line that names no limit, in UTF-16 units. [reference 9.5] */
export const DEFAULT_LINE_LENGTH = 400

/** Characters that a field is wide that names no width. */
export const DEFAULT_SIZE = 40

/** A line of text. */
export function textControl<Type extends string>(
  tag: FormTag,
  type: Type,
  context: ControlContext,
  ...classes: readonly string[]
): LineControl<Type> {
  const sizes = sizesOf(tag)
  return {
    ...lineControl(tag, type, context, ...classes),
    size: sizes.size ?? DEFAULT_SIZE,
    ...lengths(sizes, DEFAULT_LINE_LENGTH),
    ...given({ list: optionOf(tag, 'list', 'word') }),
  }
}

/** Properties shared by all one-line inputs. @param classes Classes of its kind. */
export function lineControl<Type extends string>(
  tag: FormTag,
  type: Type,
  { renderContext, taken }: ControlContext,
  ...classes: readonly string[]
): LineControl<Type> {
  const [fallback] = defaultsOf(tag, tag.values, renderContext, { several: false })
  return {
    kind: 'line',
    type,
    ...named(tag, classNameOf(tag, requiredClass(tag), ...classes), taken),
    ...typed(tag, tag.values[0], fallback),
  }
}
