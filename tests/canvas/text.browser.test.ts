import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { createDraft, openCanvas } from './on-canvas.ts'

let admin: OpenAdmin
let page: Page
let id: number

const idOf = (digit: string) => digit.repeat(24)

function richText(text: string): object {
  const words = { type: 'text', text, format: 0, style: '', mode: 'normal', detail: 0, version: 1 }
  const place = { direction: null, format: '', indent: 0, version: 1 }
  const paragraph = { ...place, type: 'paragraph', textFormat: 0, textStyle: '', children: [words] }
  return { root: { ...place, type: 'root', children: [paragraph] } }
}

const LAYOUT = [
  {
    blockType: 'callToAction',
    id: idOf('a'),
    heading: 'Come by',
    text: 'We are here.',
    links: [{ id: idOf('b'), link: { type: 'url', url: '/contact/', label: 'Write' } }],
  },
  { blockType: 'accordion', id: idOf('c'), items: [{ id: idOf('d'), title: 'When', content: richText('Always.') }] },
  { blockType: 'alert', id: idOf('e'), title: 'Last' },
]

beforeAll(async () => {
  admin = await openAdmin()
  ;({ page } = admin)
  id = await createDraft(page, 'Typed', LAYOUT)
  await openCanvas(page, admin.site.url, id)
  await text('heading').waitFor()
})

afterAll(() => admin.close())

const preview = () => page.frameLocator('#live-preview-iframe')
/** A text on the page, by its field; not that of the title, which is no block of the form. */
const text = (field: string) =>
  preview().locator(`main [data-block]:not([data-block="title"]) [data-field="${field}"]`).first()
const typed = () => preview().getByRole('textbox').and(preview().locator('[data-typed]'))
/** Field of the text that is typed. */
const typedField = () => preview().locator('[data-field]:has(> [data-typed])').getAttribute('data-field')
const said = () => page.getByRole('region', { name: 'Blocks of the page' }).getByRole('status')
const inForm = (path: string) => page.locator(`#field-layout__${path}`)
const panel = () =>
  preview()
    .locator(`[data-block="${idOf('c')}"] details`)
    .first()
const SUMMARY = `items.${idOf('d')}.title`

/** Selects the block of a text, and begins to type it. */
async function type(field: string): Promise<void> {
  await text(field).click()
  await preview().getByRole('toolbar', { name: 'Selected block' }).waitFor()
  await text(field).click()
  await expect.poll(() => typedField()).toBe(field)
}

/** A field of the first block, or of another, as it is stored. */
async function stored(block: number, read: (block: Record<string, unknown>) => unknown = ({ heading }) => heading) {
  const layout = await page.evaluate(async (pageId) => {
    const { layout } = await (await fetch(`/api/pages/${pageId}?draft=true&depth=0`)).json()
    return layout
  }, id)
  return read(layout[block])
}

describe('a text is typed where it stands', () => {
  it('after a second click, and the form has it at once', async () => {
    await type('heading')
    const element = await typed().elementHandle()
    await page.keyboard.press('End')
    await page.keyboard.type(' soon')
    await expect.poll(() => inForm('0__heading').inputValue()).toBe('Come by soon')
    expect(await typed().getAttribute('aria-label')).toBe('Heading')
    expect(await said().textContent()).toBe('Heading can be typed. Escape ends it.')
    await saveScreenshot(page, 'canvas/typing.png')
    const violations = await axeViolations(page, { within: '#live-preview-iframe' })
    expect(violations.filter((violation) => violation.includes('data-typed'))).toEqual([])
    // What is drawn meanwhile does not take the text from under its editor.
    expect(await element?.evaluate((old) => [old.isConnected, old.ownerDocument.activeElement === old])).toEqual([
      true,
      true,
    ])
    await page.keyboard.press('Escape')
    await expect.poll(() => typed().count()).toBe(0)
    await expect.poll(() => stored(0)).toBe('Come by soon')
    expect(await text('heading').evaluate((one) => [one.getAttribute('role'), one.textContent])).toEqual([
      null,
      'Come by soon',
    ])
  })

  it('Enter ends a text of one line, and makes a line in one of several', async () => {
    await type('heading')
    await page.keyboard.press('Enter')
    await expect.poll(() => typed().count()).toBe(0)
    await type('text')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Always.')
    await expect.poll(() => inForm('0__text').inputValue()).toBe('We are here.\nAlways.')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => typed().count()).toBe(0)
  })

  it('Tab goes to the next text of the block, Shift and Tab back', async () => {
    await type('heading')
    await page.keyboard.press('Tab')
    await expect.poll(() => typedField()).toBe('text')
    await page.keyboard.press('Tab')
    await expect.poll(() => typedField()).toBe(`links.${idOf('b')}.link.label`)
    await page.keyboard.type('Write to us')
    await expect.poll(() => inForm('0__links__0__link__label').inputValue()).toBe('Write to us')
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => typedField()).toBe('text')
    await page.keyboard.press('Escape')
  })

  it('F2 begins with the first text of the selected block', async () => {
    await preview().getByRole('toolbar', { name: 'Selected block' }).press('F2')
    await expect.poll(() => typedField()).toBe('heading')
    await page.keyboard.type('Anew')
    await expect.poll(() => inForm('0__heading').inputValue()).toBe('Anew')
    await page.keyboard.press('Escape')
  })

  it('also where a space would open what it stands in', async () => {
    await type(SUMMARY)
    const isOpen = () => panel().evaluate((one) => one.hasAttribute('open'))
    const before = await isOpen()
    await page.keyboard.press('End')
    await page.keyboard.type(' and where')
    await expect.poll(() => inForm('1__items__0__title').inputValue()).toBe('When and where')
    expect(await isOpen()).toBe(before)
    await page.keyboard.press('Escape')
  })
})

describe('steps back', () => {
  it('what is typed without a rest is one, on the page as in the form', async () => {
    await type('heading')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('One two')
    await expect.poll(() => inForm('0__heading').inputValue()).toBe('One two')
    await page.keyboard.press('Control+z')
    await expect.poll(() => typed().textContent()).toBe('Anew')
    await expect.poll(() => inForm('0__heading').inputValue()).toBe('Anew')
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => typed().textContent()).toBe('One two')
    await page.keyboard.type('!')
    await expect.poll(() => inForm('0__heading').inputValue()).toBe('One two!')
    await page.keyboard.press('Escape')
  })
})

describe('a step back that comes before what is typed is drawn', () => {
  it('shows what the form has', async () => {
    await type('heading')
    for (const letters of ['a', 'bc', 'def']) {
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText(letters)
      await page.keyboard.press('Control+z')
      await expect.poll(() => typed().textContent()).toBe('One two!')
      await expect.poll(() => inForm('0__heading').inputValue()).toBe('One two!')
    }
    await page.keyboard.press('Escape')
  })
})

describe('a character that is composed', () => {
  it('comes to the form when it is done', async () => {
    await type('heading')
    await page.keyboard.press('Control+a')
    const session = await page.context().newCDPSession(page)
    await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 })
    await session.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 })
    await expect.poll(() => typed().textContent()).toBe('にほ')
    expect(await inForm('0__heading').inputValue()).toBe('One two!')
    await session.send('Input.insertText', { text: '日本' })
    await expect.poll(() => inForm('0__heading').inputValue()).toBe('日本')
    await page.keyboard.press('Escape')
  })
})

describe('text from elsewhere', () => {
  it('from right to left has its letters in order, with the caret among them', async () => {
    await type('heading')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('שלום')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('ם עולם')
    await expect.poll(() => inForm('0__heading').inputValue()).toBe('שלום עולם')
    await page.keyboard.press('Escape')
  })

  it('that is pasted comes in as plain text, in one line', async () => {
    await type('heading')
    await page.keyboard.press('Control+a')
    await typed().evaluate((element) => {
      const data = new DataTransfer()
      data.setData('text/html', '<h1 style="color:red">Two<br>lines</h1>')
      data.setData('text/plain', 'Two\nlines')
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })
    await expect.poll(() => inForm('0__heading').inputValue()).toBe('Two lines')
    expect(await typed().evaluate((element) => element.childElementCount)).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => stored(0)).toBe('Two lines')
  })
})

it('what is typed while the block is deleted in the form is gone with it, and nothing else', async () => {
  await type('title')
  await page.keyboard.type('Bye')
  await page.getByRole('treeitem', { name: /^Notice/ }).click()
  await page.getByRole('treeitem', { name: /^Notice/ }).press('Delete')
  await expect.poll(() => typed().count()).toBe(0)
  await expect.poll(() => stored(0)).toBe('Two lines')
})
