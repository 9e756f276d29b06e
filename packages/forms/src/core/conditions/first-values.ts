import type { Entries } from '../entries.ts'
import type { Submitted } from '../submitted.ts'
import type { Control } from '../template/control.ts'
import type { FormTag } from '../template/form-tag.ts'
import { declarationOf } from '../template/tag-types.ts'
import { type FieldValues, valuesOf } from './condition.ts'

/** A field with what is shown for it. */
interface Shown {
  readonly tag: Pick<FormTag, 'basetype' | 'name'>
  readonly control: Control
}

/** Values of a form when it is first shown: those that the visitor typed before, else each field's default. */
export function firstValues(fields: readonly Shown[], posted: Submitted): FieldValues {
  const entries: Entries = fields.flatMap(({ tag, control }): Entries => {
    const { name } = tag
    if (name === '') return []
    const declaration = declarationOf(tag)
    const isRestored = !declaration?.isGivenAnew && Object.hasOwn(posted, name)
    const values = isRestored ? [posted[name] ?? []].flat() : (declaration?.firstValues?.(control) ?? [])
    // Keys keep the values of a list from replacing each other.
    return values.map((value, index) => [`${name}[${index}]`, value])
  })
  return valuesOf(entries)
}
