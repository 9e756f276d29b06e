import { describe, expect, it } from 'vitest'
import { FORUM_LENGTHS, MAX_POST_DEPTH } from '../limits.ts'
import { countLinks, ownWordsOfPost, type PostBlock, type PostInline, wordsOfPost } from './post-tree.ts'
import { readPost } from './read-post.ts'

const text = (words: string) => ({ kind: 'text', text: words })
const paragraph = (...content: object[]) => ({ kind: 'paragraph', content })

/** Levels of quotes and lists inside each other. */
const depthOf = (blocks: readonly PostBlock[]): number =>
  Math.max(
    0,
    ...blocks.map((block) =>
      block.kind === 'quote'
        ? 1 + depthOf(block.content)
        : block.kind === 'list'
          ? 1 + Math.max(0, ...block.items.map(depthOf))
          : 0,
    ),
  )

const inlineDepth = (inlines: readonly PostInline[]): number =>
  Math.max(0, ...inlines.map((inline) => ('content' in inline ? 1 + inlineDepth(inline.content) : 0)))

describe('a text in Markdown', () => {
  it('has paragraphs, quotes, lists, code, bold and italic words', () =>
    expect(readPost('Oil it **twice**, *thinly*.\n\n> How often?\n\n3. wait\n4. `wipe`\n\n```\nx > y\n```')).toEqual([
      paragraph(
        text('Oil it '),
        { kind: 'strong', content: [text('twice')] },
        text(', '),
        { kind: 'emphasis', content: [text('thinly')] },
        text('.'),
      ),
      { kind: 'quote', content: [paragraph(text('How often?'))] },
      { kind: 'list', start: 3, items: [[paragraph(text('wait'))], [paragraph({ kind: 'code', text: 'wipe' })]] },
      { kind: 'code', text: 'x > y' },
    ]))

  it('has lists in lists, and entries of several parts', () =>
    expect(readPost('- oak\n  - white\n  - red\n- ash\n\n  soaks')).toEqual([
      {
        kind: 'list',
        items: [
          [paragraph(text('oak')), { kind: 'list', items: [[paragraph(text('white'))], [paragraph(text('red'))]] }],
          [paragraph(text('ash')), paragraph(text('soaks'))],
        ],
      },
    ]))

  it('has its line breaks, and signs that mean nothing where they stand', () => {
    expect(readPost('one\ntwo')).toEqual([paragraph(text('one'), { kind: 'break' }, text('two'))])
    for (const words of ['2 * 3 * 4', 'snake_case_name', 'a ** b', '5 > 3', '[not a link]', '`', '#1', '-5 °C']) {
      expect(readPost(words)).toEqual([paragraph(text(words))])
    }
    expect(wordsOfPost(readPost('\\*not bold\\*'))).toBe('*not bold*')
  })

  it('has bold words in italic ones', () =>
    expect(readPost('*a **b** c*')).toEqual([
      paragraph({ kind: 'emphasis', content: [text('a '), { kind: 'strong', content: [text('b')] }, text(' c')] }),
    ]))

  it('has links, also of addresses in plain words, without the sign that ends the sentence', () => {
    const blocks = readPost('See https://example.org/oak. Or [this](/shop/).')
    expect(blocks).toEqual([
      paragraph(
        text('See '),
        { kind: 'link', href: 'https://example.org/oak', content: [text('https://example.org/oak')] },
        text('. Or '),
        { kind: 'link', href: '/shop/', content: [text('this')] },
        text('.'),
      ),
    ])
    expect(countLinks(blocks)).toBe(1)
  })

  it('has no link in a link', () =>
    expect(readPost('[see https://b.example/](https://a.example/)')).toEqual([
      paragraph({ kind: 'link', href: 'https://a.example/', content: [text('see '), text('https://b.example/')] }),
    ]))

  it('has markup as the words that it is', () => {
    for (const words of ['<script>alert(1)</script>', 'a <img src=x onerror=alert(1)> b', '&lt;b&gt;', '<!-- a -->']) {
      expect(wordsOfPost(readPost(words))).toBe(words)
    }
  })

  it('has images as links, since every reader would ask another site for them', () =>
    expect(readPost('![a lamp](https://example.org/lamp.png)')).toEqual([
      paragraph({ kind: 'link', href: 'https://example.org/lamp.png', content: [text('a lamp')] }),
    ]))

  it('has the words of links that browsers would run', () =>
    expect(readPost('[press](javascript:alert%281%29) [me](data:text/html,x)')).toEqual([
      paragraph(text('press'), text(' '), text('me')),
    ]))

  it('has words of its own beside those that it quotes', () =>
    expect(ownWordsOfPost(readPost('> Oak?\n\nAsh.'))).toBe('Ash.'))

  it.each([
    '>',
    '> ',
    '- ',
    '1. ',
    ' > - ',
    '[',
    '*a ',
    '**a*',
    '_*',
    '`a``',
    '[a](b',
    '![[',
    'a\n\n',
    '- a\n',
    '> a\n- b\n',
    '[a](https://a.b)',
    'https://a.b/ ',
    '\\*',
    '```\n',
    '**a ',
    '  - a\n',
  ])('of nothing but %j is shallow, and soon read', (part) => {
    const blocks = readPost(part.repeat(FORUM_LENGTHS.text).slice(0, FORUM_LENGTHS.text))
    expect(depthOf(blocks)).toBeLessThanOrEqual(MAX_POST_DEPTH)
    for (const block of blocks) {
      if (block.kind === 'paragraph') expect(inlineDepth(block.content)).toBeLessThanOrEqual(MAX_POST_DEPTH + 1)
    }
  })
})
