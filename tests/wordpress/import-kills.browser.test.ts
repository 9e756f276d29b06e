import { execFile, fork } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFolder } from '../support/open-folder.ts'
import { inEachRound, patience } from '../support/rounds.ts'
import { exportFile } from './support.ts'

/** Posts of the export. */
const POSTS = 100

/** Times that one import is killed, and the longest that it runs before, in milliseconds. */
const KILLS = 4
const LONGEST_MS = 4_000

const ROOT = join(import.meta.dirname, '../..')

let folder: string
let file: string
let undisturbed: unknown

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-kills-'))
  file = join(folder, 'export.xml')
  await writeFile(file, await written(process.execPath, [exportFile('make-large.mjs'), String(POSTS)]))
  await written(process.execPath, [exportFile('make-large.mjs'), String(POSTS), '--pictures', join(folder, 'uploads')])
  undisturbed = await imported(async (dataDir) => void (await ended(start(dataDir))))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

it('ends as an undisturbed import, however often it was killed', patience(), async () => {
  await inEachRound(1, async ({ random }) => {
    const killed = await imported(async (dataDir) => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const child = start(dataDir)
        await pause(random() * LONGEST_MS)
        child.kill('SIGKILL')
        await ended(child)
      }
      await ended(start(dataDir))
    })
    expect(killed).toEqual(undisturbed)
  })
})

/** Contents of a new data folder after imports into it. */
async function imported(work: (dataDir: string) => Promise<void>): Promise<unknown> {
  const dataDir = await mkdtemp(join(folder, 'data-'))
  await work(dataDir)
  const { payload, close } = await openFolder(dataDir, { databaseUrl: '', migrate: false })
  const documents: Record<string, unknown> = {}
  for (const collection of [
    'posts',
    'pages',
    'media',
    'comments',
    'categories',
    'tags',
    'authors',
    'redirects',
  ] as const) {
    const { docs } = await payload.find({ collection, depth: 0, draft: true, pagination: false, limit: 0 })
    documents[collection] = docs
      .map((doc) => ('path' in doc ? doc.path : 'filename' in doc ? doc.filename : 'from' in doc ? doc.from : ''))
      .sort()
  }
  const { totalDocs: versions } = await payload.countVersions({ collection: 'posts' })
  await close()
  return { ...documents, versions, files: (await readdir(join(dataDir, 'media'))).sort() }
}

function start(dataDir: string) {
  const args = ['wordpress', file, '--media', join(folder, 'uploads')]
  return fork(join(ROOT, 'apps/site/dist/server/import.js'), args, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'production', VITRINE_ROOT: ROOT },
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
