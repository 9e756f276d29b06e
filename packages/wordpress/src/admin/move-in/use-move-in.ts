import type { AdminLabel } from '@vitrine/content/core'
import { useCallback, useEffect, useState } from 'react'
import type { MoveInState } from '../../core/move-in/move-in-state.ts'
import { askMoveIn } from './ask-move-in.ts'

/** Milliseconds between two looks at the state, while something runs and while nothing does. */
const RUNNING_MS = 1_000
const RESTING_MS = 15_000

export interface SeenState {
  /** Undefined until the site has answered. */
  readonly state: MoveInState | undefined
  /** Sentence to show while the site does not answer. */
  readonly problem: AdminLabel | undefined
  /** Looks at once. */
  readonly look: () => Promise<void>
}

/** Follows the state of moving in. */
export function useMoveIn(): SeenState {
  const [state, setState] = useState<MoveInState>()
  const [problem, setProblem] = useState<AdminLabel>()
  const look = useCallback(async () => {
    const reply = await askMoveIn<MoveInState>('GET', '/state')
    if (reply.isDone) setState(reply.body)
    setProblem(reply.isDone ? undefined : reply.message)
  }, [])
  const isRunning = state?.state === 'running'
  useEffect(() => {
    void look()
    const timer = setInterval(() => void look(), isRunning ? RUNNING_MS : RESTING_MS)
    return () => clearInterval(timer)
  }, [look, isRunning])
  return { state, problem, look }
}
