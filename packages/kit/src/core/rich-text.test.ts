import type { Image } from '@vitrine/content/core'
import { describe, expect, it } from 'vitest'
import type { ParseContext } from './parse.ts'
import { headingId, parseRichText, plainText } from './rich-text.ts'

const parse: ParseContext = {
  locale: 'en',
  image: () => undefined,
  href: (raw) => (raw as { url?: string }).url,
  blocks: () => [],
}
const root = (...children: object[]) => ({ root: { children } })
const text = (value: string, format = 0) => ({ type: 'text', text: value, format })

describe('rich text', () => {
  it('reads marks from their bits', () =>
    expect(parseRichText(root({ type: 'paragraph', children: [text('a', 3)] }), parse)).toEqual([
      { kind: 'paragraph', children: [{ kind: 'text', text: 'a', marks: ['bold', 'italic'] }] },
    ]))
  it('begins a numbered list where it says so', () => {
    const list = (more: object) => ({ type: 'list', listType: 'number', children: [], ...more })
    const read = (more: object) => parseRichText(root(list(more)), parse)
    expect(read({ start: 4 })).toEqual([{ kind: 'list', ordered: true, start: 4, children: [] }])
    const plain = [{ kind: 'list', ordered: true, children: [] }]
    expect([read({ start: 1 }), read({ start: '4' }), read({})]).toEqual([plain, plain, plain])
  })
  it('keeps the words of a link without a safe target', () =>
    expect(parseRichText(root({ type: 'link', fields: {}, children: [text('words')] }), parse)).toMatchObject([
      { kind: 'text', text: 'words' },
    ]))
  it('reads a picture with its caption, and leaves out what is none', () => {
    const image = { alt: 'A chair.' } as Image
    const parsing: ParseContext = { ...parse, image: (raw) => ((raw as { alt?: string }).alt ? image : undefined) }
    const upload = (value: object) => ({ type: 'upload', value })
    const nodes = root(upload({ alt: 'A chair.', caption: 'Oak.' }), upload({ filename: 'prices.pdf' }))
    expect(parseRichText(nodes, parsing)).toEqual([{ kind: 'picture', image, caption: 'Oak.' }])
  })
  it('leaves out what lies in the trash, but for the words of a link', () => {
    const shown: ParseContext = {
      ...parse,
      image: (raw) => raw as Image | undefined,
      href: (raw) => (raw as { page?: { path?: string } }).page?.path,
    }
    const nodes = (deletedAt: string | null) =>
      root(
        { type: 'upload', value: { alt: 'A chair.', deletedAt } },
        {
          type: 'link',
          fields: { linkType: 'internal', doc: { relationTo: 'pages', value: { path: '/rooms/', deletedAt } } },
          children: [text('rooms')],
        },
      )
    const kinds = (raw: object) => parseRichText(raw, shown).map(({ kind }) => kind)
    expect(kinds(nodes(null))).toEqual(['picture', 'link'])
    expect(kinds(nodes('2026-01-02T08:00:00.000Z'))).toEqual(['text'])
  })
  it('keeps what unknown nodes hold', () =>
    expect(plainText(parseRichText(root({ type: 'marquee', children: [text('kept')] }), parse))).toBe('kept'))
  it('never makes a second title of a page', () =>
    expect(parseRichText(root({ type: 'heading', tag: 'h1', children: [text('A')] }), parse)).toMatchObject([
      { kind: 'heading', level: 2 },
    ]))
  it.each(['h2', 'h3', 'h4', 'h5', 'h6'])('keeps the level of an %s', (tag) =>
    expect(parseRichText(root({ type: 'heading', tag, children: [] }), parse)).toMatchObject([
      { level: Number(tag[1]) },
    ]))
  it.each(['left', 'center', 'right', 'end', 'justify'])('keeps a paragraph and a heading aligned: %s', (format) =>
    expect(
      parseRichText(root({ type: 'paragraph', format, children: [] }, { type: 'heading', tag: 'h2', format }), parse),
    ).toMatchObject([{ align: format }, { align: format }]))
  it.each(['', 'start', 'toString', 'both', 7, null])('aligns nothing by %j', (format) => {
    const [node] = parseRichText(root({ type: 'paragraph', format, children: [] }), parse)
    expect(node).toEqual({ kind: 'paragraph', children: [] })
  })
  it('stops at absurd depth', () => {
    let node: object = text('deep')
    for (let depth = 0; depth < 100; depth += 1) node = { type: 'quote', children: [node] }
    expect(plainText(parseRichText(root(node), parse))).toBe('')
  })
  it.each([null, 7, [], { root: 'x' }])('reads %j as nothing', (raw) => expect(parseRichText(raw, parse)).toEqual([]))
  it('makes ids of headings in any script', () =>
    expect(['Über uns!', '光', '…'].map((heading) => headingId(heading, 'de'))).toEqual(['ueber-uns', '光', 'section']))
})
