import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin } from '../support/admin.ts'
import { createDraft, idOf, moveCaret, onCanvas, openCanvas } from './on-canvas.ts'
import { paragraph, text, words } from './rich-value.ts'

const STORY = idOf('a')

let admin: OpenAdmin
let page: Page
let keyboard: CDPSession
let id: number

const { preview } = onCanvas(() => page)
const field = () => preview().locator(`[data-block="${STORY}"] [data-field="content"]`).first()
const typed = () => preview().locator('[data-typed-rich]')

beforeAll(async () => {
  admin = await openAdmin()
  ;({ page } = admin)
  keyboard = await page.context().newCDPSession(page)
  id = await createDraft(page, 'Pasted', [
    { blockType: 'richText', id: STORY, content: text(paragraph(words('Before.'))) },
  ])
  await openCanvas(page, admin.site.url, id)
})

afterAll(() => admin.close())

/** Each begins in the open text, with all of it chosen. */
beforeEach(async () => {
  if ((await typed().count()) === 0) {
    await field().click()
    await preview().getByRole('toolbar', { name: 'Selected block' }).waitFor()
    await field().click()
    await typed().waitFor()
  }
  await moveCaret(page, 'Control+a')
})

/** Nodes of the text as it is stored, without what every node has. */
function stored(): Promise<readonly (readonly unknown[])[]> {
  return page.evaluate(async (pageId) => {
    interface Node {
      readonly type: string
      readonly tag?: string
      readonly text?: string
      readonly format?: number | string
      readonly fields?: Readonly<Record<string, unknown>>
      readonly children?: readonly Node[]
    }
    const { layout } = await (await fetch(`/api/pages/${pageId}?draft=true&depth=0`)).json()
    const short = ({ type, tag, text, format, fields, children }: Node): unknown => {
      if (type === 'text') return format ? [text, format] : text
      const to = fields?.url
      return [tag ?? type, ...(to === undefined ? [] : [to]), ...(children ?? []).map(short)]
    }
    return layout[0].content.root.children.map(short)
  }, id)
}

/** The first paragraph or heading. */
const firstLine = async () => (await stored())[0]?.slice(1)

/** Pastes as the system does. */
function paste(html: string, plain: string): Promise<void> {
  return typed().evaluate(
    (element, [markup, letters]) => {
      const data = new DataTransfer()
      data.setData('text/html', markup)
      data.setData('text/plain', letters)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    },
    [html, plain] as const,
  )
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name="Generator" content="Microsoft Word 15"><style>
<!-- p.MsoNormal {margin:0cm; font-size:12.0pt; font-family:"Calibri",sans-serif;} @list l0 {mso-list-id:1;} -->
</style><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head>
<body lang="EN-GB" style="tab-interval:36.0pt"><!--StartFragment-->
<h2 style="margin-top:2.0pt;mso-line-height-rule:exactly"><span lang="EN-US" style="color:#2F5496">Offer<o:p></o:p></span></h2>
<p class="MsoNormal"><span style="font-size:11.0pt">For the <b>oak</b> table,
as <i>agreed</i>.<o:p></o:p></span></p>
<p class="MsoListParagraphCxSpFirst" style="text-indent:-18.0pt;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">·<span style="font:7.0pt 'Times New Roman'">&nbsp;&nbsp; </span></span></span><!--[endif]-->Plane<o:p></o:p></p>
<p class="MsoListParagraphCxSpLast" style="text-indent:-18.0pt;mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">·<span style="font:7.0pt 'Times New Roman'">&nbsp;&nbsp; </span></span></span><!--[endif]-->Oil<o:p></o:p></p>
<!--EndFragment--></body></html>`

const GOOGLE_DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-family:Arial;font-weight:400">Visit</span></h2><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;color:#000000">Come </span><span style="font-size:11pt;font-weight:700">early</span><span style="font-size:11pt">, see </span><a href="https://example.org/map" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline">the map</span></a><span>.</span></p><ol style="margin-top:0"><li dir="ltr" style="list-style-type:decimal" aria-level="1"><p dir="ltr" role="presentation"><span>Ring</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-style:italic">Wait</span></p></li></ol></b>`

const WEB_PAGE = `<html><body><!--StartFragment--><article class="post" onclick="alert(1)"><h3 style="color:rebeccapurple">From the workshop</h3><script>alert(2)</script><p><strong>Two</strong> new <a href="javascript:alert(3)">benches</a>, see <a href="https://example.org/benches/" class="link">all of them</a>.</p><img src="https://example.org/track.gif" width="1" height="1"><blockquote><p>Solid.</p></blockquote></article><!--EndFragment--></body></html>`

describe('what is pasted from', () => {
  it.each([
    [
      'Word',
      WORD,
      [
        ['h2', 'Offer'],
        ['paragraph', 'For the ', ['oak', 1], ' table, as ', ['agreed', 2], '.'],
        ['ul', ['listitem', 'Plane'], ['listitem', 'Oil']],
      ],
    ],
    [
      'Google Docs',
      GOOGLE_DOCS,
      [
        ['h2', 'Visit'],
        ['paragraph', 'Come ', ['early', 1], ', see ', ['link', 'https://example.org/map', 'the map'], '.'],
        ['ol', ['listitem', 'Ring'], ['listitem', ['Wait', 2]]],
      ],
    ],
    [
      'a web page',
      WEB_PAGE,
      [
        ['h3', 'From the workshop'],
        ['paragraph', ['Two', 1], ' new benches, see ', ['link', 'https://example.org/benches/', 'all of them'], '.'],
        ['quote', 'Solid.'],
      ],
    ],
  ])('%s is stored as headings, lists, links and marks, and nothing else', async (_, html, nodes) => {
    await paste(html, 'plain')
    await expect.poll(stored).toEqual(nodes)
    expect(await typed().locator('[class*="Mso"], [style*="color"], [style*="font"], script, img').count()).toBe(0)
  })
})

describe('what is composed of several keys', () => {
  it('is stored once it is chosen, and stays at the caret meanwhile', async () => {
    await page.keyboard.type('A ')
    for (const letters of ['に', 'にほ', 'にほん'])
      await keyboard.send('Input.imeSetComposition', {
        text: letters,
        selectionStart: letters.length,
        selectionEnd: letters.length,
      })
    // Lexical holds a space without width at the caret meanwhile.
    expect((await typed().textContent())?.replaceAll('\u200b', '')).toBe('A にほん')
    await keyboard.send('Input.insertText', { text: '日本' })
    await page.keyboard.type('!')
    await expect.poll(() => typed().textContent()).toBe('A 日本!')
    await expect.poll(firstLine).toEqual(['A 日本!'])
  })
})

describe('what is written from right to left', () => {
  it('is typed and pasted in the order in which it is read', async () => {
    await page.keyboard.type('שלום ')
    await paste('<p dir="rtl" style="direction:rtl"><b>עולם</b></p>', 'עולם')
    await page.keyboard.type('!')
    await expect.poll(firstLine).toEqual(['שלום ', ['עולם', 1], '!'])
    const directions = typed().evaluate(({ firstElementChild: line }) => line && getComputedStyle(line).direction)
    expect(await directions).toBe('rtl')
  })
})
