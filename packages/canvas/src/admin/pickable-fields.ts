import { namedFields } from '../core/named-fields.ts'
import type { PickableField } from '../core/picked-field.ts'
import { isStored, rowsOf, type Stored } from '../core/stored.ts'
import { besideOf } from './besides-of.ts'
import type { FormField } from './block-rules-of.ts'
import { isChosen } from './picked-form.ts'

/**
 * Finds the fields of a block that can be chosen on the page, those in its rows as well, and none of blocks in it. Some of
 * them are not drawn.
 */
export function pickableFields(
  fields: readonly FormField[],
  stored: Stored,
  wordOf: (label: unknown) => string,
): readonly PickableField[] {
  return inFields(fields, stored, { mark: [], label: [], wordOf })
}

interface Around {
  /** Names and ids of rows on the way. */
  readonly mark: readonly string[]
  readonly label: readonly string[]
  readonly wordOf: (label: unknown) => string
}

function inFields(fields: readonly FormField[], stored: Stored, around: Around): readonly PickableField[] {
  return namedFields(fields).flatMap((field): readonly PickableField[] => {
    const name = field.name ?? ''
    const mark = [...around.mark, name]
    const label = around.wordOf(field.label ?? name)
    const value = stored[name]
    if (isChosen(field)) {
      const named = { field: mark.join('.'), label: [...around.label, label].join(', ') }
      const beside = besideOf(field, named.field)
      return [{ ...named, ...(beside && { beside }) }]
    }
    if (field.type === 'group') {
      return isStored(value) ? inFields(field.fields ?? [], value, { ...around, mark }) : []
    }
    if (field.type !== 'array') return []
    const row = around.wordOf(field.labels?.singular ?? field.label ?? name)
    return rowsOf(value).flatMap((inner, index) =>
      typeof inner.id === 'string'
        ? inFields(field.fields ?? [], inner, {
            ...around,
            mark: [...mark, inner.id],
            label: [...around.label, `${row} ${index + 1}`],
          })
        : [],
    )
  })
}
