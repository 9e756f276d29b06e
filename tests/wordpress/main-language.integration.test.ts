import { fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPayload } from '@vitrine/cms/config'
import { siteSettings } from '@vitrine/cms/settings'
import { noteExamples } from '@vitrine/content/store'
import type { RunReport } from '@vitrine/wordpress/server'
import type { Payload } from 'payload'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sqliteTemplate } from '../support/database-templates.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { sharedDatabases } from '../support/shared-databases.ts'
import { exportFile } from './support.ts'

const ROOT = join(import.meta.dirname, '../..')

let dataDir: string
let env: Readonly<Record<string, string>>

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-main-language-'))
  env = { DATA_DIR: dataDir, DATABASE_URL: '', LANGUAGES: 'en de he', LOG_LEVEL: 'error' }
  const shared = await sharedDatabases()
  if (shared) await copyFile(await sqliteTemplate(shared.folder), join(dataDir, 'vitrine.db'))
  const written = await readFile(exportFile('classic/export.xml'), 'utf8')
  await writeFile(join(dataDir, 'german.xml'), written.replace('<language>en-US', '<language>de-DE'))
})

afterEach(() => rm(dataDir, { recursive: true, force: true }))

/** Runs the program of the import as a person at a terminal does. @returns Its exit code. */
async function run(...args: readonly string[]): Promise<number> {
  const child = fork(join(ROOT, 'apps/site/dist/server/import.js'), [...args], {
    cwd: ROOT,
    env: { ...process.env, ...env, NODE_ENV: 'production', VITRINE_ROOT: ROOT },
    execArgv: ['--conditions=production'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [code] = await once(child, 'exit')
  return code
}

/** Imports the German export. */
async function takeGerman(...args: readonly string[]): Promise<RunReport> {
  const report = join(dataDir, 'report.json')
  await run('wordpress', join(dataDir, 'german.xml'), '--report', report, ...args)
  return JSON.parse(await readFile(report, 'utf8'))
}

const languages = async () => (await siteSettings(env, dataDir)).languages.join(' ')

/** Does something with the content, in the languages that it has by then. */
async function inContent<Result>(work: (payload: Payload) => Promise<Result>): Promise<Result> {
  const key = `${dataDir} ${Math.random()}`
  const payload = await openPayload(await siteSettings(env, dataDir), { migrate: true, key })
  try {
    return await work(payload)
  } finally {
    await payload.destroy()
  }
}

const makePage = (payload: Payload) =>
  payload.create({ collection: 'pages', data: { title: 'Ours', slug: 'ours', _status: 'published' } })

describe('a German export', { timeout: PATIENCE_MS.longTest }, () => {
  it('makes German the main language of a site without content of its own, until it is taken back', async () => {
    const report = await takeGerman()
    expect(await languages()).toBe('de en he')
    expect(report.questions).toContainEqual(expect.objectContaining({ option: 'mainLanguage' }))
    const home = await inContent((payload) =>
      payload.find({ collection: 'pages', where: { path: { equals: '/' } }, locale: 'de', depth: 0 }),
    )
    expect(home.docs).toMatchObject([{ languages: ['de'] }])
    expect(await takeGerman()).toMatchObject({ written: { 'global:site': { unchanged: 1 } } })
    expect(await languages()).toBe('de en he')
    expect(await run('undo')).toBe(0)
    expect(await languages()).toBe('en de he')
  })

  it('is asked about on a site with a page of its own, whose main language stays', async () => {
    await inContent(makePage)
    const report = await takeGerman('--dry-run')
    expect(report.questions).toContainEqual(
      expect.objectContaining({ option: 'mainLanguage', suggestion: { en: 'English', de: 'Englisch', he: 'אנגלית' } }),
    )
    await takeGerman()
    expect(await languages()).toBe('en de he')
    const name = await inContent(async (payload) => (await payload.findGlobal({ slug: 'site', locale: 'en' })).name)
    expect(name).not.toBe('')
  })

  it('finds no content of its own where all pages are the examples that came with the site', async () => {
    await inContent(async (payload) => {
      const { id, updatedAt } = await makePage(payload)
      await noteExamples(payload, [{ collection: 'pages', id: String(id), updatedAt }])
    })
    await takeGerman()
    expect(await languages()).toBe('de en he')
  })

  it('makes the language that was given the main one', async () => {
    await inContent(makePage)
    await takeGerman('--main-language', 'fr')
    expect(await languages()).toBe('fr en de he')
  })

  it('is refused with a main language that no site can have', async () => {
    expect(await run('wordpress', join(dataDir, 'german.xml'), '--main-language', 'tlh')).toBe(1)
    expect(await languages()).toBe('en de he')
  })
})
