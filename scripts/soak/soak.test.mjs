import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../launch/paths.mjs'
import { resumed, roundsRun, withPiece } from './record.mjs'
import { parseRequest } from './request.mjs'
import { SOAKS } from './soaks.mjs'

describe('a soak', () => {
  const files = ['packages', 'tests'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.includes('.test.') && !name.includes('node_modules'))
      .map((name) => `/${folder}/${name.replaceAll('\\', '/')}`),
  )

  it.each(Object.entries(SOAKS))('%s is of one file', (_name, { file }) => {
    expect(files.filter((path) => path.endsWith(file))).toHaveLength(1)
  })

  it.each([
    [[], { kind: 'list' }],
    [['none'], { kind: 'list', complaint: 'There is no soak called "none".' }],
    [['toString'], { kind: 'list', complaint: 'There is no soak called "toString".' }],
    [['a'], { kind: 'run', name: 'a', rounds: 9, seed: 0 }],
    [['a', '--seed', '7', '--rounds', '20'], { kind: 'run', name: 'a', rounds: 20, seed: 7 }],
    [['all'], { kind: 'all', runs: [{ kind: 'run', name: 'a', rounds: 9, seed: 0 }] }],
    [['all', '--rounds', '2'], { kind: 'list', complaint: 'all takes nothing after it.' }],
    [['a', '--rounds'], { kind: 'list', complaint: '--rounds takes a whole number.' }],
    [['a', '--fast', '1'], { kind: 'list', complaint: 'There is no option "--fast".' }],
  ])('is asked for by %j', (words, request) => expect(parseRequest(words, { a: { rounds: 9 } })).toEqual(request))
})

describe('a piece of a soak', () => {
  const piece = { first: 20, count: 10 }

  it('has all its rounds behind it', () => expect(roundsRun(piece, [])).toBe(10))
  it('ends with the first round that fails', () =>
    expect(roundsRun(piece, ['a.test.ts: In round 26 of seed 0: b', 'a.test.ts: In round 23 of seed 0: c'])).toBe(4))
  it('is over when something else fails', () => expect(roundsRun(piece, ['a.test.ts: no such module'])).toBe(10))
})

describe('the record of a soak', () => {
  const machine = { cpu: 'x', cores: 2, memory: 8, platform: 'linux', node: '20' }
  const fresh = {
    name: 'a',
    commit: 'c',
    dirty: false,
    date: '2026-11-28',
    seed: 0,
    rounds: 0,
    seconds: 0,
    failures: [],
    costs: [],
    machine,
  }
  const record = withPiece(fresh, { rounds: 10, seconds: 1.2, problems: ['a.test.ts > holds: no'] })

  it('adds up its pieces', () =>
    expect(record).toEqual({ ...fresh, rounds: 10, seconds: 1, failures: ['a.test.ts > holds: no'] }))

  it('keeps what each piece cost', () => {
    const measured = [{ memory: { site: { beforeBytes: 2, afterBytes: 3 } } }]
    const piece = { rounds: 10, seconds: 1, problems: [], measured }
    expect(withPiece(withPiece(record, piece), piece).costs).toEqual([
      { memory: { site: 1.5 } },
      { memory: { site: 1.5 } },
    ])
  })

  it('is taken up where it was left, with the date of the last piece', () =>
    expect(resumed(record, { ...fresh, date: '2026-11-29' })).toEqual({ ...record, date: '2026-11-29' }))

  it.each([{ commit: 'd' }, { dirty: true }, { seed: 1 }])('begins anew for %j', (change) =>
    expect(resumed(record, { ...fresh, ...change }).rounds).toBe(0))
})
