import { execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free-port.ts'

const exec = promisify(execFile)

/** A PostgreSQL of the tests' own, in a temporary folder. */
export interface TestPostgres {
  /** Makes an empty database and gives its address. */
  createDatabase(name: string): Promise<string>
  /** Cuts every connection and answers no more, until {@link resume}. */
  interrupt(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

/** Starts a temporary cluster. As root it runs under the account `postgres`, because PostgreSQL refuses to be root. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-postgres-'))
  const account = process.getuid?.() === 0 ? await postgresAccount() : undefined
  if (account) await chown(folder, account.uid, account.gid)
  const options = account ? { uid: account.uid, gid: account.gid, cwd: folder } : { cwd: folder }
  const data = join(folder, 'data')
  await exec('initdb', ['-D', data, '-U', 'vitrine', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], options)
  const port = await freePort()
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `port=${port}`, '-c', `unix_socket_directories=${folder}`]
  const run = () => {
    const child = spawn('postgres', ['-D', data, ...settings, '-c', 'fsync=off'], { ...options, stdio: 'ignore' })
    return { child, ended: new Promise<void>((resolve) => child.once('exit', () => resolve())) }
  }
  let server = run()
  const address = (database: string) => `postgres://vitrine@127.0.0.1:${port}/${database}`
  await answering(address('postgres'))
  return {
    async createDatabase(name) {
      await query(address('postgres'), `create database "${name}"`)
      return address(name)
    },
    async interrupt() {
      server.child.kill('SIGINT')
      await server.ended
    },
    async resume() {
      server = run()
      await answering(address('postgres'))
    },
    async stop() {
      server.child.kill('SIGINT')
      await server.ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function postgresAccount(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all([exec('id', ['-u', 'postgres']), exec('id', ['-g', 'postgres'])])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

async function answering(url: string): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    try {
      await query(url, 'select 1')
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}
