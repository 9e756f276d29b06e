import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '../../scripts/launch/program.mjs'
import { PATIENCE_MS } from './patience.ts'

/** A running site of a test's own, built as visitors get it. */
export interface TestSite {
  readonly url: string
  readonly dataDir: string
  /** Of its process. */
  readonly pid: number
  /** The one-time code, while there is no account. */
  readonly setupCode: string | undefined
  /** Raw mails of the outbox folder. */
  outbox(): Promise<string[]>
  /** Ends the process at once, as a power cut would. */
  kill(): Promise<void>
  /** Starts it again on the same data. */
  restart(): Promise<void>
  /** Asks it to end, as a host does before it takes a machine away. Gives the exit code once it has ended. */
  terminate(): Promise<number | null>
  /** Ends it and removes its data. */
  stop(): Promise<void>
  /** Everything it wrote to its log. */
  log(): string
}

/** How a site is started. */
export interface SiteOptions {
  /** Checkout whose program it is; this one unless given. */
  readonly root?: string
  /** Takes what it writes to its log. */
  readonly write?: (text: string) => void
}

/**
 * Starts the site on a copy of a data folder.
 *
 * @param env Settings that differ from those of all tests: on loopback, a free port, SQLite, no mail server, no admin.
 */
export async function startSiteOn(
  data: string,
  env: Record<string, string> = {},
  options: SiteOptions = {},
): Promise<TestSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-site-'))
  await cp(data, dataDir, { recursive: true })
  let log = ''
  let child: ChildProcess
  let ready: { url: string; setupCode?: string }
  const start = async (port: string) => {
    const { root } = options
    child = startProgram('main', [], {
      env: {
        HOST: '127.0.0.1',
        PORT: port,
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        SMTP_URL: '',
        ADMIN: 'off',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      ...(root !== undefined && { root }),
    })
    const take = (chunk: Buffer) => {
      log += chunk
      options.write?.(String(chunk))
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    ready = await readyMessage(child, () => log)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  await start(env.PORT ?? '0')
  return {
    get url() {
      return ready.url
    },
    dataDir,
    get pid() {
      return child.pid ?? 0
    },
    get setupCode() {
      return ready.setupCode
    },
    async outbox() {
      const folder = join(dataDir, 'outbox')
      const names = await readdir(folder).catch(() => [])
      return Promise.all(
        names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
      )
    },
    kill: () => end('SIGKILL'),
    restart: () => start(new URL(ready.url).port),
    async terminate() {
      await end('SIGTERM')
      return child.exitCode
    },
    async stop() {
      // At once, as a person at a terminal does.
      await end('SIGINT')
      await rm(dataDir, { recursive: true, force: true })
    },
    log: () => log,
  }
}

/** Waits until a site says that it listens. */
function readyMessage(child: ChildProcess, log: () => string): Promise<{ url: string; setupCode?: string }> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`The site was not ready within ${PATIENCE_MS.start / 1000} s.\n${log()}`))
      child.kill('SIGKILL')
    }, PATIENCE_MS.start)
    child.on('message', (message: { type?: string; url: string }) => {
      if (message.type !== 'ready') return
      clearTimeout(timer)
      resolve(message)
    })
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The site ended with ${code} before it was ready.\n${log()}`))
    })
  })
}
