import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PATIENCE_MS } from '../support/patience.ts'
import { openImports } from './imports.ts'

// What else an import may meet is in import-process.soak.test.ts.
const POSTS = 150

let imports: Awaited<ReturnType<typeof openImports>>

beforeAll(async () => {
  imports = await openImports(POSTS)
})

afterAll(() => imports.content.close())

it(
  'an import as a process starts once, fails when it is killed, and brings each post once when it goes on',
  {
    timeout: PATIENCE_MS.longTest,
  },
  async () => {
    const outcomes = await Promise.all([imports.start(), imports.start()])
    expect(outcomes.sort()).toEqual(['running', 'started'])
    expect(getPriority(imports.process().pid)).toBe(10)
    await imports.morePostsThan(0)
    imports.process().kill('SIGKILL')
    await imports.ended()
    expect(await imports.moveIn()).toEqual({ task: 'import', state: 'failed', message: 'ended-from-outside' })
    expect(await imports.posts()).toBeLessThan(POSTS)
    expect(await imports.resume()).toBe('started')
    await imports.ended()
    expect(await imports.moveIn()).toEqual({ task: 'import', state: 'done', message: '' })
    expect(await imports.posts()).toBe(POSTS)
  },
)

it('an import that is only tried for a new site says what it would bring, and makes no content', async () => {
  const { folder, startImport, report } = imports
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-tried-'))
  const file = folder.workPath('tried.json')
  const args = ['wordpress', folder.pathOf('export.xml'), '--dry-run', '--report', file]
  await once(startImport(args, { DATA_DIR: dataDir }), 'exit')
  expect(await report('tried.json')).toMatchObject({ dryRun: true, written: { posts: { made: POSTS } } })
  expect(await readdir(dataDir)).not.toContain('vitrine.db')
  await rm(dataDir, { recursive: true, force: true })
})
