import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UnreachableDatabase, withPostgres } from '@vitrine/cms/database'
import type { Settings } from '@vitrine/cms/settings'
import { escapeIdentifier } from 'pg'
import { probeSite } from './probe-site.ts'
import { restoreBackup } from './restore-backup.ts'

/** Milliseconds for a restored site to answer: it migrates first, if this program is newer than the archive. */
const START_TIMEOUT_MS = 120_000

export interface VerifyOptions {
  readonly archive: string
  readonly settings: Settings
  readonly passphrase: string | undefined
  /** Built program of the site. */
  readonly program: string
  readonly progress: (text: string) => void
}

/**
 * Restores an archive into a scratch place, starts the site there, asks it for its pages, and removes the place.
 *
 * @throws {Error} One sentence that says what does not work.
 */
export async function verifyBackup(options: VerifyOptions): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'vitrine-verify-'))
  try {
    await withScratchDatabase(options.settings, scratch, async (database) => {
      const settings = { ...options.settings, dataDir: join(scratch, 'data'), database }
      await restoreBackup({ ...options, settings })
      options.progress('starting the restored site')
      await withSite(options, settings, (url) => {
        options.progress('asking for its pages')
        return probeSite(url)
      })
    })
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function withScratchDatabase(
  { database }: Settings,
  scratch: string,
  work: (database: Settings['database']) => Promise<void>,
): Promise<void> {
  if (database.kind === 'sqlite') return work({ kind: 'sqlite', file: join(scratch, 'data', 'vitrine.db') })
  const name = `vitrine_verify_${randomBytes(6).toString('hex')}`
  await withPostgres(database.url, (client) => client.query(`create database ${escapeIdentifier(name)}`)).catch(
    (cause: Error) => {
      if (cause instanceof UnreachableDatabase) throw cause
      throw new Error(
        `No scratch database could be made to verify the archive (${cause.message}). Give the account of DATABASE_URL the right CREATEDB.`,
        { cause },
      )
    },
  )
  try {
    const url = Object.assign(new URL(database.url), { pathname: `/${name}` }).href
    await work({ kind: 'postgres', url })
  } finally {
    await withPostgres(database.url, (client) => client.query(`drop database ${escapeIdentifier(name)} with (force)`))
  }
}

/** Runs the site on a port that the system chooses, for this machine alone. It sends nothing and counts nothing elsewhere. */
async function withSite(
  { program, settings: { secret } }: VerifyOptions,
  { dataDir, database }: Settings,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const child = fork(program, {
    execArgv: process.execArgv,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: database.kind === 'postgres' ? database.url : '',
      SECRET: secret ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      ADMIN: 'off',
      SMTP_URL: '',
      // The files of the archive are in the folder.
      S3_BUCKET: '',
      REDIS_URL: '',
      CDN: '',
      METRICS_PORT: '',
      OTEL_SDK_DISABLED: 'true',
    },
  })
  let complaint = ''
  child.stderr?.on('data', (chunk) => {
    complaint += chunk
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  try {
    const url = await new Promise<string>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('The restored site did not start in time.')), START_TIMEOUT_MS)
      child.once('message', (message: { readonly url: string }) => {
        clearTimeout(late)
        resolve(message.url)
      })
      child.once('exit', () => {
        clearTimeout(late)
        reject(new Error(`The restored site does not start: ${complaint.trim().split('\n').at(-1) ?? ''}`))
      })
    })
    await work(url)
  } finally {
    child.kill('SIGINT')
    await ended
  }
}
