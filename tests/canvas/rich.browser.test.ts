import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { createDraft, idOf, moveCaret, onCanvas, openCanvas } from './on-canvas.ts'
import { paragraph, text, words } from './rich-value.ts'

let admin: OpenAdmin
let page: Page
let id: number

const [STORY, ACCORDION, ITEM, OTHER] = [idOf('a'), idOf('c'), idOf('d'), idOf('f')]

const LAYOUT = [
  {
    blockType: 'richText',
    id: STORY,
    heading: 'Story',
    content: text(
      paragraph(words('One '), words('two', 1)),
      { type: 'horizontalrule', version: 1 },
      paragraph(words('End')),
    ),
  },
  {
    blockType: 'accordion',
    id: ACCORDION,
    firstOpen: true,
    items: [{ id: ITEM, title: 'When', content: text(paragraph(words('Always.'))) }],
  },
  {
    blockType: 'richText',
    id: OTHER,
    heading: 'Other',
    content: text({ ...paragraph(words('Of another editor.')), own: 'kept' }),
  },
]

beforeAll(async () => {
  admin = await openAdmin()
  ;({ page } = admin)
  id = await createDraft(page, 'Rich', LAYOUT)
  await openCanvas(page, admin.site.url, id)
})

afterAll(() => admin.close())

const { preview, said } = onCanvas(() => page)
const field = (block: string, name: string) =>
  preview().locator(`[data-block="${block}"] [data-field="${name}"]`).first()
const typed = () => preview().locator('[data-typed-rich]')
const tools = () => preview().getByRole('toolbar', { name: 'Text' })
const tool = (name: string) => tools().getByRole('button', { name, exact: true })
const linkForm = () => preview().getByRole('form', { name: 'Link' })

/** A click selects the block, a second one begins to type; the block that is selected already needs one. */
async function type(block: string, name = 'content'): Promise<void> {
  await field(block, name).click()
  await preview()
    .getByRole('toolbar', { name: /^(Selected block|Text)$/ })
    .first()
    .waitFor()
  if ((await typed().count()) === 0) await field(block, name).click()
  await typed().waitFor()
}

/** Rich text of a block as it is stored, in short: kinds and words, with marks as numbers. */
async function stored(index = 0): Promise<unknown> {
  return page.evaluate(
    async ([pageId, at]) => {
      interface Node {
        readonly type: string
        readonly tag?: string
        readonly text?: string
        readonly format?: number | string
        readonly fields?: Readonly<Record<string, unknown>>
        readonly children?: readonly Node[]
      }
      const { layout } = await (await fetch(`/api/pages/${pageId}?draft=true&depth=0`)).json()
      const content = layout[at].content ?? layout[at].items[0].content
      const short = ({ type, tag, text, format, fields, children }: Node): unknown => {
        if (type === 'text') return format ? [text, format] : text
        const inside = (children ?? []).map(short)
        const to = fields?.url ?? (fields?.doc ? 'document' : undefined)
        return [tag ?? type, ...(to === undefined ? [] : [to]), ...inside]
      }
      return content.root.children.map(short)
    },
    [id, index] as const,
  )
}

/** Pastes as the system does. */
function pasteHtml(html: string): Promise<void> {
  return typed().evaluate((element, markup) => {
    const data = new DataTransfer()
    data.setData('text/html', markup)
    data.setData('text/plain', 'plain')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, html)
}

describe('a rich text is typed where it stands', () => {
  it('after a second click, with its toolbar, and the form has it', async () => {
    await type(STORY)
    expect(await said().textContent()).toBe('Text can be typed. Escape ends it.')
    await moveCaret(page, 'Control+End')
    await page.keyboard.type(' of it')
    await expect
      .poll(() => stored())
      .toEqual([['paragraph', 'One ', ['two', 1]], ['horizontalrule'], ['paragraph', 'End of it']])
    await expect.poll(() => page.locator('#layout-row-0 [data-lexical-editor]').textContent()).toContain('End of it')
    await saveScreenshot(page, 'canvas/rich.png')
    expect(await typed().getAttribute('style')).not.toContain('color')
    const violations = await axeViolations(page, { within: '#live-preview-iframe' })
    expect(violations.filter((one) => /data-typed|vitrine-/.test(one))).toEqual([])
  })

  it('with marks by keys and buttons, each shown for the words at the caret', async () => {
    await moveCaret(page, 'Shift+Control+ArrowLeft')
    await page.keyboard.press('Control+b')
    await expect.poll(() => tool('Bold').getAttribute('aria-pressed')).toBe('true')
    await tool('Italic').click()
    await expect.poll(stored).toContainEqual(['paragraph', 'End of ', ['it', 3]])
    await tool('Bold').click()
    await tool('Italic').click()
    await expect.poll(stored).toContainEqual(['paragraph', 'End of it'])
  })

  it('with headings, quotations and lists, by keyboard alone', async () => {
    await page.keyboard.press('Alt+F10')
    await expect
      .poll(() =>
        tools()
          .getByRole('combobox')
          .evaluate((one) => one.matches(':focus')),
      )
      .toBe(true)
    await tools().getByRole('combobox').selectOption('h3')
    await expect.poll(stored).toContainEqual(['h3', 'End of it'])
    await moveCaret(page, 'Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('First')
    await page.keyboard.press('Alt+F10')
    for (const _ of Array(9)) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect.poll(() => typed().evaluate((one) => one.matches(':focus'))).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.type('Second')
    await tool('Into the list').click()
    await expect
      .poll(stored)
      .toContainEqual(['ul', ['listitem', 'First'], ['listitem', ['ul', ['listitem', 'Second']]]])
  })

  it('Escape ends it, and the site draws what was typed', async () => {
    await page.keyboard.press('Escape')
    await expect.poll(() => typed().count()).toBe(0)
    await expect.poll(() => field(STORY, 'content').locator('h3').textContent()).toBe('End of it')
    await expect.poll(() => field(STORY, 'content').locator('[data-lexical-text]').count()).toBe(0)
    expect(await field(STORY, 'content').getAttribute('contenteditable')).toBeNull()
  })
})

describe('links', () => {
  it('lead to an address, completed where its beginning was left out', async () => {
    await type(ACCORDION, `items.${ITEM}.content`)
    await moveCaret(page, 'Control+a')
    await page.keyboard.press('Control+k')
    await linkForm().waitFor()
    await page.keyboard.type('no address')
    await linkForm().getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => linkForm().getByRole('status').textContent()).toContain('This is no address.')
    await linkForm().getByRole('textbox').fill('example.org')
    await page.keyboard.press('Enter')
    await expect.poll(() => stored(1)).toEqual([['paragraph', ['link', 'https://example.org', 'Always.']]])
  })

  it('or to a page of the site, which words find', async () => {
    await tool('Link').click()
    expect(await linkForm().getByRole('textbox').inputValue()).toBe('https://example.org')
    await linkForm().getByRole('textbox').fill('contact')
    await saveScreenshot(page, 'canvas/rich-link.png')
    await linkForm().getByRole('listitem').getByRole('button').first().click()
    await expect.poll(() => stored(1)).toEqual([['paragraph', ['link', 'document', 'Always.']]])
    await tool('Link').click()
    await linkForm().getByRole('button', { name: 'Remove the link' }).click()
    await expect.poll(() => stored(1)).toEqual([['paragraph', 'Always.']])
    await page.keyboard.press('Escape')
    await expect.poll(() => typed().count()).toBe(0)
  })
})

describe('what is pasted', () => {
  it('comes in without its looks, and without a complaint of the policy', async () => {
    await type(ACCORDION, `items.${ITEM}.content`)
    await moveCaret(page, 'Control+a')
    await pasteHtml(
      '<p style="color:red" class="MsoNormal">Clean <b style="font-size:30px">words</b></p><ul style="margin:9px"><li>One</li></ul>',
    )
    await expect
      .poll(() => stored(1))
      .toEqual([
        ['paragraph', 'Clean ', ['words', 1]],
        ['ul', ['listitem', 'One']],
      ])
    expect(await typed().locator('[class*="Mso"], [style*="red"], [style*="30px"]').count()).toBe(0)
  })
})

describe('steps back', () => {
  it('are those of the form, one for what was typed without a rest', async () => {
    await page.keyboard.press('Control+z')
    await expect.poll(() => typed().textContent()).toBe('Always.')
    await expect.poll(() => stored(1)).toEqual([['paragraph', 'Always.']])
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => typed().textContent()).toBe('Clean wordsOne')
    await page.keyboard.type('!')
    await expect.poll(() => stored(1)).toContainEqual(['ul', ['listitem', expect.stringContaining('!')]])
    await page.keyboard.press('Escape')
    await expect.poll(() => typed().count()).toBe(0)
  })

  it('Tab goes on to the text behind it, and opening changes nothing', async () => {
    const before = await stored()
    await field(STORY, 'heading').click()
    await preview().getByRole('toolbar', { name: 'Selected block' }).waitFor()
    await field(STORY, 'heading').click()
    await expect.poll(() => preview().locator('[data-typed]').count()).toBe(1)
    await page.keyboard.press('Tab')
    await typed().waitFor()
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => typed().count()).toBe(0)
    await page.keyboard.press('Escape')
    expect(await stored()).toEqual(before)
  })
})

it('a text that would not come back as it is opens in the form', async () => {
  await field(OTHER, 'content').click()
  await preview().getByRole('button', { name: /^Text/ }).first().waitFor()
  await field(OTHER, 'content').click()
  await expect.poll(() => page.locator('#layout-row-2 .collapsible__content :focus').count()).toBe(1)
  expect(await typed().count()).toBe(0)
})
