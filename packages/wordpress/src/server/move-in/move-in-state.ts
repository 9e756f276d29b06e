import { access } from 'node:fs/promises'
import type { Payload } from 'payload'
import { reportName } from '../../core/move-in/import-command.ts'
import { timeLeftMs } from '../../core/move-in/import-progress.ts'
import { presentState } from '../../core/move-in/move-in.ts'
import type { MoveInState } from '../../core/move-in/move-in-state.ts'
import { endText } from '../../core/move-in/process-end.ts'
import { runsSince } from '../../store/ledger.ts'
import { readMoveIn } from '../../store/move-in.ts'
import type { ImportFolder } from './import-folder.ts'

/** Reads all that the page shows of a moment, but for reports. */
export async function readMoveInState(payload: Payload, folder: ImportFolder, now: Date): Promise<MoveInState> {
  const [moveIn, files, unfinished] = await Promise.all([readMoveIn(payload), folder.files(), folder.unfinished()])
  const isThere = (task: 'look' | 'import') =>
    access(folder.workPath(reportName(task))).then(
      () => true,
      () => false,
    )
  const { progress, since } = moveIn?.progress ?? {}
  return {
    state: presentState(moveIn, now),
    task: moveIn?.task,
    isHere: moveIn === undefined || moveIn.node === folder.node,
    request: moveIn?.request,
    progress,
    timeLeftMs: progress && since !== undefined ? timeLeftMs(progress, now.getTime() - Date.parse(since)) : undefined,
    message: endText(moveIn?.message ?? ''),
    endedAt: moveIn?.endedAt,
    files,
    unfinished,
    reports: { look: await isThere('look'), import: await isThere('import') },
    canUndo: moveIn?.importedAt !== undefined && (await runsSince(payload, moveIn.importedAt)).length > 0,
  }
}
