'use client'

import { useAllFormFields, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { beginHistory, type History, recorded, redone, undone } from '../../core/stage/history.ts'
import { rowsOf, type Stored, valueAt } from '../../core/stage/stored.ts'
import { orphansOf } from './orphans.ts'
import { rowState } from './row-state.ts'

/** Milliseconds that an editor must rest before what was typed is a step that can be undone. */
const REST_MS = 400

/** The slides of the form at one moment. */
interface Moment {
  /** Equal texts are equal slides. */
  readonly text: string
  readonly fields: FormState
}

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

  useEffect(() => {
    for (const name of orphansOf(fields)) dispatchFields({ type: 'REMOVE', path: name })
  }, [dispatchFields, fields])

  const put = useCallback(
    (next: FormState) => {
      const others = Object.entries(getFields()).filter(([name]) => !isWithin(name, path))
      // The answer to what is being saved at this moment takes the place of values that count as saved.
      const changed = Object.entries(next).map(([name, field]) => [name, { ...field, isModified: true }])
      const state: FormState = Object.fromEntries([...others, ...changed])
      dispatchFields({ type: 'REPLACE_STATE', optimize: false, state })
      setModified(true)
    },
    [dispatchFields, getFields, path, setModified],
  )
  const current = useCallback(() => momentOf(getFields(), path), [getFields, path])
  const shownText = useMemo(() => JSON.stringify(slides), [slides])
  const { undo, redo } = useSteps({ shownText, current, put })
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

/**
 * @param options.shownText Of the slides that are drawn; the form may be ahead of them.
 * @param options.current Gives the slides of the form as they are, drawn or not: a step that was taken back and is not
 *   drawn yet must not be taken for a new one.
 */
function useSteps(options: {
  readonly shownText: string
  readonly current: () => Moment
  readonly put: (fields: FormState) => void
}): Pick<SliderForm, 'undo' | 'redo'> {
  const { shownText, current, put } = options
  const [history, setHistory] = useState<History<Moment>>(() => beginHistory(current()))
  const isRecorded = history.present.text === shownText

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the rest anew
  useEffect(() => {
    if (isRecorded) return
    const timer = setTimeout(() => {
      const now = current()
      setHistory((before) => withStep(before, now))
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [isRecorded, shownText])

  const go = (step: typeof undone<Moment>) => () => {
    const next = step(withStep(history, current()))
    setHistory(next)
    put(next.present.fields)
  }
  return {
    undo: history.past.length > 0 || !isRecorded ? go(undone) : undefined,
    redo: history.future.length > 0 && isRecorded ? go(redone) : undefined,
  }
}

function withStep(history: History<Moment>, now: Moment): History<Moment> {
  return history.present.text === now.text ? history : recorded(history, now)
}

function momentOf(fields: FormState, path: string): Moment {
  const slides = rowsOf(valueAt(reduceFieldsToValues(fields, true) as Stored, path))
  return { text: JSON.stringify(slides), fields: within(fields, path) }
}

function faultsOf(fields: FormState, path: string): readonly string[] {
  return Object.entries(fields).flatMap(([name, { valid }]) =>
    valid === false && name.startsWith(`${path}.`) ? [name.slice(path.length + 1)] : [],
  )
}

function within(fields: FormState, path: string): FormState {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isWithin(name, path)))
}

function isWithin(name: string, path: string): boolean {
  return name === path || name.startsWith(`${path}.`)
}
