import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'

/** Milliseconds before the first restart; doubled after each crash up to the last. */
const FIRST_PAUSE_MS = 500
const LAST_PAUSE_MS = 30_000

/** A child that lived this long, in milliseconds, was well: its next crash starts the pauses anew. */
const WELL_AFTER_MS = 60_000

/** Milliseconds between two looks whether the admin has been built, or answers. */
const LOOK_EVERY_MS = 250

/** Milliseconds that the child has to end by itself. */
const END_WITHIN_MS = 5_000

export interface SupervisedAdmin {
  /** Port on the loopback interface. */
  readonly port: number
  isReady(): boolean
  stop(): Promise<void>
}

/** Output stream of the admin. */
export type AdminStream = 'stdout' | 'stderr'

/**
 * Keeps the editor's program running as a child, and restarts it with growing pauses when it dies. The child has a channel
 * to this process, so that it learns when this process is gone.
 *
 * @param options.isBuilt Whether there is something to start.
 * @param options.command Executable and arguments; `PORT` is set in its environment.
 * @param options.onEvent Called with what happens, for the log.
 * @param options.onLine Called with every line that the child writes.
 */
export async function superviseAdmin(options: {
  readonly isBuilt: () => boolean
  readonly command: (port: number) => readonly [string, ...string[]]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  readonly onEvent: (event: string, details?: object) => void
  readonly onLine: (line: string, stream: AdminStream) => void
}): Promise<SupervisedAdmin> {
  const port = await freePort()
  let child: ChildProcess | undefined
  let ready = false
  let stopped = false
  let pause = FIRST_PAUSE_MS
  let timer: NodeJS.Timeout | undefined

  const later = (work: () => void, delay: number) => {
    if (stopped) return
    timer = setTimeout(work, delay)
  }
  const start = () => {
    if (!options.isBuilt()) return later(start, LOOK_EVERY_MS)
    const startedAt = Date.now()
    const [executable, ...args] = options.command(port)
    const started = spawn(executable, args, {
      cwd: options.cwd,
      env: { ...options.env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    for (const stream of ['stdout', 'stderr'] as const) {
      const from = started[stream]
      if (from) createInterface({ input: from }).on('line', (line) => options.onLine(line, stream))
    }
    child = started
    options.onEvent('admin started', { childPid: started.pid })
    const watch = async () => {
      if (child !== started || stopped) return
      ready = await answers(port)
      if (!ready) later(watch, LOOK_EVERY_MS)
      else options.onEvent('admin ready')
    }
    void watch()
    started.once('exit', (code, signal) => {
      ready = false
      child = undefined
      if (stopped) return
      pause = Date.now() - startedAt > WELL_AFTER_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, LAST_PAUSE_MS)
      options.onEvent('admin ended', { code, signal, restartInMs: pause })
      clearTimeout(timer)
      later(start, pause)
    })
  }
  start()
  return {
    port,
    isReady: () => ready,
    async stop() {
      stopped = true
      clearTimeout(timer)
      const ending = child
      if (!ending) return
      const ended = new Promise<void>((resolve) => ending.once('exit', () => resolve()))
      ending.kill('SIGTERM')
      const force = setTimeout(() => ending.kill('SIGKILL'), END_WITHIN_MS)
      await ended
      clearTimeout(force)
    },
  }
}

async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/api/health-of-the-admin`, { redirect: 'manual' })
    return true
  } catch {
    // Refused: it does not listen yet.
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('The system gave no free port for the admin.'))
      })
    })
  })
}
