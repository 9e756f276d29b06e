import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import type { Payload } from 'payload'
import { optionsOf } from '../../core/move-in/answers.ts'
import { importCommand, reportName } from '../../core/move-in/import-command.ts'
import { parseProgress } from '../../core/move-in/import-progress.ts'
import type { ImportRequest } from '../../core/move-in/import-request.ts'
import { HEARTBEAT_MS, type ProgressSince, progressed, type Task } from '../../core/move-in/move-in.ts'
import { type EndReason, endOf } from '../../core/move-in/process-end.ts'
import { runsSince } from '../../store/ledger.ts'
import { beatMoveIn, claimMoveIn, endMoveIn, readMoveIn } from '../../store/move-in.ts'
import type { ImportFolder } from './import-folder.ts'

/** Niceness of the process: visitors are served first. */
const NICENESS = 10

/** Letters of what the process complains of that are kept. */
const MAX_COMPLAINT = 4_000

/** Starts the program that imports. */
export type StartImport = (args: readonly string[]) => ChildProcess

export interface ImportProcessOptions {
  readonly payload: Payload
  readonly folder: ImportFolder
  readonly startImport: StartImport
  readonly onError: (error: unknown) => void
}

/** `nothing`: there is no import to take back. */
export type StartOutcome = 'started' | 'running' | 'nothing'

/** Runs the program that imports, one at a time, and keeps what it says in the database. */
export class ImportProcess {
  readonly #options: ImportProcessOptions
  #running: RunningImport | undefined

  constructor(options: ImportProcessOptions) {
    this.#options = options
  }

  /** @param resumes Goes on with the import that was begun before. */
  async start(task: Task, request: ImportRequest, resumes: boolean): Promise<StartOutcome> {
    const { payload, folder, startImport } = this.#options
    const goesOn = task === 'import' && request.changesAnswers
    const runs = task === 'undo' || goesOn ? await this.#runsOfLastImport() : []
    if (task === 'undo' && runs.length === 0) return 'nothing'
    const claim = randomUUID()
    const now = new Date()
    const { exports, media, redirects } = request
    const files = task === 'undo' ? 0 : exports.length + media.length + (redirects === undefined ? 0 : 1)
    const progress = progressed(undefined, { step: 'starting', files }, now)
    const claimed = { claim, task, node: folder.node, request, now, progress, resumes: resumes || goesOn }
    if (!(await claimMoveIn(payload, claimed))) return 'running'
    try {
      const options = folder.workPath('options.json')
      const report = folder.workPath(reportName(task))
      await writeFile(options, JSON.stringify(optionsOf(request.answers)))
      if (task !== 'undo') await rm(report, { force: true })
      const child = startImport(
        importCommand({ task, request, runs, pathOf: (name) => folder.pathOf(name), options, report }),
      )
      const running = new RunningImport({ ...this.#options, claim, task, progress, child })
      this.#running = running
      void running.ended.then(() => {
        if (this.#running === running) this.#running = undefined
      })
      return 'started'
    } catch (error) {
      const message: EndReason = 'not-started'
      await endMoveIn(payload, claim, { state: 'failed', message, now: new Date() })
      throw error
    }
  }

  /** Ends what runs here; it can be resumed. @returns Whether anything ran. */
  async stop(): Promise<boolean> {
    const running = this.#running
    if (!running) return false
    running.stop()
    await running.ended
    return true
  }

  async #runsOfLastImport(): Promise<readonly string[]> {
    const { payload } = this.#options
    const moveIn = await readMoveIn(payload)
    return moveIn?.importedAt === undefined ? [] : runsSince(payload, moveIn.importedAt)
  }
}

/** Lets visitors be served first. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, NICENESS)
  } catch {
    // It has ended already, and says itself why.
  }
}

interface RunningParts extends ImportProcessOptions {
  readonly claim: string
  readonly task: Task
  readonly progress: ProgressSince
  readonly child: ChildProcess
}

/** One process, from its start to its end. */
class RunningImport {
  readonly ended: Promise<void>
  readonly #parts: RunningParts
  #progress: ProgressSince
  #result: string | undefined
  #complaint = ''
  #wasStopped = false

  constructor(parts: RunningParts) {
    this.#parts = parts
    this.#progress = parts.progress
    const { child, onError } = parts
    child.on('message', (message: unknown) => this.#hear(message))
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint = (this.#complaint + text).slice(-MAX_COMPLAINT)
    })
    const beating = setInterval(() => void this.#beat().catch(onError), HEARTBEAT_MS)
    this.ended = new Promise<void>((resolve) => {
      const end = (code: number | null) => {
        clearInterval(beating)
        this.#end(code).catch(onError).finally(resolve)
      }
      child.once('error', (error) => {
        onError(error)
        if (child.pid === undefined) end(null)
      })
      child.once('close', end)
    })
    giveWay(child)
  }

  stop(): void {
    this.#wasStopped = true
    // Whatever it is at, it goes on from there.
    this.#parts.child.kill('SIGKILL')
  }

  #hear(message: unknown): void {
    const { kind, text, progress } = message as { kind?: unknown; text?: unknown; progress?: unknown }
    if (kind === 'result' && typeof text === 'string') this.#result = text
    const parsed = kind === 'progress' ? parseProgress(progress) : undefined
    if (parsed) this.#progress = progressed(this.#progress, parsed, new Date())
  }

  async #beat(): Promise<void> {
    const { payload, claim, child } = this.#parts
    const isOurs = await beatMoveIn(payload, claim, { progress: this.#progress, now: new Date() })
    // Given up, because it was silent for so long: another may have started.
    if (!isOurs) child.kill('SIGKILL')
  }

  async #end(code: number | null): Promise<void> {
    const { payload, claim, task } = this.#parts
    const end = endOf({ task, code, result: this.#result, complaint: this.#complaint, wasStopped: this.#wasStopped })
    await endMoveIn(payload, claim, { ...end, now: new Date() })
  }
}
