'use client'

import { useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { beginHistory, type History, recorded, redone, undone } from '../core/history.ts'
import { type FormMoment, isCompleted, momentOf, withMoment } from './form-moment.ts'
import { useReplaceForm } from './use-replace-form.ts'

/** Milliseconds that an editor must rest before what was typed is a step that can be undone. */
const REST_MS = 400

/** Steps back and forth through the states of a form. */
export interface FormSteps {
  /** Steps back or forth, as the form is at this moment; where there is no step, nothing happens. */
  step(way: 'undo' | 'redo'): void
  /** The same for buttons, as the form is drawn; undefined where there is no step. */
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  /** Makes what has been changed so far a step, though its editor has not rested. */
  record(): void
}

/**
 * Remembers the states of a list of rows, so that an editor can go back to them. A state is remembered when its editor has
 * rested, whatever changed it.
 *
 * @param path Of the list.
 * @param shown The form as it is drawn. The form may be ahead of it: a step that was taken back and is not drawn yet must
 *   not be taken for a new one.
 */
export function useFormSteps(path: string, shown: FormState): FormSteps {
  const { getFields } = useForm()
  const replaceForm = useReplaceForm()
  const current = useCallback(() => momentOf(getFields(), path), [getFields, path])
  const shownText = useMemo(() => momentOf(shown, path).text, [shown, path])
  const [history, setHistory] = useState<History<FormMoment>>(() => beginHistory(current()))
  // Steps may follow each other faster than they are drawn.
  const latest = useRef(history)
  const remember = useCallback((next: History<FormMoment>) => {
    latest.current = next
    setHistory(next)
  }, [])
  const record = useCallback(() => remember(withStep(latest.current, current())), [current, remember])
  const isRecorded = history.present.text === shownText

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the rest anew
  useEffect(() => {
    if (isRecorded) return
    const timer = setTimeout(record, REST_MS)
    return () => clearTimeout(timer)
  }, [isRecorded, record, shownText])

  const go = (step: typeof undone<FormMoment>) => () => {
    const before = withStep(latest.current, current())
    const next = step(before)
    remember(next)
    if (next !== before) replaceForm(withMoment(getFields(), path, next.present))
  }
  const [undo, redo] = [go(undone), go(redone)]
  return {
    record,
    step: (way) => (way === 'undo' ? undo() : redo()),
    undo: history.past.length > 0 || !isRecorded ? undo : undefined,
    redo: history.future.length > 0 && isRecorded ? redo : undefined,
  }
}

/** Remembers a change, unless only the server made it: who takes a step back means their own. */
function withStep(history: History<FormMoment>, now: FormMoment): History<FormMoment> {
  const { present } = history
  if (present.text === now.text) return history
  return isCompleted(present, now) ? { ...history, present: now } : recorded(history, now)
}
