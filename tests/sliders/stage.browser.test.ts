import type { FrameLocator, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin, openForm } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { holdSaving } from '../support/hold-requests.ts'
import { turn } from '../support/ready.ts'
import { roomsByHour } from '../support/rooms-by-hour.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { until } from '../support/until.ts'

/** Milliseconds after which a key is pressed again. */
const PRESS_AGAIN_MS = 1_000

const { poll } = expect

let admin: OpenAdmin
let page: Page

beforeAll(async () => {
  admin = await openAdmin()
  ;({ page } = admin)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { docs: images } = await api<{ docs: { id: number; filename: string }[] }>('media?limit=100&depth=0')
  const idOf = (name: string) => images.find(({ filename }) => filename === `${name}.jpg`)?.id ?? 0
  const made = await page.request.post(`${admin.site.url}/api/sliders`, { data: roomsByHour(idOf) })
  const { doc } = (await made.json()) as { doc: { id: number } }
  await openForm(page, `${admin.site.url}/admin/collections/sliders/${doc.id}`)
  await button('Whole window').click()
  await layer('Heading: title').waitFor()
})

afterAll(() => admin.close())

const stage = () => page.getByRole('region', { name: 'Stage', exact: true })
const button = (name: string | RegExp) => stage().getByRole('button', { name, exact: typeof name === 'string' })
/** A layer where it is seen. */
const layer = (name: string) => stage().locator('.stage-canvas').getByRole('button', { name, exact: true })
const listed = () => stage().locator('.layer-list__layer')
const slides = () => stage().locator('.slide-strip__slide')
const frame = (): FrameLocator => stage().frameLocator('iframe')
const setting = (name: string): Locator => page.locator(`[name="slides.${name}"]`)

async function api<Answer>(path: string): Promise<Answer> {
  return page.evaluate(async (address) => (await fetch(address)).json(), `/api/${path}`) as Promise<Answer>
}

/**
 * Opens a folded part of the settings, until a setting in it is to be seen: Payload may fold it once more when it learns
 * how the editor left it.
 */
async function unfold(name: string, inside: Locator): Promise<void> {
  const folded = stage()
    .locator('.collapsible--collapsed', { has: page.getByText(name, { exact: true }) })
    .last()
  await until(`${name} to be unfolded`, async () => {
    if (await inside.isVisible()) return true
    if (await folded.isVisible()) await folded.locator('.collapsible__toggle').first().click()
    await turn(page)
    return false
  })
}

async function placeOf(name: string): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await layer(name).boundingBox()
  if (!box) throw new Error(`${name} is not to be seen.`)
  return box
}

async function drag(from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  // Small steps, without lines that draw the layer to them.
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 6 })
  await page.mouse.up()
}

/** Presses a key, and again as long as nothing came of it: rows that were just taken up are not measured yet. */
async function pressUntil(key: string, isDone: () => Promise<boolean>): Promise<void> {
  const pressed = async () => {
    if (await isDone()) return true
    await page.keyboard.press(key)
    return false
  }
  await poll(pressed, { interval: PRESS_AGAIN_MS }).toBe(true)
}

async function choose(name: string): Promise<void> {
  await layer(name).click()
  await page.getByRole('region', { name, exact: true }).waitFor()
}

describe('the stage of a slider', () => {
  it('shows the selected slide at rest, with all of its layers', async () => {
    await poll(() => frame().locator('.slider__slide').count()).toBe(1)
    expect(await slides().count()).toBe(4)
    expect(await listed().allTextContents()).toEqual(['time', 'title', 'sentence', 'more'])
    expect(await frame().getByRole('heading', { level: 2 }).textContent()).toBe('The first batch is out.')
    expect(await frame().locator('.slider__arrows').count()).toBe(0)
  })

  it('outlines layers exactly where the page has them', async () => {
    const outer = await stage().locator('iframe').boundingBox()
    const inner = await frame()
      .locator('.layer')
      .nth(1)
      .evaluate((element) => {
        const { left, width } = element.getBoundingClientRect()
        return { left: left / innerWidth, width: width / innerWidth }
      })
    const box = await placeOf('Heading: title')
    expect(box.x - (outer?.x ?? 0)).toBeCloseTo(inner.left * (outer?.width ?? 0), 0)
    expect(box.width).toBeCloseTo(inner.width * (outer?.width ?? 0), 0)
  })

  it('moves a layer as it is dragged, and writes its place in pixels of the grid', async () => {
    await choose('Heading: title')
    await unfold('Place and size', setting('0.layers.1.place.desktop.dx'))
    expect(await setting('0.layers.1.place.desktop.dx').inputValue()).toBe('64')
    const before = await placeOf('Heading: title')
    await drag({ x: before.x + 200, y: before.y + 20 }, { x: 61, y: -97 })
    await poll(async () => (await placeOf('Heading: title')).x - before.x).toBeGreaterThan(30)
    const after = await placeOf('Heading: title')
    const scale = (await frame().locator('.slider__grid').boundingBox())?.width ?? 0
    const [dx, dy] = [
      Number(await setting('0.layers.1.place.desktop.dx').inputValue()),
      Number(await setting('0.layers.1.place.desktop.dy').inputValue()),
    ]
    expect(dx - 64).toBeCloseTo(((after.x - before.x) * 1240) / scale, -0.5)
    // It stands at the foot: upwards is further away from there.
    expect(dy).toBeGreaterThan(194)
  })

  it('resizes a layer by its handles', async () => {
    const before = await placeOf('Heading: title')
    const handle = await page.locator('.moveable-e').boundingBox()
    await drag({ x: (handle?.x ?? 0) + 7, y: (handle?.y ?? 0) + 7 }, { x: -123, y: 0 })
    await poll(async () => Number(await setting('0.layers.1.place.desktop.width').inputValue())).toBeLessThan(950)
    await poll(async () => (await placeOf('Heading: title')).width - before.width).toBeLessThan(-80)
    expect((await placeOf('Heading: title')).x).toBeCloseTo(before.x, 0)
  })

  it('has keys: arrows move a layer, with Alt they resize it, with Shift by ten', async () => {
    await layer('Heading: title').focus()
    const dx = Number(await setting('0.layers.1.place.desktop.dx').inputValue())
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await poll(() => setting('0.layers.1.place.desktop.dx').inputValue()).toBe(String(dx + 11))
    const width = Number(await setting('0.layers.1.place.desktop.width').inputValue())
    await page.keyboard.press('Alt+Shift+ArrowLeft')
    await poll(async () => Number(await setting('0.layers.1.place.desktop.width').inputValue())).toBe(width - 10)
  })

  it('undoes and redoes step by step', async () => {
    const width = await setting('0.layers.1.place.desktop.width').inputValue()
    await until('the step to be kept', () => button(/^Undo/).isEnabled())
    await button(/^Undo/).click()
    await poll(() => setting('0.layers.1.place.desktop.width').inputValue()).not.toBe(width)
    await button(/^Redo/).click()
    await poll(() => setting('0.layers.1.place.desktop.width').inputValue()).toBe(width)
  })

  it('undoes a change while it is being saved, and keeps it undone afterwards', async () => {
    const width = setting('0.layers.1.place.desktop.width')
    const before = await width.inputValue()
    // A step of its own, of another field.
    const isSaved = page.waitForResponse(/autosave=true/)
    await layer('Heading: title').focus()
    await page.keyboard.press('ArrowRight')
    await isSaved
    const saving = await holdSaving(page)
    await page.keyboard.press('Alt+Shift+ArrowLeft')
    await poll(() => width.inputValue()).toBe(String(Number(before) - 10))
    await saving.begun
    await button(/^Undo/).click()
    await poll(() => width.inputValue()).toBe(before)
    await saving.end()
    expect(await width.inputValue()).toBe(before)
    expect(await button(/^Redo/).isEnabled()).toBe(true)
  })

  it('keeps each of several changes while an earlier one is being saved', async () => {
    const [dx, width] = [setting('0.layers.1.place.desktop.dx'), setting('0.layers.1.place.desktop.width')]
    const before = { dx: Number(await dx.inputValue()), width: Number(await width.inputValue()) }
    const saving = await holdSaving(page)
    await layer('Heading: title').focus()
    await page.keyboard.press('ArrowRight')
    await saving.begun
    await page.keyboard.press('ArrowRight')
    await poll(() => dx.inputValue()).toBe(String(before.dx + 2))
    await page.keyboard.press('Alt+Shift+ArrowLeft')
    await poll(() => width.inputValue()).toBe(String(before.width - 10))
    await saving.end()
    expect([await dx.inputValue(), await width.inputValue()]).toEqual([before.dx + 2, before.width - 10].map(String))
  })

  it('moves a layer for narrow sliders without moving it for wide ones', async () => {
    const wide = await setting('0.layers.1.place.desktop.dy').inputValue()
    await button('Phone').click()
    await poll(async () => (await placeOf('Heading: title')).width).toBeLessThan(400)
    const before = await placeOf('Heading: title')
    await layer('Heading: title').focus()
    await page.keyboard.press('Shift+ArrowUp')
    await poll(async () => before.y - (await placeOf('Heading: title')).y).toBeGreaterThan(5)
    expect(await setting('0.layers.1.place.desktop.dy').inputValue()).toBe(wide)
    await button('Desktop').click()
    await poll(async () => (await placeOf('Heading: title')).width).toBeGreaterThan(400)
  })

  it('shows what is typed in the settings', async () => {
    await setting('0.layers.1.words').fill('Bread at six.')
    await poll(() => frame().getByRole('heading', { level: 2 }).textContent()).toBe('Bread at six.')
  })

  it('warns of text that is hard to read on its background', async () => {
    const warning = () => page.getByRole('note').filter({ hasText: 'hard to read' })
    expect(await warning().count()).toBe(0)
    const color = setting('0.layers.1.text.desktop.color')
    await unfold('Type', color)
    const usual = await color.inputValue()
    await color.fill('#5a5148')
    await poll(() => warning().textContent()).toMatch(/is [12]\.\d to 1/)
    expect(await listed().nth(1).textContent()).toContain('hard to read')
    await color.fill(usual)
    await poll(() => warning().count()).toBe(0)
  })

  it('scrolls a section of the settings into view when it is opened at the lower edge', async () => {
    const part = stage()
      .locator('.collapsible--collapsed', { has: page.getByText('Box', { exact: true }) })
      .last()
    const toggle = part.locator('.collapsible__toggle').first()
    await toggle.evaluate((button) => {
      const pane = button.closest('.stage-inspector')
      if (pane) pane.scrollTop += button.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom
    })
    await toggle.press('Enter')
    await setting('0.layers.1.box.desktop.radius').waitFor()
  })

  it('adds, duplicates and deletes layers', async () => {
    await button('Add').click()
    await stage().locator('.layer-list__add li').getByRole('button', { name: 'Button' }).click()
    await poll(() => listed().count()).toBe(5)
    await layer('Button: Read more').waitFor()
    await layer('Button: Read more').focus()
    await page.keyboard.press('Control+d')
    await poll(() => listed().count()).toBe(6)
    await page.keyboard.press('Delete')
    await poll(() => listed().count()).toBe(5)
  })

  it('copies a layer to another slide', async () => {
    await listed().filter({ hasText: 'Read more' }).click()
    await button(/^Copy/).click()
    await slides().nth(1).click()
    await poll(() => frame().getByRole('heading', { level: 2 }).textContent()).toContain('North light')
    await button(/^Paste/).click()
    await layer('Button: Read more').waitFor()
    expect(await listed().last().textContent()).toBe('Read more')
  })

  it('copies, moves and deletes slides', async () => {
    await slides().nth(1).click()
    await button(/^Copy/).click()
    await button(/^Paste/).click()
    await poll(() => slides().count()).toBe(5)
    await poll(() => slides().nth(2).getAttribute('aria-current')).toBe('true')
    await poll(() => frame().locator('.layer').count()).toBe(5)
    await stage().getByRole('button', { name: 'Move slide 3' }).focus()
    const rows = stage().locator('.slide-strip .stage-rows__row')
    await page.keyboard.press('Space')
    await poll(() => rows.nth(2).getAttribute('data-dragged')).toBe('')
    await pressUntil('ArrowUp', async () => (await rows.nth(2).getAttribute('style'))?.includes('-') === true)
    await page.keyboard.press('Space')
    await poll(() => slides().nth(1).getAttribute('aria-current')).toBe('true')
    await button(/^Delete/).click()
    await poll(() => slides().count()).toBe(4)
  })

  it('moves and stretches the bars of the timeline, by pointer and keys', async () => {
    await slides().first().click()
    await layer('Heading: title').waitFor()
    await listed().filter({ hasText: 'title' }).click()
    const bar = () =>
      stage()
        .getByRole('button', { name: /^comes: from/ })
        .nth(1)
    const times = async () => (await bar().getAttribute('aria-label'))?.match(/\d+/g)?.map(Number) ?? []
    expect(await times()).toEqual([400, 1200])
    const box = await bar().boundingBox()
    await drag({ x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 10 }, { x: 80, y: 0 })
    await poll(async () => (await times())[0]).toBeGreaterThan(900)
    const [from = 0, until = 0] = await times()
    expect(until - from).toBe(800)
    await bar().focus()
    await page.keyboard.press('ArrowRight')
    await poll(times).toEqual([from + 50, until + 50])
    await page.keyboard.press('Shift+ArrowRight')
    await poll(times).toEqual([from + 50, until + 100])
  })

  it('shows any moment of the slide, and its rest again', async () => {
    const line = stage().getByRole('slider', { name: 'Moment that the stage shows' })
    await line.fill('0')
    const title = frame().locator('.layer').nth(1)
    // It has not come yet.
    await line.fill('20')
    await poll(() => title.evaluate((element) => getComputedStyle(element).visibility)).toBe('hidden')
    await line.fill('4000')
    await poll(() => title.evaluate((element) => getComputedStyle(element).visibility)).toBe('visible')
    await button('Back to rest').click()
    await poll(() => title.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
  })

  it('plays the slider from the selected slide, as visitors see it', async () => {
    await slides().nth(2).click()
    await button('Play').click()
    await poll(() => frame().locator('.slider').getAttribute('data-slide')).toBe('3')
    await poll(() => frame().locator('.slider').getAttribute('data-playing')).not.toBeNull()
    await button('Stop').click()
    await poll(() => frame().locator('.slider__slide').count()).toBe(1)
  })

  it('saves all of it as a draft', async () => {
    await until('the draft to be saved', async () => {
      const { docs } = await api<{ docs: { slides: { layers: { words?: string }[] }[] }[] }>(
        'sliders?where[alias][equals]=rooms-by-hour&depth=0&draft=true',
      )
      const [first, second] = docs[0]?.slides ?? []
      return first?.layers[1]?.words === 'Bread at six.' && first.layers.length === 5 && second?.layers.length === 5
    })
  })

  it('names a layer that cannot be shown yet, and the slide that has an error', async () => {
    await slides().first().click()
    await button('Add').click()
    await stage().locator('.layer-list__add li').getByRole('button', { name: 'Image' }).click()
    await poll(() => listed().last().textContent()).toContain('not to be seen')
    await button(/^Delete/).click()
  })

  it.each([
    [1440, 'light'],
    [1440, 'dark'],
    [820, 'light'],
    [390, 'light'],
  ] as const)('is accessible at a width of %i pixels, %s', async (width, colorScheme) => {
    await page.setViewportSize({ width, height: 1000 })
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), colorScheme)
    await listed().nth(1).click()
    await poll(() => stage().evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThan(1)
    await saveScreenshot(page, `admin/stage-${width}-${colorScheme}.png`)
    expect(await axeViolations(page, { within: '.stage', without: ['.stage-inspector', 'iframe'] })).toEqual([])
  })

  it('leads back to the form', async () => {
    await page.setViewportSize({ width: 1440, height: 1000 })
    await button('Back to the form').click()
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await page.locator('#slides-row-0').waitFor()
    expect(await page.locator('[id^="slides-row-"]').count()).toBe(4)
  })

  it('can fill the window beside an open preview', async () => {
    await page.locator('#live-preview-toggler').click()
    await page.frameLocator('#live-preview-iframe').locator('.slider').waitFor()
    await page.getByRole('button', { name: 'Stage', exact: true }).click()
    await button('Whole window').click()
    const covered = () =>
      stage().evaluate((element) =>
        [0.1, 0.5, 0.9].flatMap((across) =>
          [0.02, 0.5, 0.9].flatMap((down) => {
            const found = document.elementFromPoint(innerWidth * across, innerHeight * down)
            return element.contains(found) ? [] : [found?.className ?? 'nothing']
          }),
        ),
      )
    await poll(covered).toEqual([])
    await button('Back to the form').click()
  })
})
