import { describe, expect, it } from 'vitest'
import {
  type Excess,
  excessOf,
  excessOfForm,
  excessText,
  MAX_BLOCK_DEPTH,
  MAX_BLOCKS,
  MAX_JSON_DEPTH,
  MAX_ROWS,
} from './document-limits.ts'

/** Depth at which a walk that calls itself ends in an error. */
const ENDLESS = 100_000

function nestedBlocks(depth: number): unknown {
  let blocks: unknown[] = []
  for (let level = 0; level < depth; level += 1) blocks = [{ blockType: 'columns', columns: [{ blocks }] }]
  return { layout: blocks }
}

function flatBlocks(count: number): unknown {
  return { layout: Array.from({ length: count }, () => ({ blockType: 'separator' })) }
}

function listWithRows(count: number): unknown {
  return { items: Array.from({ length: count }, (_, row) => ({ title: `Row ${row}` })) }
}

function nestedLists(depth: number): unknown {
  let value: unknown[] = []
  for (let level = 1; level < depth; level += 1) value = [value]
  return value
}

describe('a document', () => {
  it.each([
    ['blocks in one another', nestedBlocks(MAX_BLOCK_DEPTH)],
    ['blocks beside one another', flatBlocks(MAX_BLOCKS)],
    ['rows', listWithRows(MAX_ROWS)],
    ['values in one another', nestedLists(MAX_JSON_DEPTH)],
    ['no value at all', undefined],
    ['a text', 'text'],
  ])('may hold as many as the limit: %s', (_, document) => expect(excessOf(document)).toBeUndefined())

  it.each<[Excess, unknown]>([
    ['block depth', nestedBlocks(MAX_BLOCK_DEPTH + 1)],
    ['blocks', flatBlocks(MAX_BLOCKS + 1)],
    ['rows', listWithRows(MAX_ROWS + 1)],
    ['JSON depth', nestedLists(MAX_JSON_DEPTH + 1)],
  ])('is refused one beyond the limit of %s', (excess, document) => expect(excessOf(document)).toBe(excess))

  it('may be of any depth without an error', () => expect(excessOf(nestedLists(ENDLESS))).toBe('JSON depth'))

  it('counts blocks in others with the outer ones', () => {
    const inner = Array.from({ length: MAX_BLOCKS }, () => ({ blockType: 'separator' }))
    expect(excessOf({ layout: [{ blockType: 'section', blocks: inner }] })).toBe('blocks')
  })

  it('counts no node of a text as a row', () => {
    const children = Array.from({ length: MAX_ROWS + 1 }, () => ({ type: 'text', text: 'word' }))
    expect(excessOf({ content: { root: { type: 'root', children } } })).toBeUndefined()
  })

  it('counts rows beside a text all the same', () => {
    const rows = Array.from({ length: MAX_ROWS + 1 }, () => ({ title: 'Row' }))
    expect(excessOf({ layout: [{ blockType: 'accordion', root: {}, items: rows }] })).toBe('rows')
  })
})

describe('a form of the admin', () => {
  const field = { value: 'x' }

  function formOfNested(depth: number): Record<string, unknown> {
    const blocks = Array.from({ length: depth }, (_, level) => `layout.0${'.columns.0.blocks.0'.repeat(level)}`)
    return Object.fromEntries(blocks.map((path) => [`${path}.blockType`, field]))
  }

  const formOf = (count: number, path: (row: number) => string): Record<string, unknown> =>
    Object.fromEntries(Array.from({ length: count }, (_, row) => [path(row), field]))

  it.each([
    ['blocks in one another', formOfNested(MAX_BLOCK_DEPTH)],
    ['blocks beside one another', formOf(MAX_BLOCKS, (row) => `layout.${row}.blockType`)],
    ['rows', formOf(MAX_ROWS, (row) => `items.${row}.title`)],
    ['a path', { [Array(MAX_JSON_DEPTH).fill('a').join('.')]: field }],
  ])('may hold as many as the limit: %s', (_, form) => expect(excessOfForm(form)).toBeUndefined())

  it.each<[Excess, Record<string, unknown>]>([
    ['block depth', formOfNested(MAX_BLOCK_DEPTH + 1)],
    ['blocks', formOf(MAX_BLOCKS + 1, (row) => `layout.${row}.blockType`)],
    ['rows', formOf(MAX_ROWS + 1, (row) => `items.${row}.title`)],
    ['JSON depth', { [Array(ENDLESS).fill('a').join('.')]: field }],
  ])('is refused one beyond the limit of %s', (excess, form) => expect(excessOfForm(form)).toBe(excess))
})

it.each<Excess>([
  'block depth',
  'blocks',
  'rows',
  'JSON depth',
])('says in both languages what to do about %s', (excess) => {
  const { en, de } = excessText(excess)
  expect([en, de].every((text) => /\d.*\. \S.*\.$/.test(text))).toBe(true)
})
