import type { AdminLabel } from '@vitrine/content/core'
import { useEffect, useState } from 'react'
import type { ShownReport } from '../../core/move-in/shown-report.ts'
import { askMoveIn } from './ask-move-in.ts'

/** A report, or why it cannot be shown. */
export interface SeenReport {
  readonly report: ShownReport | undefined
  readonly problem: AdminLabel | undefined
}

const NOTHING: SeenReport = { report: undefined, problem: undefined }

/**
 * Reads the report of a task.
 *
 * @param isThere False while there is none.
 * @param version Anything that differs once there may be another.
 */
export function useReport(task: 'look' | 'import', isThere: boolean, version: string | undefined): SeenReport {
  const [seen, setSeen] = useState(NOTHING)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another report
  useEffect(() => {
    if (!isThere) return setSeen(NOTHING)
    let isWanted = true
    void askMoveIn<ShownReport>('GET', `/report/${task}`).then((reply) => {
      if (!isWanted) return
      setSeen(reply.isDone ? { report: reply.body, problem: undefined } : { report: undefined, problem: reply.message })
    })
    return () => {
      isWanted = false
    }
  }, [task, isThere, version])
  return seen
}
