import { describe, expect, it } from 'vitest'
import { parseAllShortcodes, parseShortcodes, type ShortcodePart } from './parse-shortcodes.ts'

const KNOWN = new Set(['gallery', 'caption', 'audio', 'vc_row', 'a'])
const read = (text: string) => parseShortcodes(text, KNOWN)
const all = (text: string) => parseAllShortcodes(text, KNOWN)

/** Parts as one line: words as they are, shortcodes as `{name attributes|content}`. */
function shown(parts: readonly ShortcodePart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text
      const { name, attributes, content } = part.shortcode
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}=${value}`)
      return `{${name}${written.join('')}${content === undefined ? '' : `|${content}`}}`
    })
    .join('')
}

describe('shortcodes of a text', () => {
  it.each([
    ['stands between words', 'a [gallery] b', 'a {gallery} b'],
    ['closes itself', '[gallery /]x[/gallery]', '{gallery}x[/gallery]'],
    ['takes the first closer of its name', '[a][a]x[/a]y[/a]', '{a|[a]x}y[/a]'],
    ['is single without a closer behind it', '[/a] [a] x', '[/a] {a} x'],
    [
      'takes everything up to a closer',
      '[gallery ids="1"] x [gallery ids="2"][/gallery]',
      '{gallery ids=1| x [gallery ids="2"]}',
    ],
    ['ends at a bracket even in quotes', '[a b="x]y"]', '{a 0=b="x}y"]'],
    ['may hold a slash', '[audio src=/x/y.mp3]', '{audio src=/x/y.mp3}'],
    ['is text in doubled brackets', '[[gallery ids="1"]]', '[gallery ids="1"]'],
    ['is text with its content in doubled brackets', '[[a]x[/a]]', '[a]x[/a]'],
    ['keeps a bracket that only one end has', '[[gallery] x [gallery]]', '[{gallery} x {gallery}]'],
    ['is no part of a longer name', '[gallery-2] [galleryx] [gallery_y]', '[gallery-2] [galleryx] [gallery_y]'],
    ['is not looked for in comments', '<!-- [gallery] --> [gallery]', '<!-- [gallery] --> {gallery}'],
    ['is not looked for inside tags', '<a href="[gallery]">x</a>', '<a href="[gallery]">x</a>'],
    ['holds HTML', '[a b="<b>x</b>"]<p>y</p>[/a]', '{a b=<b>x</b>|<p>y</p>}'],
    ['unknown is text', '[sic] [foo id="1"]', '[sic] [foo id="1"]'],
    ['is found in a broken tag', '<a href="x [gallery]', '<a href="x {gallery}'],
  ])('%s', (_, text, wanted) => expect(shown(read(text))).toBe(wanted))

  it('keeps what it was written as', () =>
    expect(read('[a b=1]x[/a]')).toEqual([
      { kind: 'shortcode', shortcode: { name: 'a', attributes: { b: '1' }, content: 'x', source: '[a b=1]x[/a]' } },
    ]))
})

describe('attributes', () => {
  it.each([
    ['in double quotes', `b="x y"`, ' b=x y'],
    ['in single quotes', `b='x "y"'`, ' b=x "y"'],
    ['without quotes', 'b=x c=y', ' b=x c=y'],
    ['with blanks around the sign', 'b = "x"', ' b=x'],
    ['without names', `x "y z" 'q'`, ' 0=x 1=y z 2=q'],
    ['names in lower case', 'DATA-Id=1', ' data-id=1'],
    ['no-break spaces are blanks', 'b="x"\u00A0c="y"', ' b=x c=y'],
    ['curly quotes are quotes', 'b=”x y″ c=“z”', ' b=x y c=z'],
    ['curly quotes as entities', 'b=&#8221;x y&#8243; c=&quot;z&quot;', ' b=x y c=z'],
    ['curly quotes in a quoted value are its own', 'b="“x”"', ' b=“x”'],
    ['entities are decoded once', 'b="&quot;x&quot; &#91;y&#93; &amp;lt;"', ' b="x" [y] &lt;'],
    ['escapes of C', 'b="x\\ny"', ' b=x\ny'],
    ['an unclosed tag empties the value', 'b="x <i"', ' b='],
  ])('%s', (_, written, wanted) => expect(shown(read(`[a ${written}]`))).toBe(`{a${wanted}}`))

  it('has no names of its own', () => {
    const [part] = read('[a]')
    expect(part?.kind === 'shortcode' && part.shortcode.attributes.constructor).toBeUndefined()
  })
})

describe('shortcodes of unknown names', () => {
  it.each([
    ['with an attribute', 'x [foo id="1"] y', 'x {foo id=1} y'],
    ['with a closer', '[foo]x[/foo]', '{foo|x}'],
    ['with an underscore', '[my_map]', '{my_map}'],
    ['closing itself', 'x [foo /]', 'x {foo}'],
    ['alone in its line', 'x\n[foo]\ny', 'x\n{foo}\ny'],
    ['alone in its paragraph', '<p>[foo]</p>', '<p>{foo}</p>'],
    ['around a known one that is not closed', '[note see [gallery]', '[note see {gallery}'],
  ])('%s', (_, text, wanted) => expect(shown(all(text))).toBe(wanted))

  it.each([
    '[1]',
    'so [sic] it was',
    '[…]',
    '[note to self]',
    'x[0]',
    '[ ]',
    '[]',
    '[x',
    '[x]',
    '<li>[foo]</li>',
  ])('leaves %s as it was typed', (text) => expect(shown(all(text))).toBe(text))
})

// A test that takes longer than the runner's limit of seconds fails.
describe('hostile texts', () => {
  it.each([
    ['openers', '[a'.repeat(200_000)],
    ['single tags', '[a]'.repeat(200_000)],
    ['guesses', Array.from({ length: 100_000 }, (_, index) => `[x${index}]`).join('')],
    ['quotes', `[a ${'b="'.repeat(100_000)}]`],
    ['curly quotes', `[a ${'b=“'.repeat(100_000)}]`],
    ['blanks', `[a b${' '.repeat(300_000)}]`],
    ['markup', '<a '.repeat(200_000)],
  ])('are read in time that grows with their length: %s', (_, text) => {
    expect(all(text).length).toBeGreaterThan(0)
  })
})
