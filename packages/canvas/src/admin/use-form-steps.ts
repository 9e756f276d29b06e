'use client'

import { useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { beginHistory, type History, recorded, redone, undone } from '../core/history.ts'
import { rowsOf, valueAt } from '../core/stored.ts'

/** Milliseconds that an editor must rest before what was typed is a step that can be undone. */
const REST_MS = 400

/** A list of the form at one moment. */
interface Moment {
  /** Equal texts are equal rows. */
  readonly text: string
  readonly fields: FormState
}

/** Steps back and forth; undefined where there is none. */
export interface FormSteps {
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
}

/**
 * Remembers the states of a list of rows, so that an editor can go back to them. A state is remembered when its
 * editor has rested, whatever changed it.
 *
 * @param path Of the list.
 * @param shown Its rows as they are drawn. The form may be ahead of it: a step that was taken back and is not drawn yet must
 *   not be taken for a new one.
 */
export function useFormSteps(path: string, shown: unknown): FormSteps {
  const { dispatchFields, getFields, setModified } = useForm()
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
  const shownText = useMemo(() => textOf(shown), [shown])
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
  const within = Object.fromEntries(Object.entries(fields).filter(([name]) => isWithin(name, path)))
  return { text: textOf(valueAt(reduceFieldsToValues(fields, true), path)), fields: within }
}

/** A list without rows may also be nothing, or the number of its rows. */
function textOf(value: unknown): string {
  return JSON.stringify(rowsOf(value))
}

function isWithin(name: string, path: string): boolean {
  return name === path || name.startsWith(`${path}.`)
}
