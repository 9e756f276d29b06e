import { describe, expect, it } from 'vitest'
import { type BlockNode, hasBlocks, parseBlocks } from './parse-blocks.ts'

/** Blocks as one line: `name{attributes}(html, inner…)`. */
function shown(blocks: readonly BlockNode[]): string {
  return blocks
    .map(({ name, attributes, pieces }) => {
      const written = Object.keys(attributes).length > 0 ? JSON.stringify(attributes) : ''
      const inner = pieces.map((piece) => (typeof piece === 'string' ? piece : shown([piece]))).join('|')
      return `${name ?? 'html'}${written}(${inner})`
    })
    .join(' ')
}

const read = (content: string) => shown(parseBlocks(content))

describe('blocks of content', () => {
  it.each([
    ['one', '<!-- wp:quote --><p>a</p><!-- /wp:quote -->', 'core/quote(<p>a</p>)'],
    ['without content', '<!-- wp:search /-->', 'core/search()'],
    ['of a namespace', '<!-- wp:acme/box {"a":1} /-->', 'acme/box{"a":1}()'],
    [
      'in each other',
      '<!-- wp:a --><ul><!-- wp:b -->x<!-- /wp:b --></ul><!-- /wp:a -->',
      'core/a(<ul>|core/b(x)|</ul>)',
    ],
    ['and HTML between', 'x<!-- wp:a /-->y', 'html(x) core/a() html(y)'],
    ['with escapes', '<!-- wp:a {"n":"\\u002d\\u002d\\u003e \\u0022"} /-->', 'core/a{"n":"--> \\""}()'],
    ['with braces in attributes', '<!-- wp:a {"n":"} /x"} -->b<!-- /wp:a -->', 'core/a{"n":"} /x"}(b)'],
    ['with attributes over lines', '<!-- wp:a\n{"n":\n1} /-->', 'core/a{"n":1}()'],
    ['closed by another name', '<!-- wp:a -->x<!-- /wp:b -->y', 'core/a(x) html(y)'],
    ['never closed', '<!-- wp:a --><!-- wp:b -->x', 'core/a(core/b(x))'],
    [
      'a closer without an opener makes the rest HTML',
      '<!-- /wp:a --><!-- wp:b /-->',
      'html(<!-- /wp:a --><!-- wp:b /-->)',
    ],
    ['comments are none', '<!-- more --><!--wp:a--><!-- wp:A -->', 'html(<!-- more --><!--wp:a--><!-- wp:A -->)'],
    ['slashes that backslashes were taken from', '<!-- wp:a {"n":"u003cbu003e"} /-->', 'core/a{"n":"<b>"}()'],
    [
      'quotes that backslashes were taken from',
      '<!-- wp:a {"n":"say u0022yesu0022"} /-->',
      'core/a{"n":"say \\"yes\\""}()',
    ],
  ])('%s', (_, content, wanted) => expect(read(content)).toBe(wanted))

  it('keeps a block whose attributes are broken, without them', () => {
    const [block] = parseBlocks('<!-- wp:heading {"level":3,} --><h3>x</h3><!-- /wp:heading -->')
    expect(block).toMatchObject({
      name: 'core/heading',
      attributes: {},
      hasBrokenAttributes: true,
      pieces: ['<h3>x</h3>'],
    })
  })

  it('knows whether there are any', () => {
    expect(hasBlocks('a <!-- wp:more -->')).toBe(true)
    expect(hasBlocks('<!--more--> wp:')).toBe(false)
  })
})

// A test that takes longer than the runner's limit of seconds fails.
describe('hostile content', () => {
  it.each([
    ['openers', '<!-- wp:a -->'.repeat(100_000)],
    ['comments without an end', '<!-- wp:a {'.repeat(100_000)],
    ['comments with blanks', `<!-- ${' '.repeat(50)}`.repeat(20_000)],
    ['pairs', '<!-- wp:a -->x<!-- /wp:a -->'.repeat(50_000)],
  ])('is read in time that grows with its length: %s', (_, content) =>
    expect(parseBlocks(content).length).toBeGreaterThan(0))
})
