import type { ImportRequest } from './import-request.ts'
import type { Task } from './move-in.ts'

/** File in which the report of a task is kept. */
export function reportName(task: Task): string {
  return `${task}-report.json`
}

/** A task with all that its command needs. */
export interface ImportCommand {
  readonly task: Task
  readonly request: ImportRequest
  /** Runs to take back, or to go on with after answers were changed, the newest first. */
  readonly runs: readonly string[]
  /** Path of a file that is named in the request. */
  readonly pathOf: (name: string) => string
  /** Paths of the files of options and report. */
  readonly options: string
  readonly report: string
}

/** Arguments of `npm run import` that do a task. */
export function importCommand({ task, request, runs, pathOf, options, report }: ImportCommand): readonly string[] {
  if (task === 'undo') return ['undo', ...runs]
  const { exports, media, redirects, update, fetchMedia } = request
  return [
    'wordpress',
    ...exports.map(pathOf),
    ...media.flatMap((name) => ['--media', pathOf(name)]),
    ...(redirects === undefined ? [] : ['--redirects', pathOf(redirects)]),
    '--options',
    options,
    '--report',
    report,
    ...(task === 'look' ? ['--dry-run'] : []),
    ...(update ? ['--update'] : []),
    ...(fetchMedia && task === 'import' ? ['--fetch-media'] : []),
    ...(task === 'import' ? runs.flatMap((run) => ['--instead-of', run]) : []),
  ]
}
