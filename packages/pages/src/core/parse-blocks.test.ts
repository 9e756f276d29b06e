import type { Image, ParseContext } from '@vitrine/ui/core'
import { describe, expect, it } from 'vitest'
import type { ColumnsBlock } from './blocks/columns.ts'
import { parseLink } from './blocks/link.ts'
import { blockParsers } from './parse-blocks.ts'
import { pathOf, slugFrom } from './paths.ts'
import { headingId, parseRichText, plainText } from './rich-text.ts'
import { walkBlocks } from './walk.ts'

const parse: ParseContext = {
  locale: 'en',
  image: (raw) => (raw ? ({ alt: 'x' } as Image) : undefined),
  href: (raw) => (raw as { url?: string }).url,
  blocks: () => [{ blockType: 'image', id: 'inner' }],
}
const read = (kind: string, raw: object) => blockParsers[kind]?.({ id: '1', ...raw }, parse)
const root = (...children: object[]) => ({ root: { children } })
const text = (value: string, format = 0) => ({ type: 'text', text: value, format })

describe('parsers', () => {
  it.each(['hero', 'callToAction', 'image'])('leave out a %s without what it is for', (kind) =>
    expect(read(kind, {})).toBeUndefined())
  it('take the first choice for an unknown one', () =>
    expect(read('hero', { heading: 'A', variant: 'spinning' })).toMatchObject({ variant: 'statement' }))
  it('leave out boxes without a title', () =>
    expect(read('contentBoxes', { boxes: [{ title: ' ' }, { title: 'A' }, null] })).toMatchObject({
      boxes: [{ title: 'A' }],
    }))
  it('leave out absent texts instead of keeping them empty', () =>
    expect(Object.keys(read('callToAction', { heading: 'A', text: '' }) ?? {})).not.toContain('text'))
  it('name a link by the page it leads to', () =>
    expect(parseLink({ url: '/a/', page: { title: 'A page' } }, parse)).toEqual({
      href: '/a/',
      label: 'A page',
      newTab: false,
    }))
})

describe('rich text', () => {
  it('reads marks from their bits', () =>
    expect(parseRichText(root({ type: 'paragraph', children: [text('a', 3)] }), parse)).toEqual([
      { kind: 'paragraph', children: [{ kind: 'text', text: 'a', marks: ['bold', 'italic'] }] },
    ]))
  it('keeps the words of a link without a safe target', () =>
    expect(parseRichText(root({ type: 'link', fields: {}, children: [text('words')] }), parse)).toMatchObject([
      { kind: 'text', text: 'words' },
    ]))
  it('keeps what unknown nodes hold', () =>
    expect(plainText(parseRichText(root({ type: 'marquee', children: [text('kept')] }), parse))).toBe('kept'))
  it('never makes a second title of a page', () =>
    expect(parseRichText(root({ type: 'heading', tag: 'h1', children: [text('A')] }), parse)).toMatchObject([
      { kind: 'heading', level: 2 },
    ]))
  it('stops at absurd depth', () => {
    let node: object = text('deep')
    for (let depth = 0; depth < 100; depth += 1) node = { type: 'quote', children: [node] }
    expect(plainText(parseRichText(root(node), parse))).toBe('')
  })
  it.each([null, 7, [], { root: 'x' }])('reads %j as nothing', (raw) => expect(parseRichText(raw, parse)).toEqual([]))
  it('makes ids of headings in any script', () =>
    expect(['Über uns!', '光', '…'].map(headingId)).toEqual(['uber-uns', '光', 'section']))
})

describe('addresses', () => {
  it.each([
    ['Crème brûlée & Co.', 'creme-brulee-co'],
    ['  --A  b--', 'a-b'],
    ['…', ''],
  ])('%s becomes %s', (title, slug) => expect(slugFrom(title)).toBe(slug))
  it('nest below the parent', () => expect(pathOf('light', '/services/')).toBe('/services/light/'))
  it('make home the root only at the top', () =>
    expect([pathOf('home'), pathOf('home', '/a/')]).toEqual(['/', '/a/home/']))
})

it('walking visits blocks inside columns in reading order', () => {
  const columns = read('columns', { columns: [{ blocks: [] }] }) as ColumnsBlock
  expect([...walkBlocks([columns, { blockType: 'hero', id: 'after' }])].map(({ id }) => id)).toEqual([
    '1',
    'inner',
    'after',
  ])
})
