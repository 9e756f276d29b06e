import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from '../support/project-copy.ts'

const EXAMPLE = fileURLToPath(new URL('../fixtures/example-feature', import.meta.url))

/** Files that follow from the list of features. */
const WIRED = [
  'packages/cms/src/config/features.ts',
  'apps/site/src/features/views.ts',
  'apps/site/src/features/servers.ts',
  'packages/cms/package.json',
  'apps/site/package.json',
]

/** Milliseconds: two comparisons of schemas, a build and a start, on a busy machine. */
const PATIENCE_MS = 600_000

const BUILD = `
  const { buildSite } = await import('./scripts/launch/build.mjs')
  await buildSite()
`

describe('a feature that is added by its folder and one line', () => {
  let copy: ProjectCopy
  let site: ChildProcess | undefined
  let written: readonly string[]
  let migrations: string
  let offered: Readonly<Record<string, readonly string[]>>
  let url: string

  beforeAll(async () => {
    copy = await copyProject()
    const { folder } = copy
    await copy.add('example', EXAMPLE)
    const list = join(folder, 'features.json')
    const names = await readFile(list, 'utf8')
    await writeFile(list, names.replace('\n]', ',\n  "example"\n]'))
    written = (await copy.run(['scripts/wiring.mjs'])).trim().split('\n')
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
  }, PATIENCE_MS)

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

  it.each(['sqlite', 'postgres'])('has its tables made by a migration of %s', (kind) => {
    const file = new RegExp(`^${kind}: (packages/cms/migrations/${kind}/\\S+)$`, 'm').exec(migrations)?.[1] ?? ''
    const text = readFileSync(join(copy.folder, file), 'utf8')
    expect(text).toMatch(/CREATE TABLE [^(]*\bnotes\b/)
    expect(text).toMatch(/CREATE TABLE [^(]*\bnoteboard\b/)
  })

  it('has pages of its own, with its block, its setting and its text', async () => {
    const page = await get('/notes/walnut/')
    expect(page).toContain('<section class="note-list">Other notes · Mara · Every note</section>')
    expect(page).toContain('<h1')
  })

  it('answers its route', async () => expect(await get('/notes.txt')).toBe('Walnut'))

  it('is found by search', async () => expect(await get('/search/?s=walnut')).toContain('href="/notes/walnut/"'))

  it('is in the sitemap', async () => {
    const index = await get('/sitemap.xml')
    const maps = [...index.matchAll(/<loc>[^<]*?(\/sitemap-[^<]*)<\/loc>/g)].map(([, path = '']) => get(path))
    expect([index, ...(await Promise.all(maps))].join('\n')).toContain('/notes/walnut/')
  })
})
