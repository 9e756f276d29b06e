import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../scripts/launch/free-port.mjs'
import { PATIENCE_MS } from './patience.ts'
import { type PostgresPrograms, postgresPrograms } from './postgres-programs.ts'

const exec = promisify(execFile)

/** Connections to all databases together: each content that a test opens takes up to ten. */
const MAX_CONNECTIONS = 300

/** A PostgreSQL with data of its own, in a temporary folder. */
export interface PostgresServer {
  /** Address of one of its databases, which need not exist. */
  address(database: string): string
  /** Cuts every connection and answers no more, until {@link resume}. */
  interrupt(): Promise<void>
  resume(): Promise<void>
  /** Ends it and deletes its data. */
  stop(): Promise<void>
}

export async function startServer(): Promise<PostgresServer> {
  const programs = await postgresPrograms()
  const folder = await mkdtemp(join(programs.temporary, 'vitrine-postgres-'))
  if (programs.account) await chown(folder, programs.account.uid, programs.account.gid)
  await exec(
    programs.initdb,
    ['-D', join(folder, 'data'), '-U', 'vitrine', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...programs.account, cwd: folder },
  )
  let server = await running(programs, folder, freePort)
  const { port } = server
  const end = async () => {
    server.child.kill('SIGINT')
    await server.ended
  }
  return {
    address: (database) => `postgres://vitrine@127.0.0.1:${port}/${database}`,
    interrupt: end,
    async resume() {
      server = await running(programs, folder, async () => port)
    },
    async stop() {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Running {
  readonly port: number
  readonly child: ChildProcess
  readonly ended: Promise<unknown>
}

/** Runs the server until it takes connections. Somebody may have got its port meanwhile, so it is tried again. */
async function running(
  programs: PostgresPrograms,
  folder: string,
  choosePort: () => Promise<number>,
): Promise<Running> {
  const deadline = Date.now() + PATIENCE_MS.start
  for (;;) {
    const port = await choosePort()
    const child = launch(programs, folder, port)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    const { isReady, log } = await outcome(child, ended)
    if (isReady) return { port, child, ended }
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${log}`)
  }
}

function launch({ postgres, account }: PostgresPrograms, folder: string, port: number): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    // The path of a socket may have a hundred letters only, and a temporary folder more.
    unix_socket_directories: '',
    max_connections: MAX_CONNECTIONS,
    fsync: 'off',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return spawn(postgres, ['-D', join(folder, 'data'), ...options], {
    ...account,
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

/** Reads what the server says until it is ready, or has ended. */
function outcome(child: ChildProcess, ended: Promise<unknown>): Promise<{ isReady: boolean; log: string }> {
  return new Promise((resolve, reject) => {
    let log = ''
    child.once('error', reject)
    child.stderr?.on('data', (chunk) => {
      if (log.includes('ready to accept connections')) return
      log += chunk
      if (log.includes('ready to accept connections')) resolve({ isReady: true, log })
    })
    void ended.then(() => resolve({ isReady: false, log }))
  })
}
