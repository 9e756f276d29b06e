import { describe, expect, it } from 'vitest'
import { addParagraphs } from './add-paragraphs.ts'
import type { Embed } from './embed.ts'

const field: Embed = { display: 'inline', html: '<input name="f" />' }
const response: Embed = { display: 'block', html: '<div class="response"></div>' }

/** A text of one line for each line of the output. */
const lines = (...expected: string[]) => expected.join('\n')

describe('paragraphs', () => {
  it('are parted by blank lines, whatever the line endings', () =>
    expect(addParagraphs(['Dear\r\n \t\r\nreader'])).toBe(lines('<p>Dear', '</p>', '<p>reader', '</p>')))
  it('stand in blocks with flowing content, indented', () =>
    expect(addParagraphs(['<section>Name</section>'])).toBe(lines('<section>', '\t<p>Name', '\t</p>', '</section>')))
  it.each(['h2', 'legend', 'summary', 'unheard'])('do not stand in %s', (name) =>
    expect(addParagraphs([`<${name}>Name</${name}>`])).toBe(lines(`<${name}>Name`, `</${name}>`)))
  it('keep the attributes that were written, and end where a block begins', () =>
    expect(addParagraphs(['<p class="k">One<div>Two</div>'])).toBe(
      lines('<p class="k">One', '</p>', '<div>', '\t<p>Two', '\t</p>', '</div>'),
    ))
  it('end at an end tag even when they were never begun by a tag', () =>
    expect(addParagraphs(['One</p>Two'])).toBe(lines('<p>One', '</p>', '<p>Two', '</p>')))
  it.each(['<p> </p>', '<p><br></p>', ' \n\n '])('vanish when nothing is in them: %j', (text) =>
    expect(addParagraphs([text])).toBe(''))
})

describe('line breaks', () => {
  it('become visible, but not at the ends of a paragraph', () =>
    expect(addParagraphs(['\nOne\n  Two\n'])).toBe(lines('<p>One<br />', 'Two', '</p>')))
  it('may be written as tags, two of which make a blank line', () =>
    expect(addParagraphs(['One<br>Two<BR/><br />Three'])).toBe(
      lines('<p>One<br />', 'Two', '</p>', '<p>Three', '</p>'),
    ))
  it('stay single in an inline element, which cannot be parted', () =>
    expect(addParagraphs(['<label>Name\n\n', field, '</label>'])).toBe(
      lines('<p><label>Name<br />', '<input name="f" /></label>', '</p>'),
    ))
  it('are not put where HTML forbids them', () =>
    expect(addParagraphs(['<select>\n<option>A\n<option>B</select>'])).not.toContain('<br'))
  it('survive in a heading, as tags or as they are typed', () =>
    expect(addParagraphs(['<h2>One<br>Two\nThree</h2>'])).toBe(lines('<h2>One<br />Two<br />', 'Three', '</h2>')))
  it('can be left as they are', () =>
    expect(addParagraphs(['One\nTwo<br>Three<br>\n\nFour'], { lineBreaks: false })).toBe(
      lines('<p>One', 'Two<br />Three', '</p>', '<p>Four', '</p>'),
    ))
})

describe('white space', () => {
  it('shrinks to one space, and to none between two elements of a paragraph', () =>
    expect(addParagraphs([field, ' ', field, '   and  more'])).toBe(
      lines(`<p>${field.html}${field.html} and more`, '</p>'),
    ))
  it.each([
    '<pre>  a\n\n b\n</pre>',
    '<template>  a\n\n b\n</template>',
    '<style>\n\n.a  {}\n</style>',
  ])('is kept in %j', (text) => expect(addParagraphs([text])).toBe(text))
  it.each([
    '<svg>\n\n<svg><g/></svg>\n<svg/>\n\n</svg>',
    '<script>\n\nif (1 <  2) "<p>"\n</script>',
    '<textarea>\n\n<p></textarea>',
  ])('is kept with everything else in the inline %j', (text) =>
    expect(addParagraphs([text])).toBe(lines(`<p>${text}`, '</p>')))
})

describe('tags', () => {
  it('that may be missing are supplied', () =>
    expect(addParagraphs(['<dl><dt>A<dd>B</dl>'])).toBe(
      lines('<dl>', '\t<dt>', '\t\t<p>A', '\t\t</p>', '\t</dt>', '\t<dd>', '\t\t<p>B', '\t\t</p>', '\t</dd>', '</dl>'),
    ))
  it('of a list within a list do not end the outer item', () =>
    expect(addParagraphs(['<ul><li><ul><li></ul><li></ul>']).replace(/\s/g, '')).toBe(
      '<ul><li><ul><li></li></ul></li><li></li></ul>',
    ))
  it('left open are closed at the end', () =>
    expect(addParagraphs(['<div><b>A'])).toBe(lines('<div>', '\t<p><b>A</b>', '\t</p>', '</div>')))
  it.each(['A</div>B', 'A</foo>B', '<x-y class="k">A</x-y>B'])('that fit nowhere are left out: %j', (text) =>
    expect(addParagraphs([text])).toBe(lines('<p>AB', '</p>')))
  it('of void elements get a slash', () =>
    expect(addParagraphs(['<IMG src="a">A<hr >B'])).toBe(lines('<p><IMG src="a" />A', '<hr />B', '</p>')))
  it.each([
    ['<p title="1 > 0">A</p>', '<p title="1 > 0">A\n</p>'],
    ['<p><b title="1 > 0">A</b></p>', '<p><b title="1 > 0">A</b>\n</p>'],
    ['<ul title="1 >  0"></ul>', '<ul title="1 > 0">\n</ul>'],
    ['<h2 title="1 > 0">A</h2>', '<h2 title="1 > 0">A\n</h2>'],
    ['<div title="a>b">A</div>', '<div title="a>\n\t<p>b">A\n\t</p>\n</div>'],
    ['<img alt="a / > b">', '<p><img alt="a / /> b">\n</p>'],
  ])('end at the first bracket, as in the original, and an attribute goes on as text: %j', (text, html) =>
    expect(addParagraphs([text])).toBe(html))
  it.each(['1 < 2 > 1', '<', 'x <3', '<div'])('are not seen in %j', (text) =>
    expect(addParagraphs([text])).toBe(lines(`<p>${text}`, '</p>')))
})

describe('embeds', () => {
  it('that are inline open a paragraph', () => expect(addParagraphs([field])).toBe(lines(`<p>${field.html}`, '</p>')))
  it('that are blocks need none, yet do not end the one they are in', () => {
    expect(addParagraphs([response, '\n\nA'])).toBe(lines(response.html, '<p>A', '</p>'))
    expect(addParagraphs(['A ', response, ' B'])).toBe(lines('<p>A', `${response.html} B`, '</p>'))
  })
  it('are put out verbatim, in comments and attributes, too', () => {
    const embed: Embed = { display: 'inline', html: '$& \n\n <b>  x' }
    expect(addParagraphs(['<!-- ', embed, ' -->'])).toBe(`<!-- ${embed.html} -->`)
    expect(addParagraphs(['<i title="', field, '">', embed, '</i>'])).toBe(
      lines(`<p><i title="${field.html}">${embed.html}</i>`, '</p>'),
    )
  })
  it('keep their places beside tags that are left out', () =>
    expect(addParagraphs(['</x ', response, '>\uffff', field])).toBe(lines(`<p>${field.html}`, '</p>')))
})

describe('a heading', () => {
  it.each([
    ['<h1>Two\nlines</h1>', 'Two<br />\nlines'],
    ['<h2>\nOne\n</h2>', '\nOne\n'],
    ['<legend>Two <b>bold</b>\nwords</legend>', 'Two <b>bold</b>\nwords'],
  ])('keeps its lines: %j', (html, content) => expect(addParagraphs([html])).toContain(content))
})

describe('hostile input', () => {
  const size = 100_000

  it.each([
    '<',
    '<a',
    '<a ',
    '\n',
    ' ',
    '[',
    '<!--',
    '<div>',
    '<b>',
    '</b>',
    '<svg ',
    '<script>',
    '<br ',
  ])('%j again and again takes no more than a moment', (piece) => {
    const output = addParagraphs([piece.repeat(size / piece.length)])
    expect(output.length).toBeLessThan(size * 20)
  })
  it('cannot leave a comment open, which would hide the rest of the page', () =>
    expect(addParagraphs(['A <!-- B'])).toBe(lines('<p>A <!-- B-->', '</p>')))
})
