/** States that an editor can go back to, and forth again. */
export interface History<State> {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
}

/** Steps that can be undone. */
export const MAX_STEPS = 100

export function beginHistory<State>(present: State): History<State> {
  return { past: [], present, future: [] }
}

/** A new state; what was undone before is gone. */
export function recorded<State>({ past, present }: History<State>, next: State): History<State> {
  return { past: [...past, present].slice(-MAX_STEPS), present: next, future: [] }
}

/** One step back; the same where there is none. */
export function undone<State>(history: History<State>): History<State> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] }
}

/** One step forth; the same where there is none. */
export function redone<State>(history: History<State>): History<State> {
  const [after, ...future] = history.future
  if (after === undefined) return history
  return { past: [...history.past, history.present], present: after, future }
}
