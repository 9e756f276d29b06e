import { describe, expect, it } from 'vitest'
import {
  headingNode,
  LINE_BREAK,
  linkNode,
  listNode,
  MARKS,
  paragraphNode,
  quoteNode,
  RULE,
  textNode,
} from '../rich-nodes.ts'
import { pastedNodes } from './pasted-html.ts'

const words = (text: string, marks = 0) => paragraphNode([textNode(text, marks)])

describe('a web page', () => {
  it('keeps headings, marks, links, quotations and lines, and nothing of its looks', () => {
    const html = `
      <style>p { color: red }</style><script>alert(1)</script>
      <h1 style="color:#fff" onclick="x()"><b>Title</b></h1>
      <p class="lead" style="font-size:30px">One <strong>two</strong>  <em>three</em>
        <a href="https://example.org/a" style="color:blue" target="_blank"><u>there</u></a>.</p>
      <blockquote><p>Said.</p><p>Again.</p></blockquote><hr>
      <div>Loose<br>lines<br></div><img src="x.png" onerror="x()">`
    expect(pastedNodes(html)).toEqual([
      headingNode(2, [textNode('Title')]),
      paragraphNode([
        textNode('One '),
        textNode('two', MARKS.bold),
        textNode(' '),
        textNode('three', MARKS.italic),
        textNode(' '),
        linkNode('https://example.org/a', [textNode('there')]),
        textNode('.'),
      ]),
      quoteNode([textNode('Said.'), LINE_BREAK, textNode('Again.')]),
      RULE,
      paragraphNode([textNode('Loose'), LINE_BREAK, textNode('lines')]),
    ])
  })
  it('keeps the words of links that lead nowhere safe', () => {
    expect(pastedNodes('<a href="javascript:alert(1)">a</a><a href="/inside">b</a><a href="data:x">c</a>')).toEqual([
      words('abc'),
    ])
  })
  it('has lists in lists, and one line for each row of a table', () => {
    const html =
      '<ul><li>One<ol><li>Inner</li></ol></li><li><p>Two</p><p>more</p></li></ul><table><tr><th>a</th><td><p>b</p></td></tr><tr><td>c</td></tr></table>'
    expect(pastedNodes(html)).toEqual([
      listNode(false, [
        [textNode('One')],
        [listNode(true, [[textNode('Inner')]])],
        [textNode('Two'), LINE_BREAK, textNode('more')],
      ]),
      words('a | b'),
      words('c'),
    ])
  })
  it('keeps the lines of code', () => {
    expect(pastedNodes('<pre>a\nb</pre>')).toEqual([
      paragraphNode([textNode('a', MARKS.code), LINE_BREAK, textNode('b', MARKS.code)]),
    ])
  })
})

it('Google Docs: what stands around all is not bold, what is styled so is', () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline">Plain </span><span style="font-weight:700;font-style:italic">strong</span></p><ul style="margin:0"><li dir="ltr" aria-level="1"><p role="presentation"><span style="text-decoration:underline">One</span></p></li><ul><li aria-level="2"><p><span>Deep</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`
  expect(pastedNodes(html)).toEqual([
    paragraphNode([textNode('Plain '), textNode('strong', MARKS.bold | MARKS.italic)]),
    listNode(false, [[textNode('One', MARKS.underline)], [listNode(false, [[textNode('Deep')]])]]),
  ])
})

it('Word: paragraphs that are items become lists, without the bullets that are written out', () => {
  const item = (level: number, bullet: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head><body><!--StartFragment--><h2><b>Head<o:p></o:p></b></h2>${item(1, '·', 'First')}${item(2, '1.', 'Inner')}${item(1, '·', 'Second')}<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>End&nbsp;&nbsp;of
 it<sup>2</sup></p><!--EndFragment--></body></html>`
  expect(pastedNodes(html)).toEqual([
    headingNode(2, [textNode('Head')]),
    listNode(false, [[textNode('First')], [listNode(true, [[textNode('Inner')]])], [textNode('Second')]]),
    paragraphNode([textNode('End of it'), textNode('2', MARKS.sup)]),
  ])
})

it('reads what is deeper than anybody writes without an end', () => {
  expect(pastedNodes(`${'<div>'.repeat(5000)}deep`)).toEqual([])
})
