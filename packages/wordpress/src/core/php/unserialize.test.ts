import { describe, expect, it } from 'vitest'
import { isSerialised } from './is-serialised.ts'
import type { PhpValue, PlainValue } from './php-value.ts'
import { phpAt, phpEntries, phpText, plainPhp } from './php-value.ts'
import { MAX_PHP_DEPTH, unserialize } from './unserialize.ts'

function plain(text: string): PlainValue | undefined {
  const read = unserialize(text)
  return read.ok ? plainPhp(read.value) : undefined
}

const reasonOf = (text: string) => {
  const read = unserialize(text)
  return read.ok ? 'ok' : read.reason
}

describe('values', () => {
  it.each<[string, PlainValue]>([
    ['N;', null],
    ['b:0;', false],
    ['b:1;', true],
    ['i:-5;', -5],
    ['i:9223372036854775807;', '9223372036854775807'],
    ['d:0.5;', 0.5],
    ['d:1.0E+25;', 1e25],
    ['d:INF;', Number.POSITIVE_INFINITY],
    ['d:-INF;', Number.NEGATIVE_INFINITY],
    ['d:NAN;', Number.NaN],
    ['s:0:"";', ''],
    ['s:7:"größe";', 'größe'],
    ['s:4:"💡";', '💡'],
    ['s:10:"it "is"; x";', 'it "is"; x'],
    ['S:3:"a\\62c";', 'abc'],
    ['E:11:"Suit:Hearts";', 'Suit:Hearts'],
    ['a:0:{}', []],
    ['a:2:{i:0;s:1:"x";i:1;N;}', ['x', null]],
    ['a:2:{i:1;s:1:"x";i:0;N;}', { 1: 'x', 0: null }],
    ['a:1:{s:1:"k";a:1:{i:0;i:1;}}', { k: [1] }],
    ['C:4:"Name":5:{ab}cd}', null],
    [' a:1:{i:0;i:1;}\n', [1]],
  ])('are read: %s', (text, value) => expect(plain(text)).toEqual(value))

  it('keep the order of keys that are numbers', () => {
    const read = unserialize('a:2:{i:7;s:1:"b";i:3;s:1:"a";}')
    expect(read.ok && phpEntries(read.value)).toEqual([
      ['7', 'b'],
      ['3', 'a'],
    ])
  })
  it('may have keys that JavaScript gives a meaning', () => {
    const read = unserialize('a:1:{s:9:"__proto__";s:1:"x";}')
    expect(read.ok && phpAt(read.value, '__proto__')).toBe('x')
    expect(Object.hasOwn(Object(plain('a:1:{s:9:"__proto__";s:1:"x";}')), '__proto__')).toBe(true)
  })
})

describe('objects', () => {
  it('are maps, of no class', () => expect(plain('O:8:"Evil\\Cls":1:{s:1:"x";s:1:"y";}')).toEqual({ x: 'y' }))
  it('give the names of private and protected properties', () => {
    expect(plain('O:1:"A":2:{s:4:"\0A\0p";i:1;s:4:"\0*\0q";i:2;}')).toEqual({ p: 1, q: 2 })
  })
  it('give them without the null characters too, which XML has lost', () => {
    expect(plain('O:1:"A":2:{s:4:"Ap";i:1;s:4:"*q";i:2;}')).toEqual({ p: 1, q: 2 })
  })
})

describe('counts that are wrong', () => {
  it('are mended, and said to be', () => {
    const read = unserialize('a:2:{s:3:"url";s:20:"https://odd.example/longer";s:1:"k";a:1:{i:0;s:1:"größe";}}')
    expect(read).toMatchObject({ ok: true, isMended: true })
    expect(read.ok && plainPhp(read.value)).toEqual({ url: 'https://odd.example/longer', k: ['größe'] })
  })
  it('are not needed where they fit', () => {
    expect(unserialize('a:1:{s:1:"q";s:10:"it "is"; x";}')).toMatchObject({ ok: true })
    expect(unserialize('s:10:"it "is"; x";')).toMatchObject({ ok: true, isMended: false })
  })
  it('are mended when they fit by accident', () => {
    // 11 bytes lead to the quote of the next string but one.
    expect(plain('a:2:{i:0;s:18:"a";i:1;s:6:"bcdefg";}')).toEqual(['a', 'bcdefg'])
  })
  it('are mended past quotes and semicolons that are text', () => {
    expect(plain('a:1:{s:1:"q";s:99:"say "hi"; ok";}')).toEqual({ q: 'say "hi"; ok' })
  })
  it('are mended after line ends have changed', () => {
    expect(plain('a:1:{s:1:"t";s:8:"one\ntwo";}')).toEqual({ t: 'one\ntwo' })
  })
})

describe('references', () => {
  it('repeat the value that they number', () => {
    expect(plain('a:2:{i:0;s:1:"x";i:1;R:2;}')).toEqual(['x', 'x'])
    expect(plain('a:3:{i:0;O:1:"A":0:{}i:1;r:2;i:2;r:3;}')).toEqual([{}, {}, {}])
  })
  it('are null in a circle, and where nothing has that number', () => {
    expect(plain('a:1:{i:0;R:1;}')).toEqual([null])
    expect(plain('a:1:{i:0;r:99;}')).toEqual([null])
  })
})

describe('values that are serialised twice', () => {
  it('are unpacked', () => expect(plain('s:14:"a:1:{i:0;i:1;}";')).toEqual([1]))
  it('are unpacked no more than twice', () => {
    expect(plain('s:22:"s:14:"a:1:{i:0;i:1;}";";')).toBe('a:1:{i:0;i:1;}')
  })
})

describe('text that is not serialised', () => {
  it.each([
    '',
    'a:b:c',
    'hello',
    '5',
    '"s:3:\\"abc\\";"',
    '{"a":1}',
    'a:1',
    's:3:abc',
    'O:hai',
    'i:x;',
  ])('stays text: %s', (text) => {
    expect(isSerialised(text)).toBe(false)
    expect(reasonOf(text)).toBe('not-serialised')
  })
  it.each([
    'a:3:{i:0;i:1;',
    'a:3:{i:0;i:1;}',
    'a:1:{i:0;x:1;}',
    'O:1:"A":1:{i:0;}',
    'a:1:{i:0;i:1;}}',
    'a:1:{N;i:1;}',
  ])('is said to be broken when it began as an array: %s', (text) => expect(reasonOf(text)).not.toBe('ok'))
  it('is broken when it breaks off', () => expect(reasonOf('a:3:{i:0;i:1;')).toBe('broken'))
})

describe('hostile values', () => {
  it('may not be deeper than 100 levels', () => {
    const nested = (levels: number) => `${'a:1:{i:0;'.repeat(levels)}N;${'}'.repeat(levels)}`
    expect(reasonOf(nested(MAX_PHP_DEPTH))).toBe('ok')
    expect(reasonOf(nested(MAX_PHP_DEPTH + 1))).toBe('too-deep')
    expect(reasonOf(nested(100_000))).toBe('too-deep')
  })
  it('may not grow by references to references', () => {
    const before = (level: number) => Math.max(1, level * 3 - 1)
    const levels = Array.from(
      { length: 60 },
      (_, level) => `i:${level};a:2:{i:0;r:${before(level)};i:1;r:${before(level)};}`,
    )
    expect(JSON.stringify(plain(`a:60:{${levels.join('')}}`)).length).toBeLessThan(20_000_000)
  })
  it('end soon, whatever they claim', () => {
    for (const text of [
      `a:100000:{${'i:0;s:9:"x";'.repeat(100_000)}`,
      `s:1:"${'";'.repeat(500_000)}x`,
      `a:99999999:{${'i:0;N;'.repeat(100_000)}}`,
      `a:1:{i:0;s:5:"${'";s'.repeat(300_000)}}`,
    ]) {
      expect(() => unserialize(text), text.slice(0, 20)).not.toThrow()
    }
  })
})

describe('a value that PHP would write', () => {
  /** Numbers from 0 to 1 that follow from a seed. */
  function random(seed: number): () => number {
    let state = seed
    return () => {
      state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
      return state / 2 ** 32
    }
  }
  const LETTERS = ['a', '"', ';', '}', '{', ':', 'ö', '💡', '\n', 's:1:"x";', 'א', '\\', "'"]
  function value(next: () => number, depth: number): PhpValue {
    const kind = Math.floor(next() * (depth > 4 ? 5 : 7))
    const text = () =>
      Array.from({ length: Math.floor(next() * 6) }, () => LETTERS[Math.floor(next() * LETTERS.length)]).join('')
    const values = () => Array.from({ length: Math.floor(next() * 4) }, () => value(next, depth + 1))
    if (kind === 0) return null
    if (kind === 1) return next() < 0.5
    if (kind === 2) return Math.floor(next() * 1e9) - 5e8
    if (kind === 3) return next() * 100 + 0.125
    if (kind === 4) return text()
    if (kind === 5) return values()
    return new Map([['key', null], ...values().map((entry, index) => [`${text()}${index}`, entry] as const)])
  }
  const bytes = (text: string) => new TextEncoder().encode(text).length
  function serialised(written: PhpValue): string {
    if (written === null) return 'N;'
    if (typeof written === 'boolean') return `b:${Number(written)};`
    if (typeof written === 'number') return Number.isInteger(written) ? `i:${written};` : `d:${written};`
    if (typeof written === 'string') return `s:${bytes(written)}:"${written}";`
    const isList = Array.isArray(written)
    const entries = phpEntries(written).map(
      ([key, entry]) => `${isList ? `i:${key};` : `s:${bytes(key)}:"${key}";`}${serialised(entry)}`,
    )
    return `a:${entries.length}:{${entries.join('')}}`
  }
  it('comes back as it was, whatever it holds', () => {
    const next = random(7)
    for (let round = 0; round < 2000; round += 1) {
      const written: PhpValue = ['start', value(next, 0)]
      expect(unserialize(serialised(written))).toEqual({ ok: true, value: written, isMended: false })
    }
  })
  it('never throws, however it is damaged', () => {
    const next = random(11)
    for (let round = 0; round < 2000; round += 1) {
      const text = serialised(value(next, 0))
      const at = Math.floor(next() * text.length)
      const damage = LETTERS[Math.floor(next() * LETTERS.length)] ?? ''
      unserialize(text.slice(0, at) + damage + text.slice(at + Math.floor(next() * 3)))
      unserialize(text.slice(0, at))
    }
  })
})

it('prints scalars as PHP does', () => {
  expect([true, false, 5, 'x', null, []].map((value) => phpText(value))).toEqual([
    '1',
    '',
    '5',
    'x',
    undefined,
    undefined,
  ])
})
