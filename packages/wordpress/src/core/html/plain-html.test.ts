import { describe, expect, it } from 'vitest'
import { inEachRound } from '../../../../../tests/support/rounds.ts'
import { anyHtml } from './html-tree.ts'
import { plainHtml } from './plain-html.ts'

describe('HTML as editors write it', () => {
  it.each([
    '',
    'Words alone &amp; a sign',
    '\n<p>One <strong>bold <em>both</em></strong> word</p>\n\n<p class="a  b" id="c">Two<br>lines<br/></p> ',
    '<h2 class="wp-block-heading">A heading</h2><hr /><ul><li>One<ol><li>Inner</li></ol></li>\n<li><p>Two</p></li></ul>',
    '<figure><a href="/a?b=1&amp;c=2&d"><img src="a.png" alt="&quot;A&quot;" /></a><figcaption>Words</figcaption></figure>',
    '<em><p>A block in a mark</p></em>a<!--more-->b',
    '<blockquote><div><p>Deep</p></div></blockquote><vitrine-shortcode n="0"></vitrine-shortcode>',
    '&lt;p&gt; &nbsp;&eacute;&Eacute &notit; &#8211; &#x2026; &#128; &#0; &unknown; &',
  ])('is read as a parser of all HTML reads it: %j', (html) => expect(plainHtml(html)).toEqual(anyHtml(html)))
})

describe('anything that a parser would mend or move', () => {
  it.each([
    ['a sign that begins no tag', '1 < 2'],
    ['a paragraph in a paragraph', '<p>One<p>Two</p></p>'],
    ['a block in a paragraph', '<p>One<div>Two</div></p>'],
    ['a list item outside of lists', '<li>One</li>'],
    ['a heading in a heading', '<h2>One<h3>Two</h3></h2>'],
    ['a link in a link', '<a href="/a">One <em><a href="/b">Two</a></em></a>'],
    ['tags that cross', '<b>One<i>Two</b>Three</i>'],
    ['an element without an end', '<p>One'],
    ['an end without an element', 'One</p>'],
    ['a table', '<table><tr><td>One</td></tr></table>'],
    ['verbatim text', '<script>if (1 < 2) "</p>"</script>'],
    ['letters in upper case', '<P>One</P>'],
    ['values without quotes', '<p class=a>One</p>'],
    ['an attribute that is there twice', '<p class="a" class="b">One</p>'],
    ['an element that closes itself', '<span/>One'],
    ['odd comments', '<!-->One--><!--One--!>Two--><!-- a -- b -->'],
    ['declarations', '<!DOCTYPE html>One'],
    ['carriage returns', '<p>One\r\nTwo</p>'],
  ])('is left to the parser: %s', (_, html) => expect(plainHtml(html)).toBeUndefined())
})

describe('HTML of any pieces', () => {
  it('is read as a parser of all HTML reads it, wherever it is taken for plain', async () => {
    let plain = 0
    await inEachRound(4_000, ({ random }) => {
      const html = random() < 0.5 ? wellFormed(random, 4) : scrambled(random)
      const tree = plainHtml(html)
      if (tree === undefined) return
      plain += 1
      expect(tree, html).toEqual(anyHtml(html))
    })
    expect(plain).toBeGreaterThan(1_000)
  })
})

const NAMES =
  'a b blockquote br code div em figure figcaption h2 h3 hr i img li ol p s span strong sup ul table pre'.split(' ')
const TEXTS = ['word', ' ', '\n', '\n\n', '&amp;', '&copy', '&eacute;x', '&#150;', '💡', '<', '>', '"', '<!--a-->', '']
const ATTRIBUTES = ['', '', ' class="x y"', ' id="a&amp;b&copy=1"', ' href="/a?b&amp;c"\n title=""', ' hidden']

function oneOf<Value>(random: () => number, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value
}

function wellFormed(random: () => number, depth: number): string {
  const parts = Array.from({ length: Math.floor(random() * 4) }, () => {
    if (depth === 0 || random() < 0.4) return oneOf(random, TEXTS)
    const name = oneOf(random, NAMES)
    const attributes = oneOf(random, ATTRIBUTES)
    const isVoid = ['br', 'hr', 'img'].includes(name)
    return isVoid ? `<${name}${attributes}/>` : `<${name}${attributes}>${wellFormed(random, depth - 1)}</${name}>`
  })
  return parts.join('')
}

function scrambled(random: () => number): string {
  const parts = Array.from({ length: Math.floor(random() * 8) }, () => {
    const name = oneOf(random, NAMES)
    return oneOf(random, [`<${name}>`, `</${name}>`, `<${name}${oneOf(random, ATTRIBUTES)}>`, oneOf(random, TEXTS)])
  })
  return parts.join('')
}
