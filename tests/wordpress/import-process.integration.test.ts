import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  type ImportFolder,
  ImportProcess,
  openImportFolder,
  type RunReport,
  readMoveIn,
  readRuns,
} from '@vitrine/wordpress/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { until } from '../support/until.ts'
import { exportFile } from './support.ts'

/** Posts of the export: many batches, so that some are durable while others are still to come. */
const POSTS = 300

const ROOT = join(import.meta.dirname, '../..')
const REQUEST = {
  exports: ['export.xml'],
  media: [],
  redirects: undefined,
  answers: {},
  update: false,
  fetchMedia: false,
}

let content: TestContent
let postgres: TestPostgres
let folder: ImportFolder
let imports: ImportProcess
let child: ChildProcess

beforeAll(async () => {
  content = await openContent()
  postgres = await startPostgres()
  folder = await openImportFolder(content.settings.dataDir)
  const made = await promisify(execFile)(process.execPath, [exportFile('make-large.mjs'), String(POSTS)], {
    maxBuffer: 64 * 1024 ** 2,
  })
  await writeFile(folder.pathOf('export.xml'), made.stdout)
  imports = new ImportProcess({
    payload: content.payload,
    folder,
    startImport: (args) => {
      child = startImport(args)
      return child
    },
    onError: (error) => {
      throw error
    },
  })
})

afterAll(async () => {
  await content.close()
  await postgres.stop()
})

/** Starts the program as the site does. */
const startImport = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const { dataDir } = content.settings
  return fork(join(ROOT, 'apps/site/dist/server/import.js'), [...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'production', VITRINE_ROOT: ROOT, ...env },
    execArgv: ['--conditions=production'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
}
const report = async (name: string): Promise<RunReport> => JSON.parse(await readFile(folder.workPath(name), 'utf8'))
const posts = async () => (await content.payload.count({ collection: 'posts' })).totalDocs
const moveIn = async () => {
  const read = await readMoveIn(content.payload)
  return { task: read?.task, state: read?.state, message: read?.message }
}
const ended = () =>
  until('the end of the process', async () => (await moveIn()).state !== 'running', PATIENCE_MS.longWork)
const resume = () => imports.start('import', REQUEST, true)

describe('an import that the site runs as a process of its own', { timeout: PATIENCE_MS.longTest }, () => {
  it('starts once, of two that start at once, and lets visitors be served first', async () => {
    const outcomes = await Promise.all([
      imports.start('import', REQUEST, false),
      imports.start('import', REQUEST, false),
    ])
    expect(outcomes.sort()).toEqual(['running', 'started'])
    expect(getPriority(child.pid)).toBe(10)
  })

  it('has failed when it is killed, with a part of the posts', async () => {
    await until('the first posts', async () => (await posts()) > 0, PATIENCE_MS.longWork)
    child.kill('SIGKILL')
    await ended()
    expect(await moveIn()).toEqual({ task: 'import', state: 'failed', message: 'ended-from-outside' })
    expect(await posts()).toBeLessThan(POSTS)
  })

  it('goes on where it was, and stops when it is asked to', async () => {
    const before = await posts()
    expect(await resume()).toBe('started')
    await until('more posts', async () => (await posts()) > before, PATIENCE_MS.longWork)
    expect(await imports.stop()).toBe(true)
    expect(await moveIn()).toMatchObject({ task: 'import', state: 'stopped' })
    expect(await posts()).toBeLessThan(POSTS)
  })

  it('brings each post once, however often it was interrupted', async () => {
    expect(await resume()).toBe('started')
    await ended()
    expect(await moveIn()).toEqual({ task: 'import', state: 'done', message: '' })
    expect(await posts()).toBe(POSTS)
  })

  it('that would change nothing reports so without being done again', async () => {
    const runs = async () => (await readRuns(content.payload)).length
    const before = await runs()
    expect(await imports.start('import', REQUEST, false)).toBe('started')
    await ended()
    const repeated = await report('import-report.json')
    expect(await moveIn()).toMatchObject({ state: 'done' })
    expect(await runs()).toBe(before)
    const file = folder.workPath('looked-at.json')
    await once(startImport(['wordpress', folder.pathOf('export.xml'), '--update', '--report', file]), 'exit')
    const { run, ...lookedAt } = await report('looked-at.json')
    expect(await runs()).toBe(before + 1)
    expect(repeated).toEqual(lookedAt)
  })

  it('that is only tried says what is here already', async () => {
    const file = folder.workPath('tried.json')
    await once(startImport(['wordpress', folder.pathOf('export.xml'), '--dry-run', '--report', file]), 'exit')
    expect(await report('tried.json')).toMatchObject({ dryRun: true, written: { posts: { unchanged: POSTS } } })
  })

  it('that is only tried for a site without an import asks no content, and makes none', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-tried-'))
    const file = folder.workPath('tried.json')
    const args = ['wordpress', folder.pathOf('export.xml'), '--dry-run', '--report', file]
    await once(startImport(args, { DATA_DIR: dataDir }), 'exit')
    expect(await report('tried.json')).toMatchObject({ dryRun: true, written: { posts: { made: POSTS } } })
    expect(await readdir(dataDir)).not.toContain('vitrine.db')
    await rm(dataDir, { recursive: true, force: true })
  })

  it('that would change nothing reports so on PostgreSQL, too', async () => {
    const env = { DATABASE_URL: await postgres.createDatabase('repeated') }
    const file = (name: string) => folder.workPath(`${name}.json`)
    const take = async (name: string) => {
      const child = startImport(['wordpress', exportFile('odd/version-1.1.xml'), '--report', file(name)], env)
      await once(child, 'exit')
      return report(`${name}.json`)
    }
    const first = await take('first')
    const second = await take('second')
    expect([first.run, second.run]).toEqual([expect.any(String), undefined])
    expect(second.sum).toEqual(first.sum)
    expect(second.written.posts).toEqual({ unchanged: first.written.posts?.made })
  })

  it('ends when the process that started it is gone', async () => {
    const orphan = startImport(['runs'])
    orphan.disconnect()
    expect(await once(orphan, 'exit')).toEqual([1, null])
  })
})
