import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { setupCode } from '@vitrine/accounts/setup'
import { expect } from 'vitest'
import { keepWaitingKey, turnOn } from '../../packages/accounts/src/store/factor-store.ts'
import { freePort } from '../../scripts/launch/free-port.mjs'
import { runCommand } from '../operate/commands.ts'
import { startBucket } from '../support/bucket.ts'
import { openFolder } from '../support/open-folder.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { shared } from '../support/shared.ts'
import { until } from '../support/until.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const runFile = promisify(execFile)

const PASSPHRASE = 'correct horse battery'

/** Words of a page that stand for something of the reader's own. */
const STANDS_FOR: Readonly<Record<string, (place: Place) => string>> = {
  "'…'": () => `'${PASSPHRASE}'`,
  '/mnt/backups': ({ folder }) => join(folder, 'backups'),
  ARCHIVE: ({ folder }) => join(folder, 'archive.tar.gz'),
  FOLDER: ({ folder }) => join(folder, 'made'),
  EMAIL: () => EMAIL,
}

const EMAIL = 'ada@example.com'

/** Variables that a run of tests has set. */
const NOT_OF_A_TERMINAL = ['NODE_ENV', 'VITRINE_SOAK', 'npm_config_loglevel']

/** Where a command is run: a copy of the demo, and a folder for what it reads and writes besides. */
export interface Place {
  readonly folder: string
  /** Settings of the site. */
  readonly env: Readonly<Record<string, string>>
  /** Folder in which it is given. */
  readonly cwd: string
}

/** A command line of a page, and how it is run. */
export interface CommandRun {
  /** As the page has it. */
  readonly line: string
  /** Words that it says when all went well; undefined: it may say nothing. */
  readonly says?: RegExp
  /** Makes what it needs. @returns What is different in its place. */
  readonly prepare?: (place: Place) => Promise<Partial<Place>>
  /** Waits until it has done its work, after which it is ended: for those that do not end by themselves. */
  readonly serves?: (place: Place) => Promise<unknown>
  /** Starts what it needs of others. */
  readonly beside?: () => Promise<{ readonly env: Readonly<Record<string, string>>; stop(): Promise<unknown> }>
}

/** Run by `npm run soak -- commands`. */
export const RUNS: readonly CommandRun[] = [
  { line: 'npm run backup', says: /vitrine-\S+\.tar\.gz \([\d.]+ MB, \d+ files\)/ },
  { line: 'npm run search -- --state', says: /[1-9]\d* entries, .*complete/ },
  { line: 'npm run media -- move --to s3', says: /[1-9]\d* files .* were moved to the bucket/, beside: startBucket },
  {
    line: 'npm run media -- move --to folder',
    says: /[1-9]\d* files .* were moved to \S+, each compared/,
    beside: startBucket,
    prepare: async ({ env }) => {
      await runCommand('media', ['move', '--to', 's3'], env)
      return {}
    },
  },
  { line: 'npm run search -- --rebuild', says: /[1-9]\d* entries, .*complete/ },
  { line: 'npm run restore -- ARCHIVE', says: /is in place \(\d+ files\)/, prepare: intoAnEmptyPlace },
  { line: 'npm run restore -- --check ARCHIVE', says: /is good: it was restored/, prepare: intoAnEmptyPlace },
  {
    line: "BACKUP_PASSPHRASE='…' npm run restore -- /mnt/backups/vitrine-2026-11-25T023500Z.tar.gz.age",
    says: /is in place \(\d+ files\)/,
    prepare: intoAnEmptyPlace,
  },
  {
    line: "BACKUP_PASSPHRASE='…' npm run backup -- --to /mnt/backups --encrypt --verify --keep 14",
    says: /vitrine-\S+\.tar\.gz\.age .*\n.*started, and its pages answered/,
  },
  { line: 'npm run upgrade -- --check', says: /This version works with your content/ },
  {
    line: 'npm run accounts -- --reset-second-factor EMAIL',
    says: /second factor of ada@example\.com is gone/,
    prepare: withSecondFactor,
  },
  {
    line: `npm run accounts -- --reset-second-factor ${EMAIL}`,
    says: /second factor of ada@example\.com is gone/,
    prepare: withSecondFactor,
  },
  {
    line: 'npm run export -- --static FOLDER --origin https://edit.example.com',
    says: /[1-9]\d* pages, [1-9]\d* files/,
  },
  { line: 'npm run seed -- --reset', says: /Demo filled in/ },
  { line: 'npm run build' },
  {
    line: 'npm start',
    says: /Admin +http:\S+\/admin/,
    serves: async ({ env }) => {
      const statusOf = async (path: string) =>
        (await fetch(`http://127.0.0.1:${env.PORT}${path}`).catch(() => undefined))?.status
      await until('the site', async () => (await statusOf('/')) === 200, PATIENCE_MS.freshStart)
      await until('the admin', async () => (await statusOf('/admin/login')) === 200, PATIENCE_MS.freshStart)
    },
  },
  { line: 'git pull', says: /Fast-forward/, prepare: inAnOldClone },
  { line: 'npm run image -- --into FOLDER', says: /[1-9]\d* files, [\d.]+ MB/ },
  { line: 'npm run operate', says: /backup, wipe, restore .* equal hashes/ },
]

/** Runs a command line as its page has it, on a copy of the demo. */
export async function runLine({ line, says, prepare, serves, beside }: CommandRun): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-command-'))
  const neighbour = await beside?.()
  try {
    const data = join(folder, 'data')
    await cp(await shared('demo'), data, { recursive: true })
    const given: Place = {
      folder,
      cwd: root,
      env: { DATA_DIR: data, DATABASE_URL: '', HOST: '127.0.0.1', PORT: String(await freePort()), ...neighbour?.env },
    }
    const place = { ...given, ...(await prepare?.(given)) }
    const { code, said } = await give(withOwnWords(line, place), place, serves)
    if (!serves) expect([code, said]).toEqual([0, said])
    if (says) expect(said).toMatch(says)
  } finally {
    await neighbour?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function withOwnWords(line: string, place: Place): string {
  return Object.entries(STANDS_FOR).reduce((words, [word, own]) => words.replaceAll(word, own(place)), line)
}

/** Gives a line to the shell. */
async function give(
  line: string,
  place: Place,
  serves: CommandRun['serves'],
): Promise<{ code: number | null; said: string }> {
  const env = { ...process.env, ...place.env }
  const script = `unset ${NOT_OF_A_TERMINAL.join(' ')}; ${line}`
  // A group of its own, which a signal reaches as it does from a terminal.
  const options = { cwd: place.cwd, env, detached: true } as const
  const shell = spawn('sh', ['-c', script], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  const ended = once(shell, 'close')
  if (serves) {
    try {
      await Promise.race([
        serves(place),
        ended.then(() => {
          throw new Error(`It ended: ${said}`)
        }),
      ])
    } finally {
      if (shell.pid && shell.exitCode === null) process.kill(-shell.pid, 'SIGINT')
    }
  }
  const [code] = await ended
  return { code, said }
}

/** Makes archives of the demo, and an empty place beside it. */
async function intoAnEmptyPlace({ folder, env }: Place): Promise<Partial<Place>> {
  const archives = join(folder, 'archives')
  await mkdir(join(folder, 'backups'))
  const passphrase = { BACKUP_PASSPHRASE: PASSPHRASE }
  await runCommand('backup', ['backup', '--to', archives], env)
  await runCommand('backup', ['backup', '--to', archives, '--encrypt'], { ...env, ...passphrase })
  const names = await readdir(archives)
  const pathOf = (ending: string) => join(archives, names.find((name) => name.endsWith(ending)) ?? '')
  await copyFile(pathOf('.tar.gz'), join(folder, 'archive.tar.gz'))
  await copyFile(pathOf('.age'), join(folder, 'backups/vitrine-2026-11-25T023500Z.tar.gz.age'))
  return { env: { ...env, DATA_DIR: join(folder, 'restored') } }
}

/** Makes an account that has a second factor. */
async function withSecondFactor({ env }: Place): Promise<Partial<Place>> {
  const { payload, settings, close } = await openFolder(env.DATA_DIR ?? '', { databaseUrl: '', migrate: false })
  try {
    const person = { name: 'Ada', email: EMAIL, password: `${PASSPHRASE} staple`, role: 'administrator' } as const
    const first = { ...person, setupCode: setupCode(settings.secret) }
    const { id } = await payload.create({ collection: 'users', data: first })
    const account = Number(id)
    await keepWaitingKey(payload, account, 'sealed')
    await turnOn(payload, { account, sealedKey: 'sealed', step: 1, recoveryHashes: [], now: new Date() })
  } finally {
    await close()
  }
  return {}
}

/** Makes a clone of a project that has changed since. */
async function inAnOldClone({ folder }: Place): Promise<Partial<Place>> {
  const [origin, clone] = [join(folder, 'origin'), join(folder, 'clone')]
  const commit = async (name: string) => {
    await writeFile(join(origin, name), '')
    await runFile('git', ['-C', origin, 'add', '.'])
    const author = ['-c', 'user.name=Ada', '-c', `user.email=${EMAIL}`]
    await runFile('git', ['-C', origin, ...author, 'commit', '--message', name])
  }
  await runFile('git', ['init', '--quiet', origin])
  await commit('one')
  await runFile('git', ['clone', '--quiet', origin, clone])
  await commit('two')
  return { cwd: clone }
}
