import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PATIENCE_MS } from '../support/patience.ts'
import { copyProject, type ProjectCopy } from '../support/project-copy.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

const EXAMPLE = fileURLToPath(new URL('../fixtures/example-feature', import.meta.url))

/** Files that follow from the list of features. */
const WIRED = [
  'packages/cms/src/config/features.ts',
  'packages/cms/src/config/optional-features.ts',
  'packages/cms/src/database/feature-ledgers.ts',
  'packages/kit/src/core/optional-features.ts',
  'apps/site/src/features/views.ts',
  'apps/site/src/features/servers.ts',
  'packages/demo/src/features.ts',
  'packages/demo/package.json',
  'packages/cms/package.json',
  'apps/site/package.json',
]

/** Those of them by which a program loads features. */
const LOADING = [
  'packages/cms/src/config/features.ts',
  'packages/cms/src/database/feature-ledgers.ts',
  'apps/site/src/features/views.ts',
  'apps/site/src/features/servers.ts',
  'packages/demo/src/features.ts',
]

const BUILD = `
  const { buildSite } = await import('./scripts/launch/build.mjs')
  await buildSite()
`

describe('an optional feature that is added by its folder and one line, and named in the config', () => {
  let copy: ProjectCopy
  let site: ChildProcess | undefined
  let written: readonly string[]
  let migrations: string
  let offered: Readonly<Record<string, readonly string[]>>
  let url: string

  const choose = (...names: readonly string[]) =>
    writeFile(
      join(copy.folder, 'vitrine.config.ts'),
      `import { defineConfig } from '@vitrine/kit/config'\n\nexport default defineConfig({ features: ${JSON.stringify(names)} })\n`,
    )
  const wire = async () => (await copy.run(['scripts/wiring.mjs'])).trim().split('\n')

  beforeAll(async () => {
    copy = await copyProject()
    const { folder } = copy
    await copy.add('example', EXAMPLE)
    const list = join(folder, 'features.json')
    const names = await readFile(list, 'utf8')
    await writeFile(list, names.replace('\n]', ',\n  { "name": "example", "optional": true }\n]'))
    await choose('example')
    written = await wire()
    migrations = await copy.run(['scripts/migrations.mjs', 'example'])
    const env = {
      ...process.env,
      NODE_ENV: 'production' as const,
      VITRINE_ROOT: folder,
      DATA_DIR: join(folder, 'data'),
      ADMIN: 'off',
      PORT: '0',
      LOG_LEVEL: 'error',
    }
    const fill = await copy.run(
      ['--conditions=production', '--import', 'tsx', join(folder, 'packages/example/fill.mjs')],
      { env },
    )
    offered = JSON.parse(/^offered (.*)$/m.exec(fill)?.[1] ?? '{}')
    await copy.run(['--input-type=module', '--eval', BUILD])
    const started = fork(join(folder, 'apps/site/dist/server/main.js'), [], {
      cwd: folder,
      env,
      execArgv: ['--conditions=production'],
    })
    site = started
    url = await new Promise((resolve, reject) => {
      started.on('message', (message: { readonly url?: string }) => message.url && resolve(message.url))
      started.on('exit', (code) => reject(new Error(`The site ended with code ${code}.`)))
    })
  }, PATIENCE_MS.longTest)

  afterAll(async () => {
    if (site) {
      const ended = new Promise((resolve) => site?.on('exit', resolve))
      site.kill('SIGINT')
      await ended
    }
    await copy.remove()
  })

  const get = async (path: string) => (await fetch(url + path)).text()

  it('changes nothing but what is written from the list', () => expect([...written].sort()).toEqual([...WIRED].sort()))

  it('is in the admin: collection, setting, block, and what editors see beside its form', () => {
    expect(offered.collections).toContain('notes')
    expect(offered.globals).toContain('noteboard')
    expect(offered.blocks).toContain('noteList')
    expect(offered.previewed).toEqual(expect.arrayContaining(['notes', 'noteboard']))
  })

  it.each([
    'sqlite',
    'postgres',
    'example on sqlite',
    'example on postgres',
  ])('the newest snapshot of %s is that of the content model', (ledger) =>
    expect(migrations).toMatch(new RegExp(`^${ledger}: nothing to do$`, 'm')))

  it.each(['sqlite', 'postgres'])('has its tables made by a migration of %s in its folder', async (kind) => {
    const folder = join(copy.folder, 'packages/example/migrations', kind)
    const names = (await readdir(folder)).filter((name) => /^2.*\.ts$/.test(name))
    expect(names).toHaveLength(1)
    const text = readFileSync(join(folder, String(names[0])), 'utf8')
    expect(text).toMatch(/CREATE TABLE [^(]*\bnotes\b/)
    expect(text).toMatch(/CREATE TABLE [^(]*\bnoteboard\b/)
  })

  it('has pages of its own, with its block, its setting and its text', async () => {
    const page = await get('/notes/walnut/')
    expect(page).toContain('<section class="note-list">Other notes · Mara · Every note</section>')
    expect(page).toContain('<h1')
  })

  it('answers its route', async () => expect(await get('/notes.txt')).toBe('Walnut'))

  it('is found by search, under the name of its kind', async () => {
    const page = await get('/search/?s=walnut')
    expect(page).toContain('href="/notes/walnut/"')
    expect(page).toContain('Notes')
  })

  it('is led to by a link of a page', async () =>
    expect(await get('/board/')).toContain('<section class="note-list"><a href="/notes/walnut/">'))

  it('is in the sitemap', async () => {
    const index = await get('/sitemap.xml')
    const maps = [...index.matchAll(/<loc>[^<]*?(\/sitemap-[^<]*)<\/loc>/g)].map(([, path = '']) => get(path))
    expect([index, ...(await Promise.all(maps))].join('\n')).toContain('/notes/walnut/')
  })

  it('is loaded by no program any more when the config does not name it', async () => {
    await choose()
    expect(await wire()).toEqual(expect.arrayContaining(LOADING))
    for (const file of LOADING) {
      expect(readFileSync(join(copy.folder, file), 'utf8')).toBe(readFileSync(join(PROJECT, file), 'utf8'))
    }
  })
})
