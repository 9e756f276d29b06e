import { once } from 'node:events'
import { getPriority } from 'node:os'
import { readRuns } from '@vitrine/wordpress/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { patience } from '../support/rounds.ts'
import { openImports } from './imports.ts'
import { exportFile } from './support.ts'

const POSTS = 300

let imports: Awaited<ReturnType<typeof openImports>>
let postgres: TestPostgres

beforeAll(async () => {
  ;[imports, postgres] = await Promise.all([openImports(POSTS), startPostgres()])
})

afterAll(async () => {
  await imports.content.close()
  await postgres.stop()
})

describe('an import that the site runs as a process of its own', patience(), () => {
  it('starts once, of two that start at once, and lets visitors be served first', async () => {
    const outcomes = await Promise.all([imports.start(), imports.start()])
    expect(outcomes.sort()).toEqual(['running', 'started'])
    expect(getPriority(imports.process().pid)).toBe(10)
  })

  it('has failed when it is killed, with a part of the posts', async () => {
    await imports.morePostsThan(0)
    imports.process().kill('SIGKILL')
    await imports.ended()
    expect(await imports.moveIn()).toEqual({ task: 'import', state: 'failed', message: 'ended-from-outside' })
    expect(await imports.posts()).toBeLessThan(POSTS)
  })

  it('goes on where it was, and stops when it is asked to', async () => {
    const before = await imports.posts()
    expect(await imports.resume()).toBe('started')
    await imports.morePostsThan(before)
    expect(await imports.stop()).toBe(true)
    expect(await imports.moveIn()).toMatchObject({ task: 'import', state: 'stopped' })
    expect(await imports.posts()).toBeLessThan(POSTS)
  })

  it('brings each post once, however often it was interrupted', async () => {
    expect(await imports.resume()).toBe('started')
    await imports.ended()
    expect(await imports.moveIn()).toEqual({ task: 'import', state: 'done', message: '' })
    expect(await imports.posts()).toBe(POSTS)
  })

  it('that would change nothing reports so without being done again', async () => {
    const runs = async () => (await readRuns(imports.content.payload)).length
    const before = await runs()
    expect(await imports.start()).toBe('started')
    await imports.ended()
    const repeated = await imports.report('import-report.json')
    expect(await imports.moveIn()).toMatchObject({ state: 'done' })
    expect(await runs()).toBe(before)
    const file = imports.folder.workPath('looked-at.json')
    await once(
      imports.startImport(['wordpress', imports.folder.pathOf('export.xml'), '--update', '--report', file]),
      'exit',
    )
    const { run, ...lookedAt } = await imports.report('looked-at.json')
    expect(await runs()).toBe(before + 1)
    expect(repeated).toEqual(lookedAt)
  })

  it('that is only tried says what is here already', async () => {
    const file = imports.folder.workPath('tried.json')
    await once(
      imports.startImport(['wordpress', imports.folder.pathOf('export.xml'), '--dry-run', '--report', file]),
      'exit',
    )
    expect(await imports.report('tried.json')).toMatchObject({ dryRun: true, written: { posts: { unchanged: POSTS } } })
  })

  it('that would change nothing reports so on PostgreSQL, too', async () => {
    const env = { DATABASE_URL: await postgres.createDatabase('repeated') }
    const file = (name: string) => imports.folder.workPath(`${name}.json`)
    const take = async (name: string) => {
      const child = imports.startImport(['wordpress', exportFile('odd/version-1.1.xml'), '--report', file(name)], env)
      await once(child, 'exit')
      return imports.report(`${name}.json`)
    }
    const first = await take('first')
    const second = await take('second')
    expect([first.run, second.run]).toEqual([expect.any(String), undefined])
    expect(second.sum).toEqual(first.sum)
    expect(second.written.posts).toEqual({ unchanged: first.written.posts?.made })
  })

  it('ends when the process that started it is gone', async () => {
    const orphan = imports.startImport(['runs'])
    orphan.disconnect()
    expect(await once(orphan, 'exit')).toEqual([1, null])
  })
})
