import { execFile, fork } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runSql, sql } from '@vitrine/content/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFolder } from '../support/open-folder.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { inEachRound, patience } from '../support/rounds.ts'
import { exportFile } from './support.ts'

/** Posts of the export. */
const POSTS = 2_000

/** Times that one import is killed, and the longest that it runs before, in milliseconds. */
const KILLS = 20
const LONGEST_MS = 12_000

const ROOT = join(import.meta.dirname, '../..')

let folder: string
let file: string
let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-kills-'))
  file = join(folder, 'export.xml')
  await writeFile(file, await written(process.execPath, [exportFile('make-large.mjs'), String(POSTS)]))
  await written(process.execPath, [exportFile('make-large.mjs'), String(POSTS), '--pictures', join(folder, 'uploads')])
})

afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Where an import goes. */
interface Target {
  readonly dataDir: string
  readonly databaseUrl: string
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  let databases = 0

  it('ends as an undisturbed import, however often it was killed', patience(), async () => {
    const undisturbed = await imported(finish)
    await inEachRound(0, async ({ random }) => {
      const killed = await imported(async (target) => {
        for (let kill = 0; kill < KILLS; kill += 1) {
          const child = start(target)
          await pause(random() * LONGEST_MS)
          child.kill('SIGKILL')
          await ended(child)
        }
        await finish(target)
      })
      expect(killed).toEqual(undisturbed)
    })
  })

  /** Contents of a new site after imports into it. */
  async function imported(work: (target: Target) => Promise<void>): Promise<unknown> {
    databases += 1
    const dataDir = await mkdtemp(join(folder, 'data-'))
    const databaseUrl = kind === 'postgres' ? await postgres.createDatabase(`kills_${databases}`) : ''
    await work({ dataDir, databaseUrl })
    const { payload, close } = await openFolder(dataDir, { databaseUrl, migrate: false })
    const documents: Record<string, unknown> = {}
    for (const collection of COLLECTIONS) {
      const { docs } = await payload.find({ collection, depth: 0, draft: true, pagination: false, limit: 0 })
      documents[collection] = docs
        .map((doc) => ('path' in doc ? doc.path : 'filename' in doc ? doc.filename : 'from' in doc ? doc.from : ''))
        .sort()
    }
    const { totalDocs: versions } = await payload.countVersions({ collection: 'posts' })
    const ledger = await runSql(payload, sql`select key, state from import_entries order by key`)
    const stale = await runSql(payload, sql`select collection, document from search_stale`)
    await close()
    return {
      ...documents,
      versions,
      ledger,
      stale: stale.length,
      files: (await readdir(join(dataDir, 'media'))).sort(),
    }
  }
})

const COLLECTIONS = ['posts', 'pages', 'media', 'comments', 'categories', 'tags', 'authors', 'redirects'] as const

/** Times that the last import is started: PostgreSQL may need a moment to see that the one before it was killed. */
const MAX_STARTS = 5

async function finish(target: Target): Promise<void> {
  for (let starts = 0; starts < MAX_STARTS; starts += 1) {
    const code = await ended(start(target))
    // All of it came over; or with gaps.
    if (code === 0 || code === 2) return
  }
  throw new Error(`The import was started ${MAX_STARTS} times, and never ended well.`)
}

function start({ dataDir, databaseUrl }: Target) {
  const args = ['wordpress', file, '--media', join(folder, 'uploads')]
  return fork(join(ROOT, 'apps/site/dist/server/import.js'), args, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_ENV: 'production', VITRINE_ROOT: ROOT },
    execArgv: ['--conditions=production'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

function ended(child: ReturnType<typeof start>): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve))
}

function written(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(command, [...args], { maxBuffer: 64 * 1024 ** 2 }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    )
  })
}
