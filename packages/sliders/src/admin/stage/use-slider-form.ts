'use client'

import { useAllFormFields, useForm } from '@payloadcms/ui'
import { rowState, useFormSteps, useRowsAfterAnswers } from '@vitrine/canvas/admin'
import { rowsOf, type Stored, valueAt } from '@vitrine/canvas/core'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useDeferredValue, useMemo } from 'react'
/** A slider as the form around it holds it, and ways to change it. */
export interface SliderForm {
  /** The whole slider. */
  readonly data: Stored
  readonly slides: readonly Stored[]
  /** Paths of fields that are wrong, within the slides. */
  readonly faults: readonly string[]
  /** Current value at a path within the slides, also before it is rendered. */
  latest(path: string): unknown
  /** Sets fields of the form, by their paths within the slides: `0.layers.1.place.desktop.dx`. */
  set(values: Readonly<Record<string, unknown>>): void
  /** Rows of a list within the slides, by its path; an empty path is the list of slides itself. */
  insert(list: string, index: number, row: Stored): void
  move(list: string, from: number, to: number): void
  remove(list: string, index: number): void
  duplicate(list: string, index: number): void
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
}

/** @param path Of the field of slides. */
export function useSliderForm(path: string): SliderForm {
  const [fields] = useAllFormFields()
  const { addFieldRow, dispatchFields, getDataByPath, getFields, moveFieldRow, removeFieldRow, setModified } = useForm()
  // Typing must not wait for what is drawn of it.
  const shown = useDeferredValue(fields)
  const data = useMemo(() => reduceFieldsToValues(shown, true) as Stored, [shown])
  const slides = useMemo(() => rowsOf(valueAt(data, path)), [data, path])
  const faults = useMemo(() => faultsOf(shown, path), [shown, path])

  useRowsAfterAnswers()
  const { undo, redo } = useFormSteps(path, shown)
  const listAt = (list: string) => (list === '' ? path : `${path}.${list}`)

  return {
    data,
    slides,
    faults,
    undo,
    redo,
    latest: (name) => getDataByPath(`${path}.${name}`),
    set(values) {
      // Payload's own update of a field forgets that others were changed, and what is being saved would take their place.
      const changed = Object.entries(values).map(([name, value]) => {
        const at = `${path}.${name}`
        return [at, { ...getFields()[at], value, isModified: true }]
      })
      dispatchFields({ type: 'UPDATE_MANY', formState: Object.fromEntries(changed) })
      setModified(true)
    },
    insert(list, index, row) {
      const at = listAt(list)
      addFieldRow({
        path: at,
        schemaPath: at,
        rowIndex: index,
        blockType: String(row.blockType),
        subFieldState: rowState(row),
      })
    },
    move: (list, from, to) => moveFieldRow({ moveFromIndex: from, moveToIndex: to, path: listAt(list) }),
    remove: (list, index) => removeFieldRow({ path: listAt(list), rowIndex: index }),
    duplicate(list, index) {
      dispatchFields({ type: 'DUPLICATE_ROW', path: listAt(list), rowIndex: index })
      setModified(true)
    },
  }
}

function faultsOf(fields: FormState, path: string): readonly string[] {
  return Object.entries(fields).flatMap(([name, { valid }]) =>
    valid === false && name.startsWith(`${path}.`) ? [name.slice(path.length + 1)] : [],
  )
}
