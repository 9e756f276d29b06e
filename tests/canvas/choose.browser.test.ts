import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { pointIn, takeHold } from './dragging.ts'
import { createDraft, idOf, moveCaret, onCanvas, openCanvas } from './on-canvas.ts'
import { paragraph, text, words } from './rich-value.ts'

const [CALL, NUMBERS, LIST, NOTICE, POPOVER, TEAM] = ['a', 'b', 'c', 'd', 'e', 'f'].map(idOf)
const ROW = idOf('1')

let admin: OpenAdmin
let page: Page
let id: number
let pendant: number

const { preview, canvas, bar, tool, item } = onCanvas(() => page)
const field = (block: string | undefined, name: string) =>
  preview().locator(`[data-block="${block}"] [data-field="${name}"]`)
const handle = (label: string) => preview().getByRole('button', { name: `Choose: ${label}`, exact: true })
const form = (name: string) => preview().getByRole('form', { name })
const image = () => field(CALL, 'image')
const drawer = () => page.locator('.list-drawer')

beforeAll(async () => {
  admin = await openAdmin()
  ;({ page } = admin)
  pendant = await mediaId('pendant.jpg')
  const link = { type: 'url', url: '/contact/', label: 'Write', newTab: false }
  id = await createDraft(page, 'Choose', [
    { blockType: 'callToAction', id: CALL, heading: 'Come by', image: pendant, links: [{ id: ROW, link }] },
    { blockType: 'counters', id: NUMBERS, counters: [{ id: ROW, value: 12, label: 'Rooms' }] },
    { blockType: 'iconList', id: LIST, items: [{ id: ROW, icon: 'check', text: 'Open' }] },
    { blockType: 'alert', id: NOTICE, title: 'Notice', content: text(paragraph(words('Closed today.'))) },
    { blockType: 'popover', id: POPOVER, label: 'When?', content: text(paragraph(words('From nine.'))) },
    { blockType: 'team', id: TEAM, variant: 'portraits', people: [{ id: ROW, name: 'Ada', image: pendant }] },
  ])
  await openCanvas(page, admin.site.url, id)
})

afterAll(() => admin.close())

const mediaId = (filename: string) =>
  page.evaluate(
    async (name) => (await (await fetch(`/api/media?where[filename][equals]=${name}&depth=0`)).json()).docs[0].id,
    filename,
  )

/** A block of the draft as it is stored. */
const stored = (block: number) =>
  page.evaluate(
    async ([pageId, index]) =>
      (await (await fetch(`/api/pages/${pageId}?draft=true&depth=0`)).json()).layout[index ?? 0],
    [id, block],
  )

async function select(title: string): Promise<void> {
  await item(title).click()
  await bar().getByRole('button', { name: title }).waitFor()
}

describe('on the page is chosen', () => {
  it('an image, by a click on it, in the media of the site; a step takes it back', async () => {
    await select('Call to action')
    await image().click()
    await drawer().getByRole('searchbox', { name: 'Search media' }).fill('chair')
    const chair = drawer().getByRole('button', { name: 'Choose chair.jpg' })
    await chair.waitFor()
    await saveScreenshot(page, 'canvas/choose-image.png')
    const address = await image().getAttribute('src')
    await chair.click()
    await expect.poll(() => drawer().count()).toBe(0)
    await expect.poll(async () => (await stored(0)).image).toBe(await mediaId('chair.jpg'))
    await expect.poll(() => image().getAttribute('src')).not.toBe(address)
    await tool('Undo').click()
    await expect.poll(() => image().getAttribute('src')).toBe(address)
    await expect.poll(async () => (await stored(0)).image).toBe(pendant)
  })

  it('where a button leads: an address, or a page by its title', async () => {
    await handle('Link 1, Link').click()
    const address = form('Link').getByLabel('Address, or words of a page')
    expect(await address.inputValue()).toBe('/contact/')
    await address.fill('example.org')
    await address.press('Enter')
    await expect
      .poll(async () => (await stored(0)).links[0].link)
      .toMatchObject({ type: 'url', url: 'https://example.org', label: 'Write' })
    await handle('Link 1, Link').click()
    await address.fill('contact')
    const found = form('Link').getByRole('listitem').getByRole('button').first()
    await found.waitFor()
    await saveScreenshot(page, 'canvas/choose-link.png')
    await found.click()
    await expect.poll(async () => (await stored(0)).links[0].link.type).toBe('page')
    await expect.poll(() => preview().getByRole('link', { name: 'Write' }).getAttribute('href')).toContain('/contact/')
  })

  it('a look, in the bar or by its key, as one step; the focus comes back', async () => {
    await select('Call to action')
    await bar().getByRole('button', { name: 'Look…' }).click()
    await form('Look').getByRole('radio', { name: 'As a card' }).press('Space')
    await saveScreenshot(page, 'canvas/choose-look.png')
    await page.keyboard.press('Enter')
    await expect.poll(() => preview().locator('[data-look="callToAction-card"]').count()).toBe(1)
    await expect.poll(async () => (await stored(0)).frame.look).toBe('card')
    await expect.poll(() => bar().locator(':focus').getAttribute('aria-label')).toBe('Look…')
    await bar().press('l')
    await form('Look').getByRole('radio', { name: 'As usual' }).press('Space')
    await page.keyboard.press('Enter')
    await expect.poll(() => preview().locator('[data-look]').count()).toBe(0)
    await tool('Undo').click()
    await tool('Undo').click()
    await expect.poll(async () => (await stored(0)).frame?.look ?? null).toBe(null)
  })

  it('a number, by a click on it; what is none is said', async () => {
    await select('Counters')
    await field(NUMBERS, `counters.${ROW}.value`).click()
    const number = form('Number').getByRole('textbox')
    await number.fill('many')
    await number.press('Enter')
    await expect.poll(() => form('Number').getByRole('status').textContent()).toMatch(/^This is no number\./)
    expect(await number.inputValue()).toBe('many')
    await number.fill('40,5')
    await number.press('Enter')
    await expect.poll(async () => (await stored(1)).counters[0].value).toBe(40.5)
    await expect.poll(() => preview().locator('.counters__final').textContent()).toBe('40.5')
  })

  it('an icon, by the keyboard alone, and the focus comes back', async () => {
    await select('List with icons')
    await handle('Item 1, Icon').press('Enter')
    await form('Icon').getByRole('searchbox', { name: 'Search' }).fill('moo')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await saveScreenshot(page, 'canvas/choose-icon.png')
    const found = await axeViolations(page, { within: '#live-preview-iframe' })
    expect(found.filter((violation) => /class="(?:link|options|handle|said)|aria-label/.test(violation))).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await stored(2)).items[0].icon).toBe('moon')
    await expect.poll(() => form('Icon').count()).toBe(0)
    await expect.poll(() => handle('Item 1, Icon').evaluate((one) => one.matches(':focus'))).toBe(true)
    await handle('Item 1, Icon').press('Enter')
    await form('Icon').getByRole('radio', { name: 'moon' }).press('Escape')
    await expect.poll(() => form('Icon').count()).toBe(0)
    expect(await canvas().getByRole('treeitem', { selected: true }).getAttribute('data-id')).toBe(LIST)
  })
})

describe('of a row is chosen', () => {
  const shown = () => field(TEAM, `people.${ROW}.image`)
  const row = async () => (await stored(5)).people[0]
  const cropForm = () => form('Crop of the image')
  const drawnAt = () => shown().evaluate((one) => getComputedStyle(one).objectPosition)

  it('an image, by a click on it, which opens nothing else', async () => {
    await select('Team “Ada”')
    await shown().click()
    await drawer().getByRole('searchbox', { name: 'Search media' }).fill('chair')
    await drawer().getByRole('button', { name: 'Choose chair.jpg' }).click()
    await expect.poll(async () => (await row()).image).toBe(await mediaId('chair.jpg'))
    await expect.poll(() => shown().getAttribute('alt')).toMatch(/chair/i)
  })

  it('what stays in view, by a drag on the whole image, and its shape, another one on phones', async () => {
    await handle('Person 1, Crop of the image').click()
    const pad = preview().locator('.focus')
    await pad.locator('img').evaluate((one: HTMLImageElement) => one.decode())
    await takeHold(page, pad)
    const { x, y } = await pointIn(pad, { x: 0.25, y: 0.75 })
    await page.mouse.move(x, y)
    await expect.poll(drawnAt).toMatch(/^2[456]% 7[456]%$/)
    await page.mouse.up()
    await cropForm().getByLabel('Shape in all windows').selectOption('3:2')
    await cropForm().getByLabel('Shape on phones').selectOption('1:1')
    await saveScreenshot(page, 'canvas/choose-crop.png')
    await cropForm().getByRole('button', { name: 'Save' }).click()
    await expect.poll(async () => (await row()).imageCrop?.phone).toBe('1:1')
    const { focus } = (await row()).imageCrop
    await expect.poll(() => shown().getAttribute('data-crop')).toBe(`at-${focus.x}-${focus.y} wide-3-2 phone-1-1`)
    await expect
      .poll(async () => {
        const box = await shown().boundingBox()
        return box && Math.round((box.width / box.height) * 10)
      })
      .toBe(15)
    await expect.poll(drawnAt).toBe(`${focus.x}% ${focus.y}%`)
  })

  it('the same by keyboard; Escape leaves it as it was', async () => {
    const before = (await row()).imageCrop
    await handle('Person 1, Crop of the image').press('Enter')
    const fromTop = cropForm().getByLabel('From the top')
    await fromTop.press('End')
    await expect.poll(drawnAt).toMatch(/ 100%$/)
    const found = await axeViolations(page, { within: '#live-preview-iframe' })
    expect(found.filter((violation) => /class="(?:link|focus|handle|said)|aria-label/.test(violation))).toEqual([])
    await fromTop.press('Escape')
    await expect.poll(() => cropForm().count()).toBe(0)
    await expect.poll(drawnAt).toBe(`${before.focus.x}% ${before.focus.y}%`)
    expect((await row()).imageCrop).toEqual(before)
  })

  it('another image, which has a point of its own and keeps the shape', async () => {
    await shown().click()
    await drawer().getByRole('searchbox', { name: 'Search media' }).fill('pendant')
    await drawer().getByRole('button', { name: 'Choose pendant.jpg' }).click()
    await expect.poll(async () => (await row()).image).toBe(pendant)
    expect((await row()).imageCrop).toEqual({ wide: '3:2', phone: '1:1' })
    await expect.poll(() => shown().getAttribute('data-crop')).toBe('wide-3-2 phone-1-1')
  })
})

describe('where it stands is typed', () => {
  const type = async (block: string | undefined, words: string) => {
    await field(block, 'content').click()
    await preview().locator('[data-typed-rich]').waitFor()
    await moveCaret(page, 'Control+a')
    await page.keyboard.type(words)
    await page.keyboard.press('Escape')
  }

  it('the text of a notice', async () => {
    await select('Notice “Notice”')
    await type(NOTICE, 'Open again.')
    await expect.poll(async () => JSON.stringify((await stored(3)).content)).toContain('Open again.')
  })

  it('the text of a popover, which is open meanwhile, below the tools', async () => {
    await select('Popover')
    await field(POPOVER, 'content').waitFor()
    await expect
      .poll(async () => {
        const [button, panel] = await Promise.all([
          preview().getByRole('button', { name: 'When?', exact: true }).boundingBox(),
          field(POPOVER, 'content').boundingBox(),
        ])
        return button && panel && [panel.x - button.x, panel.y - button.y - button.height].map(Math.round)
      })
      .toEqual([0, 8])
    await type(POPOVER, 'From ten.')
    await saveScreenshot(page, 'canvas/choose-popover.png')
    await expect.poll(async () => JSON.stringify((await stored(4)).content)).toContain('From ten.')
    await select('Notice “Notice”')
    await expect.poll(() => field(POPOVER, 'content').isVisible()).toBe(false)
  })
})
