import { runSql, sql } from '@vitrine/content/sql'
import { DEAD_AFTER_MS } from '@vitrine/wordpress/core'
import { beatMoveIn, claimMoveIn, endMoveIn, readMoveIn } from '@vitrine/wordpress/server'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

const NOW = new Date('2026-11-25T03:00:00.000Z')
const STARTING = { progress: { step: 'starting', files: 1 }, since: NOW.toISOString() } as const
const later = (ms: number) => new Date(NOW.getTime() + ms)
const REQUEST = {
  exports: ['export.xml'],
  media: [],
  redirects: undefined,
  answers: {},
  update: false,
  fetchMedia: false,
  changesAnswers: false,
}

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['SQLite', 'PostgreSQL'])('a task of moving in, on %s', (database) => {
  let content: TestContent
  let payload: Payload

  beforeAll(async () => {
    content = await openContent(database === 'SQLite' ? '' : await postgres.createDatabase('move_in'))
    payload = content.payload
  })

  beforeEach(() => runSql(payload, sql`delete from move_in`))

  afterAll(() => content.close())

  const claimed = (
    claim: string,
    { now = NOW, task = 'import', resumes = false }: Partial<Parameters<typeof claimMoveIn>[1]> = {},
  ) => claimMoveIn(payload, { claim, task, node: 'here', request: REQUEST, now, progress: STARTING, resumes })

  it('is not there before the first', async () => expect(await readMoveIn(payload)).toBeUndefined())

  it('is what was asked for', async () => {
    expect(await claimed('one')).toBe(true)
    expect(await readMoveIn(payload)).toMatchObject({
      claim: 'one',
      task: 'import',
      state: 'running',
      node: 'here',
      request: { exports: ['export.xml'] },
      // Before its program says anything.
      progress: STARTING,
      importedAt: NOW.toISOString(),
    })
  })

  it('starts once, of many that start at once', async () => {
    const starts = await Promise.all(Array.from({ length: 8 }, (_, number) => claimed(`start ${number}`)))
    expect(starts.filter(Boolean)).toHaveLength(1)
  })

  it('starts anew when the one that runs gives no sign of life, which then cannot come back', async () => {
    await claimed('dead')
    expect(await claimed('early', { now: later(DEAD_AFTER_MS) })).toBe(false)
    expect(await claimed('next', { now: later(DEAD_AFTER_MS + 1) })).toBe(true)
    expect(await beatMoveIn(payload, 'dead', { progress: STARTING, now: later(DEAD_AFTER_MS + 2) })).toBe(false)
    await endMoveIn(payload, 'dead', { state: 'failed', message: 'It died.', now: later(DEAD_AFTER_MS + 3) })
    expect(await readMoveIn(payload)).toMatchObject({ claim: 'next', state: 'running', message: '' })
  })

  it('lives as long as it gives signs of life, and says how far it is', async () => {
    await claimed('one')
    const progress = { progress: { step: 'linking' }, since: NOW.toISOString() } as const
    expect(await beatMoveIn(payload, 'one', { progress, now: later(DEAD_AFTER_MS) })).toBe(true)
    expect(await claimed('two', { now: later(DEAD_AFTER_MS + 1) })).toBe(false)
    expect(await readMoveIn(payload)).toMatchObject({ claim: 'one', progress })
  })

  it('ends, and another may start', async () => {
    await claimed('one')
    await endMoveIn(payload, 'one', { state: 'done', message: '', now: later(5) })
    expect(await readMoveIn(payload)).toMatchObject({ state: 'done', endedAt: later(5).toISOString() })
    expect(await claimed('two', { now: later(6), task: 'look' })).toBe(true)
  })

  it('that goes on is taken back with what it wrote before, and a look changes nothing of it', async () => {
    await claimed('one')
    await endMoveIn(payload, 'one', { state: 'stopped', message: '', now: later(1) })
    await claimed('two', { now: later(2), resumes: true })
    await endMoveIn(payload, 'two', { state: 'done', message: '', now: later(3) })
    await claimed('three', { now: later(4), task: 'look' })
    expect((await readMoveIn(payload))?.importedAt).toBe(NOW.toISOString())
    await endMoveIn(payload, 'three', { state: 'done', message: '', now: later(5) })
    await claimed('four', { now: later(6) })
    expect((await readMoveIn(payload))?.importedAt).toBe(later(6).toISOString())
  })
})
