import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { imageExample, sliderExample } from '../../packages/sliders/src/blocks/example-parts.ts'
import type { SliderBlock } from '../../packages/sliders/src/blocks/slider/slider.block.ts'
import type { Slider } from '../../packages/sliders/src/core/model/slider.ts'
import { SLIDER_TEXTS } from '../../packages/sliders/src/core/texts.ts'
import { sliderFragment } from '../../packages/sliders/src/ui/slider-fragment.tsx'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser } from '../support/browser.ts'
import { quiet, ready, turn } from '../support/ready.ts'
import { until } from '../support/until.ts'

const CALL = '**/wp-admin/admin-ajax.php'

let site: BlockSite
let browser: Browser
let page: Page
let close: (() => Promise<void>) | undefined
let calls: URLSearchParams[] = []

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
})

afterAll(async () => {
  await browser.close()
})

afterEach(async () => {
  await close?.()
  close = undefined
})

const text = (id: string, words: string) => ({
  blockType: 'richText',
  id,
  size: 'text',
  content: [{ kind: 'paragraph', children: [{ kind: 'text', text: words, marks: [] }] }],
})

const sliderOf = (modal: object) =>
  sliderExample({
    alias: 'summer',
    title: 'The summer room',
    flow: { autoplay: false },
    slides: [
      { id: 'one', title: 'One', background: { kind: 'image', image: imageExample('A room'), alt: 'A room' } },
      { id: 'two', title: 'Two', background: { kind: 'color', color: 'accent' } },
    ],
    controls: [{ blockType: 'sliderBullets' }],
    extras: [{ blockType: 'sliderWindow', ...modal }],
  })

const blockOf = (slider: Slider, label: string): SliderBlock => ({ blockType: 'slider', id: 'block', slider, label })

/** Opens a page with a slider in a window. `answer` is what the site gives in place of it. */
async function open(modal: object = {}, options: { answer?: object | number; long?: boolean; clock?: boolean } = {}) {
  const slider = sliderOf(modal)
  calls = []
  const blocks = [
    blockOf(slider, 'Show the summer room'),
    text('words', 'A line of a long text. '.repeat(options.long ? 900 : 1)),
  ]
  const opened = await site.open(browser, blocks, {
    expectedErrors: [/Modal Can not be Loaded/, /status of 500/],
    async before(fresh) {
      if (options.clock) await fresh.clock.install()
      await fresh.route(CALL, (route) => {
        calls.push(new URLSearchParams(route.request().postData() ?? ''))
        const { answer } = options
        if (typeof answer === 'number') return route.fulfill({ status: answer, body: '' })
        const { id, html, css } = sliderFragment(slider, SLIDER_TEXTS)
        const loaded = {
          success: true,
          htmlid: id,
          waiting: ['slider'],
          toload: {},
          data: `<style>${css}</style>${html}`,
        }
        return route.fulfill({ json: answer ?? loaded })
      })
    },
  })
  ;({ page, close } = opened)
  await ready(page)
}

const dialog = () => page.locator('dialog.slider-modal')
const press = () => page.getByRole('button', { name: 'Show the summer room' }).click()
const isOpen = () => dialog().evaluateAll(([element]) => (element as HTMLDialogElement | undefined)?.open === true)
const opens = () => until('the window to open', isOpen)
const closes = () => until('the window to close', async () => !(await isOpen()))
const pressAndOpen = async () => {
  await press()
  await opens()
}

describe('a slider in a window', () => {
  it('is fetched once, when it is first opened', async () => {
    await open()
    expect(calls).toEqual([])
    await pressAndOpen()
    expect(Object.fromEntries(calls[0] ?? [])).toEqual({
      action: 'revslider_ajax_call_front',
      client_action: 'get_slider_html',
      alias: 'summer',
      usage: 'modal',
      locale: 'en',
    })
    await dialog().evaluate((element: HTMLDialogElement) => element.close())
    await press()
    await opens()
    expect(calls).toHaveLength(1)
  })

  it('has a name and its own styles, focuses its button, and keeps the scroll position of the page', async () => {
    await open()
    await pressAndOpen()
    expect(await page.getByRole('dialog', { name: 'The summer room' }).count()).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('slider-modal__close')
    expect(await page.getByRole('button', { name: 'Close' }).count()).toBe(1)
    const ground = await dialog()
      .locator('[data-slide-id="two"] .slider__background')
      .evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(ground).not.toBe('rgba(0, 0, 0, 0)')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  })

  it.each([
    [100, '300ms'],
    [9000, '3000ms'],
    [undefined, '1000ms'],
  ])('has a backdrop that fades in in its own time: %s is %s', async (coverSpeed, expected) => {
    await open({ coverSpeed })
    await pressAndOpen()
    expect(await dialog().evaluate((element) => element.style.getPropertyValue('--cover-speed'))).toBe(expected)
  })

  it('cannot be closed before its time, and can be closed in every way after it', async () => {
    await open({}, { clock: true })
    await page.clock.pauseAt(Date.now() + 60_000)
    await press()
    await opens()
    await page.clock.runFor(700)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.keyboard.press('Escape')
    await page.mouse.click(2, 2)
    expect(await isOpen()).toBe(true)
    await page.clock.runFor(100)
    await page.keyboard.press('Escape')
    await closes()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Show the summer room')
  })

  it.each([
    500,
    { success: false, data: 'There is no such slider.' },
    { success: true },
  ])('that cannot be loaded (%j) is reported to the console, and may be asked for again', async (answer) => {
    await open({}, { answer })
    const said = page.waitForEvent('console', (message) => message.text().includes('Modal Can not be Loaded'))
    await press()
    await until('the call', () => calls.length > 0)
    expect((await said).type()).toBe('error')
    await press()
    await until('another call', async () => calls.length > 1)
    expect(await isOpen()).toBe(false)
  })

  it('is opened by a link with its name, and by an event', async () => {
    await open()
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '#summer', textContent: 'Summer' })
      document.querySelector('main')?.append(link)
    })
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#summer"]')?.click())
    await opens()
    await dialog().evaluate((element: HTMLDialogElement) => element.close())
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('vitrine:slider:open', { detail: { alias: 'summer' } })),
    )
    await opens()
  })

  it('is part of the page without script', async () => {
    const opened = await site.open(browser, [blockOf(sliderOf({}), 'Show')], {
      javaScriptEnabled: false,
    })
    ;({ page, close } = opened)
    expect(await page.getByRole('region', { name: 'The summer room' }).isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Show' }).count()).toBe(0)
  })
})

describe('a slider that opens by itself', () => {
  it('opens after its delay, once per visit', async () => {
    await open({ seconds: 0 })
    await opens()
    await page.reload()
    await quiet(page)
    expect([await isOpen(), calls.length]).toEqual([false, 1])
  })

  it('opens on every page where that is set', async () => {
    await open({ seconds: 0, once: 'view' })
    await opens()
    await page.reload()
    await opens()
  })

  it('opens when enough of the page has been scrolled', async () => {
    await open({ scrolled: 50 }, { long: true })
    await quiet(page)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 5))
    await turn(page)
    expect(calls).toEqual([])
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await opens()
  })

  it('opens when the pointer leaves at the top', async () => {
    await open({ leaving: true })
    await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })))
    await opens()
  })

  it('waits while the visitor types', async () => {
    await open({ leaving: true })
    await page.evaluate(() => {
      const field = Object.assign(document.createElement('input'), { type: 'text', ariaLabel: 'Name' })
      document.querySelector('main')?.append(field)
      field.focus()
    })
    await quiet(page)
    await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })))
    await turn(page)
    expect(calls).toEqual([])
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await opens()
  })
})
