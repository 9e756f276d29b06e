import { describe, expect, it } from 'vitest'
import { inEachRound, patience } from '../../../../../tests/support/rounds.ts'
import { sameContent } from './comparable.ts'
import { readMarkdown } from './read-markdown.ts'
import type { PostBlock } from './stored-post.ts'
import { writeBlocks } from './write-blocks.ts'

const PAGES: Readonly<Record<string, number>> = { '/services/': 1, '/journal/a bench/': 2 }

const context = {
  targetOf: (address: string) => {
    const value = PAGES[decodeURI(address)]
    return value === undefined ? undefined : { relationTo: 'pages', value }
  },
  addressOf: ({ value }: { value: number }) => {
    const [path] = Object.entries(PAGES).find(([, id]) => id === value) ?? []
    return path && encodeURI(path)
  },
  imagePathAt: (address: string) => (/^(?!\w+:|\/\/|\.\.)/.test(address) ? decodeURIComponent(address) : undefined),
}

const read = (text: string, linesBefore = 0) => readMarkdown(text, { ...context, linesBefore })
const kinds = (text: string) => read(text).blocks.map(({ blockType }) => blockType)

/** The nodes of the only text, without what nobody sees. */
const nodes = (text: string) => {
  const [block] = read(text).blocks
  return (block?.content as { root: { children: readonly Record<string, unknown>[] } }).root.children
}

/** Reduces a node to its meaning. */
const said = (value: unknown): unknown => {
  const { type, text, format, children, tag, listType, fields } = value as Record<string, unknown>
  if (type === 'text') return format ? [text, format] : text
  const about = tag ?? listType ?? (fields as { url?: string } | undefined)?.url
  return Array.isArray(children) ? { [String(about ?? type)]: children.map(said) } : type
}

describe('Markdown becomes', () => {
  it.each([
    ['Words\nof a line', [{ paragraph: ['Words of a line'] }]],
    [
      '**bold** _italic_ ~~struck~~ `code`',
      [{ paragraph: [['bold', 1], ' ', ['italic', 2], ' ', ['struck', 4], ' ', ['code', 16]] }],
    ],
    ['**_both_**', [{ paragraph: [['both', 3]] }]],
    ['# One\n## Two\n##### Five', [{ h2: ['One'] }, { h2: ['Two'] }, { h5: ['Five'] }]],
    ['a  \nb<br>c', [{ paragraph: ['a', 'linebreak', 'b', 'linebreak', 'c'] }]],
    ['H<sub>2</sub>O', [{ paragraph: ['H', ['2', 32], 'O'] }]],
    ['> a\n>\n> b', [{ quote: ['a', 'linebreak', 'linebreak', 'b'] }]],
    ['1. a\n2. b', [{ ol: [{ listitem: ['a'] }, { listitem: ['b'] }] }]],
    ['- a\n  - b', [{ ul: [{ listitem: ['a'] }, { listitem: [{ ul: [{ listitem: ['b'] }] }] }] }]],
    ['---', ['horizontalrule']],
    [
      '[a](https://b.example) [c][d]\n\n[d]: https://e.example',
      [{ paragraph: [{ 'https://b.example': ['a'] }, ' ', { 'https://e.example': ['c'] }] }],
    ],
  ])('%j', (text, expected) => expect(nodes(text).map(said)).toEqual(expected))

  it('blocks of their kinds, with the text between them', () => {
    expect(kinds('a\n\n```js\nb\n```\n\n| c |\n|---|\n| d |\n\n<div>e</div>\n\n![f](g.jpg)\n\nh')).toEqual([
      'richText',
      'code',
      'table',
      'rawHtml',
      'image',
      'richText',
    ])
  })

  it('a picture with its words, wherever it stands', () => {
    expect(read('Before ![A *bench*](media/a%20b.jpg "Oak") after').blocks).toMatchObject([
      { blockType: 'richText' },
      { blockType: 'image', image: { picture: 'media/a b.jpg', alt: 'A bench' }, caption: 'Oak' },
      { blockType: 'richText' },
    ])
    expect(read('[![A](a.jpg)](a.jpg)').blocks).toMatchObject([{ image: { picture: 'a.jpg', alt: 'A' } }])
  })

  it('a link to a document of this site', () => {
    expect(nodes('[a](/services/)')[0]).toMatchObject({
      children: [{ fields: { linkType: 'internal', doc: { relationTo: 'pages', value: 1 } } }],
    })
  })
})

describe('content that cannot be imported is reported with its line', () => {
  it.each([
    ['a\n\n[b](javascript:alert(1))', 3, 'javascript:alert(1)'],
    ['[b](//evil.example)', 1, 'evil.example'],
    ['![b](https://c.example/d.jpg)', 1, 'https://c.example/d.jpg'],
    ['![b](../../etc/passwd)', 1, 'etc/passwd'],
    ['a <span onclick="x">b</span>', 1, 'onclick'],
    ['> # Title', 1, 'quotation'],
    ['```vitrine:gallery\n{"a":\n```', 1, 'JSON'],
    ['| a |\n|---|\n| [b](c) |', 3, 'table'],
  ])('%j', (text, line, words) => {
    const { notes } = read(text, 10)
    expect(notes[0]?.line).toBe(line + 10)
    expect(notes[0]?.text).toContain(words)
    expect(JSON.stringify(read(text).blocks)).not.toMatch(/"url":"(?:javascript|\/\/)/)
  })

  it('survives extreme nesting', () => {
    expect(() => read(`${'> '.repeat(500)}a`)).not.toThrow()
    expect(() => read(`${'- '.repeat(500)}a`)).not.toThrow()
    expect(() => read(`${'*'.repeat(2_000)}a${'*'.repeat(2_000)}`)).not.toThrow()
    expect(() => read('['.repeat(5_000))).not.toThrow()
  })
})

const text = (...children: object[]): PostBlock => ({
  blockType: 'richText',
  size: 'text',
  content: { root: { type: 'root', children } },
})
const p = (...children: object[]) => ({ type: 'paragraph', children })
const w = (words: string, format = 0) => ({ type: 'text', text: words, format })

const HOSTILE = [
  '*',
  '_',
  '`',
  '#',
  '-',
  '1.',
  '>',
  '|',
  '<b>',
  '&amp;',
  '\\',
  '[x](y)',
  '![',
  '~~',
  '```',
  '---',
  '+++',
  ' ',
  '  ',
  '\t',
  'a@b.c',
  'https://x.example',
]

describe('whatever is written is read back', () => {
  it.each<[string, readonly PostBlock[]]>([
    ['texts beside each other', [text(p(w('a'))), text(p(w('b')))]],
    [
      'lists beside each other',
      [
        text(
          { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [w('a')] }] },
          { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [w('b')] }] },
        ),
      ],
    ],
    ['an underlined word', [text(p(w('a', 8), w(' b')))]],
    ['an empty paragraph', [text(p(w('a')), p(), p(w('b')))]],
    ['blanks around marks', [text(p(w('a'), w(' b ', 1), w('c')))]],
    ['words in many forms', [text(p(w('a', 1), w('b', 3), w('c', 2), w('d', 20), w('e', 16)))]],
    ['code with fences', [{ blockType: 'code', code: '```\n````\na' }]],
    ['code with a caption', [{ blockType: 'code', code: 'a', caption: 'b' }]],
    [
      'a picture with a caption',
      [
        {
          blockType: 'image',
          image: { picture: 'media/ä "b" (c) #1?.jpg', alt: 'A ]( b\\' },
          layout: 'inset',
          opensLarge: false,
          caption: 'C "d"',
        },
      ],
    ],
    [
      'a picture from edge to edge',
      [{ blockType: 'image', image: { picture: 'a.jpg', alt: '' }, layout: 'bleed', opensLarge: true }],
    ],
    ['a table', [{ blockType: 'table', rows: 'a | b\n1 | 2', heads: 'row' }]],
    ['a table with uneven rows', [{ blockType: 'table', rows: 'a | b\n1\n', heads: 'row' }]],
    ['HTML with empty lines', [{ blockType: 'rawHtml', html: '<div>\n\na\n\n</div>' }]],
    ['HTML that is none', [{ blockType: 'rawHtml', html: 'plain' }]],
    [
      'a block of another kind',
      [{ blockType: 'gallery', images: [{ image: { picture: 'a.jpg', alt: '```' } }], frame: { space: 'none' } }],
    ],
    ['a text with a heading in the margin', [{ ...text(p(w('a'))), heading: 'b' }]],
    [
      'a link in a new window',
      [
        text(
          p({
            type: 'link',
            fields: { linkType: 'custom', url: 'https://a.example', newTab: true },
            children: [w('a')],
          }),
        ),
      ],
    ],
    [
      'a link to a page',
      [
        text(
          p({
            type: 'link',
            fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: 2 } },
            children: [w('a')],
          }),
        ),
      ],
    ],
    [
      'a link to a page that is gone',
      [
        text(
          p({
            type: 'link',
            fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: 99 } },
            children: [w('a')],
          }),
        ),
      ],
    ],
    [
      'a checked list',
      [text({ type: 'list', listType: 'check', children: [{ type: 'listitem', checked: true, children: [w('a')] }] })],
    ],
    ['a node that nobody knows', [text({ type: 'mystery', depth: { of: 'it' } }, p(w('a')))]],
    ['nothing', []],
  ])('%s', (_, blocks) => {
    const { blocks: after, notes } = read(writeBlocks(blocks, context))
    expect(notes).toEqual([])
    expect(sameContent(after, blocks), JSON.stringify(after)).toBe(true)
  })

  it('whatever words stand in it', patience(), () =>
    inEachRound(100, ({ random }) => {
      const next = (below: number) => Math.floor(random() * below)
      const words = () =>
        Array.from({ length: 1 + next(5) }, () => HOSTILE[next(HOSTILE.length)] ?? '').join(next(2) ? '' : ' ')
      const runs = Array.from({ length: 1 + next(3) }, () => w(words(), [0, 1, 2, 4, 16, 3, 8][next(7)]))
      const kind =
        [p(...runs), { type: 'heading', tag: 'h3', children: runs }, { type: 'quote', children: runs }][next(3)] ?? p()
      const blocks = [text(kind, p(w(words()))), { blockType: 'code', code: words() || 'x' }]
      expect(sameContent(read(writeBlocks(blocks, context)).blocks, blocks), JSON.stringify(blocks)).toBe(true)
    }),
  )
})
