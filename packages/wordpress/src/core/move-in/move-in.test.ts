import { describe, expect, it } from 'vitest'
import { DEAD_AFTER_MS, mayResume, parseMoveIn, presentState, progressed } from './move-in.ts'

const NOW = new Date('2026-11-25T03:00:00.000Z')
const REQUEST = { exports: ['export.xml'], media: [], answers: {}, update: false, fetchMedia: false }

describe('the row of moving in', () => {
  const row = {
    claim: 'one',
    task: 'import',
    state: 'running',
    node: 'n',
    request: JSON.stringify(REQUEST),
    progress: JSON.stringify({ progress: { step: 'linking' }, since: '2026-11-25T02:00:00.000Z' }),
    started_at: '2026-11-25T02:00:00.000Z',
    heartbeat_at: '2026-11-25T02:59:58.000Z',
  }
  it('is a task', () =>
    expect(parseMoveIn(row)).toMatchObject({
      task: 'import',
      state: 'running',
      request: REQUEST,
      progress: { progress: { step: 'linking' } },
      message: '',
      endedAt: undefined,
    }))
  it.each([{}, { ...row, task: 'fly' }, { ...row, request: '{' }, { ...row, claim: null }])('is none as %j', (other) =>
    expect(parseMoveIn(other)).toBeUndefined())
  it('in an unknown state counts as failed', () => expect(parseMoveIn({ ...row, state: 'lost' })?.state).toBe('failed'))
})

describe('the state of a task', () => {
  const since = (ms: number) => new Date(NOW.getTime() - ms).toISOString()
  it('is nothing before the first', () => expect(presentState(undefined, NOW)).toBe('nothing'))
  it('is running while it gives signs of life', () =>
    expect(presentState({ state: 'running', heartbeatAt: since(DEAD_AFTER_MS) }, NOW)).toBe('running'))
  it('is died when they end', () =>
    expect(presentState({ state: 'running', heartbeatAt: since(DEAD_AFTER_MS + 1) }, NOW)).toBe('died'))
  it.each(['stopped', 'failed', 'done'] as const)('stays %s, however long ago', (state) =>
    expect(presentState({ state, heartbeatAt: since(DEAD_AFTER_MS * 9) }, NOW)).toBe(state))
  it.each([
    ['died', true],
    ['stopped', true],
    ['failed', true],
    ['running', false],
    ['done', false],
    ['nothing', false],
  ] as const)('%s may be resumed: %s', (state, may) => expect(mayResume(state)).toBe(may))
})

describe('progress', () => {
  const first = progressed(undefined, { step: 'reading', readBytes: 1, totalBytes: 9 }, NOW)
  const later = new Date(NOW.getTime() + 5_000)
  it('of a step that goes on keeps its beginning', () =>
    expect(progressed(first, { step: 'reading', readBytes: 5, totalBytes: 9 }, later).since).toBe(NOW.toISOString()))
  it('of the next step begins', () =>
    expect(progressed(first, { step: 'linking' }, later).since).toBe(later.toISOString()))
})
