import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin } from '../support/admin.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { holdOver, pointIn, takeHold } from './dragging.ts'
import { createDraft, idOf, notice, onCanvas, openCanvas, storedShape } from './on-canvas.ts'

let admin: OpenAdmin
let page: Page
let id: number

const { preview, drawn, canvas, tool, item, said, bar, palette, drawnOrder } = onCanvas(() => page)
const stored = () => storedShape(page, id)

/** A column that is empty, so that there is something to drop into. */
const START = ['First', ['Inside', [['Left'], []]], 'Last']

beforeAll(async () => {
  admin = await openAdmin()
  ;({ page } = admin)
  // All of the page is in sight, so that it does not scroll below the pointer.
  await page.setViewportSize({ width: 1440, height: 1800 })
  const columns = [{ id: idOf('5'), blocks: [notice('Left', idOf('6'))] }, { id: idOf('7') }]
  id = await createDraft(page, 'Dragging', [
    notice('First', idOf('1')),
    {
      blockType: 'section',
      id: idOf('2'),
      blocks: [notice('Inside', idOf('3')), { blockType: 'columns', id: idOf('4'), columns }],
    },
    notice('Last', idOf('9')),
  ])
  await openCanvas(page, admin.site.url, id)
})

afterAll(() => admin.close())

const grip = (place: 'hover' | 'selected') => preview().locator(`vitrine-grip[slot="grip-${place}"]`)
const dropLabel = () => preview().locator('.drop__label')
const outlineLabel = () => canvas().locator('.page-canvas__drop')
const emptyColumn = () => preview().locator('.columns__column[data-empty-list]')

async function undo(): Promise<void> {
  await tool('Undo').click()
  await expect.poll(stored).toEqual(START)
}

describe('a block is dragged on the page', () => {
  it('by the grip of the selection, to a line that says where it goes', async () => {
    await drawn('Last').click()
    await takeHold(page, grip('selected'))
    await holdOver(page, () => pointIn(drawn('First'), { x: 0.5, y: 0.95 }), dropLabel(), 'After Notice “First”')
    await saveScreenshot(page, 'canvas/drag-line.png')
    await page.mouse.up()
    await expect.poll(() => said().textContent()).toBe('Moved. Notice “Last” is 2 of 3 on the page.')
    await expect.poll(drawnOrder).toEqual(['First', 'Last', 'Inside', 'Left'])
    await expect.poll(() => dropLabel().isVisible()).toBe(false)
    await undo()
  })

  it('by the grip of the block under the pointer, into an empty column', async () => {
    await drawn('First').hover()
    await takeHold(page, grip('hover'))
    await holdOver(page, () => pointIn(emptyColumn()), dropLabel(), 'In Columns “Left”, Column 2')
    await saveScreenshot(page, 'canvas/drag-column.png')
    await page.mouse.up()
    await expect.poll(stored).toEqual([['Inside', [['Left'], ['First']]], 'Last'])
    await undo()
  })

  it('and stays where it is when Escape is pressed, or it is dropped on itself', async () => {
    await drawn('Last').click()
    await takeHold(page, grip('selected'))
    await holdOver(page, () => pointIn(drawn('First'), { x: 0.5, y: 0.95 }), dropLabel(), 'After Notice “First”')
    await page.keyboard.press('Escape')
    await expect.poll(() => dropLabel().isVisible()).toBe(false)
    await page.mouse.up()
    await takeHold(page, grip('selected'))
    await holdOver(page, () => pointIn(drawn('First'), { x: 0.5, y: 0.95 }), dropLabel(), 'After Notice “First”')
    await holdOver(page, () => pointIn(drawn('Last')), dropLabel(), undefined)
    await page.mouse.up()
    expect(await drawnOrder()).toEqual(['First', 'Inside', 'Left', 'Last'])
    expect(await tool('Undo').getAttribute('aria-disabled')).toBe('true')
  })

  it('only to where it may stand: columns not into columns', async () => {
    await drawn('Left').click()
    await bar().getByRole('button', { name: 'Columns “Left”' }).click()
    await takeHold(page, grip('selected'))
    await holdOver(page, () => pointIn(drawn('First'), { x: 0.5, y: 0.95 }), dropLabel(), 'After Notice “First”')
    await holdOver(page, () => pointIn(emptyColumn()), dropLabel(), undefined)
    await page.mouse.up()
    await expect.poll(stored).toEqual(START)
  })
})

describe('a page that is higher than its window', () => {
  beforeAll(() => page.setViewportSize({ width: 1440, height: 700 }))
  afterAll(() => page.setViewportSize({ width: 1440, height: 1800 }))

  it('scrolls while something is held near its edge', async () => {
    const scrolled = () =>
      preview()
        .locator('body')
        .evaluate(() => scrollY)
    await drawn('First').click()
    await takeHold(page, grip('selected'))
    const before = await scrolled()
    const { x, y } = await pointIn(page.locator('#live-preview-iframe'), { x: 0.5, y: 0.97 })
    await page.mouse.move(x, y, { steps: 4 })
    await expect.poll(scrolled).toBeGreaterThan(before)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect.poll(stored).toEqual(START)
  })
})

describe('a block is dragged in the outline', () => {
  // The form has been scrolled to the blocks that were selected.
  beforeAll(() => canvas().evaluate((element) => element.scrollIntoView({ block: 'center' })))

  it('below the last line of a block, by the indent into it or behind it', async () => {
    await takeHold(page, item('First'))
    await holdOver(
      page,
      () => pointIn(item('Notice “Left”'), { x: 0.02, y: 0.9 }),
      outlineLabel(),
      'After Section “Inside”',
    )
    await holdOver(
      page,
      () => pointIn(item('Notice “Left”'), { x: 0.6, y: 0.9 }),
      outlineLabel(),
      'After Notice “Left”',
    )
    await saveScreenshot(canvas(), 'canvas/drag-outline.png')
    await page.mouse.up()
    await expect.poll(stored).toEqual([['Inside', [['Left', 'First'], []]], 'Last'])
    await undo()
  })

  it('onto a line, into the column that is meant by the part of the line', async () => {
    await takeHold(page, item('First'))
    await holdOver(
      page,
      () => pointIn(item('Columns “Left”'), { x: 0.9, y: 0.5 }),
      outlineLabel(),
      'In Columns “Left”, Column 2',
    )
    await page.mouse.up()
    await expect.poll(stored).toEqual([['Inside', [['Left'], ['First']]], 'Last'])
    await undo()
  })

  it('onto the page', async () => {
    await takeHold(page, item('Last'))
    await holdOver(page, () => pointIn(drawn('First'), { x: 0.5, y: 0.05 }), dropLabel(), 'Before Notice “First”')
    await page.mouse.up()
    await expect.poll(stored).toEqual(['Last', 'First', ['Inside', [['Left'], []]]])
    await undo()
  })
})

describe('an item of the palette is dragged', () => {
  const card = (name: string) => palette().locator('li', { hasText: name }).first()

  it('onto the page, which is in reach meanwhile', async () => {
    await tool('Add to the page').click()
    await palette().getByRole('searchbox').fill('three offers')
    await takeHold(page, card('Three offers side by side'))
    await holdOver(page, () => pointIn(drawn('Inside'), { x: 0.5, y: 0.9 }), dropLabel(), 'After Notice “Inside”')
    await page.mouse.up()
    await expect.poll(() => said().textContent()).toMatch(/^Added\. Price table/)
    await expect.poll(() => palette().count()).toBe(0)
    await expect.poll(stored).toEqual(['First', ['Inside', 'pricingTable', [['Left'], []]], 'Last'])
    await undo()
  })

  it('and comes back with what was sought, when Escape is pressed', async () => {
    await tool('Add to the page').click()
    await palette().getByRole('searchbox').fill('three offers')
    await takeHold(page, card('Three offers side by side'))
    await holdOver(page, () => pointIn(drawn('Inside'), { x: 0.5, y: 0.9 }), dropLabel(), 'After Notice “Inside”')
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect.poll(() => dropLabel().isVisible()).toBe(false)
    await expect.poll(() => palette().getByRole('searchbox').inputValue()).toBe('three offers')
    await palette().getByRole('button', { name: 'Close' }).click()
    await expect.poll(stored).toEqual(START)
  })
})
