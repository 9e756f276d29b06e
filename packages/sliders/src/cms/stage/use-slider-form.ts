'use client'

import { useAllFormFields, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
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
  /** What stands at a path within the slides at this moment, also when it is not drawn yet. */
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
      dispatchFields({ type: 'REPLACE_STATE', optimize: false, state: { ...Object.fromEntries(others), ...next } })
      setModified(true)
    },
    [dispatchFields, getFields, path, setModified],
  )
  const { undo, redo } = useSteps({ fields: shown, slides, path, put })
  const listAt = (list: string) => (list === '' ? path : `${path}.${list}`)

  return {
    data,
    slides,
    faults,
    undo,
    redo,
    latest: (name) => getDataByPath(`${path}.${name}`),
    set(values) {
      for (const [name, value] of Object.entries(values)) {
        dispatchFields({ type: 'UPDATE', path: `${path}.${name}`, value })
      }
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

function useSteps(options: {
  readonly fields: FormState
  readonly slides: readonly Stored[]
  readonly path: string
  readonly put: (fields: FormState) => void
}): Pick<SliderForm, 'undo' | 'redo'> {
  const { fields, slides, path, put } = options
  const now = useMemo<Moment>(
    () => ({ text: JSON.stringify(slides), fields: within(fields, path) }),
    [fields, slides, path],
  )
  const latest = useRef(now)
  latest.current = now
  const [history, setHistory] = useState<History<Moment>>(() => beginHistory(now))
  const isRecorded = history.present.text === now.text

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the rest anew
  useEffect(() => {
    if (isRecorded) return
    const timer = setTimeout(() => setHistory((before) => withStep(before, latest.current)), REST_MS)
    return () => clearTimeout(timer)
  }, [isRecorded, now])

  const go = (step: typeof undone<Moment>) => () => {
    const next = step(withStep(history, now))
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
