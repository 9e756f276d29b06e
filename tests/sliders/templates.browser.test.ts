import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BlockBase } from '../../packages/kit/src/core/block.ts'
import { TEMPLATE_IMAGES } from '../../packages/sliders/src/content/templates/template-images.ts'
import { SLIDER_TEMPLATES } from '../../packages/sliders/src/content/templates/templates.ts'
import { type Channels, contrastOf } from '../../packages/ui/src/core/contrast.ts'
import { templateSlider } from '../fixtures/slider-template.ts'
import { axeViolations } from '../support/axe.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser, settled } from '../support/browser.ts'
import { loaded } from '../support/ready.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { schemesAt } from '../support/schemes.ts'

const WIDTHS = [390, 820, 1440] as const

/** Of the pixels behind a word; the rest is what its own edges leave. */
const READABLE_SHARE = 0.97

/** CSS pixels from which text is large. https://www.w3.org/TR/WCAG22/#dfn-large-scale */
const LARGE_PX = 24

let site: BlockSite
let browser: Browser
let page: Page
let show: (blocks: readonly BlockBase[]) => Promise<void>
let close: () => Promise<void>

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startBlockSite(), openBrowser()])
  ;({ page, show, close } = await site.open(browser, [], {
    viewport: { width: 390, height: 900 },
    // Slides are as they are once everything on them has come.
    reducedMotion: 'reduce',
    before: (page) =>
      page.route('**/media/template-*.svg', (route) => {
        const drawing = TEMPLATE_IMAGES.find(({ name }) => route.request().url().endsWith(`/${name}.svg`))
        return route.fulfill({ body: drawing?.draw() ?? '', contentType: 'image/svg+xml' })
      }),
  }))
})

afterAll(async () => {
  await close()
  await browser.close()
})

interface Words {
  readonly text: string
  readonly size: number
  /** Red, green, blue. */
  readonly color: readonly number[]
  /** Of its lines, from the corner of the slider, in CSS pixels. */
  readonly lines: readonly { x: number; y: number; width: number; height: number }[]
}

/** Texts on the current slide, with their boxes. */
function wordsOnSlide(): Promise<readonly Words[]> {
  return page.evaluate(() => {
    const root = document.querySelector('section.slider') as HTMLElement
    const stage = root.getBoundingClientRect()
    const slides = [...root.querySelectorAll<HTMLElement>('.slider__slide')]
    const middle = stage.x + stage.width / 2
    const slide = slides.find((one) => {
      const { left, right } = one.getBoundingClientRect()
      return left <= middle && right >= middle
    })
    const words = [...(slide?.querySelectorAll<HTMLElement>('.layer__words, .button-link') ?? [])]
    return words
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const { color, fontSize } = getComputedStyle(element.querySelector('blockquote') ?? element)
        return {
          text: element.textContent ?? '',
          size: Number.parseFloat(fontSize),
          color: (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
          // The box of a large line is higher than the line is: it is cut to what its element takes.
          lines: [...range.getClientRects()].map((line) => {
            const box = element.getBoundingClientRect()
            const [top, bottom] = [Math.max(line.top, box.top), Math.min(line.bottom, box.bottom)]
            return { x: line.x - stage.x, y: top - stage.y, width: line.width, height: bottom - top }
          }),
        }
      })
  })
}

const overlap = (a: Words['lines'][number], b: Words['lines'][number]) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1

/** Screenshot of the slider without its words. */
async function groundOfWords(): Promise<{ data: Buffer; width: number; height: number }> {
  const paint = (fill: string) =>
    page.evaluate((color) => {
      for (const element of document.querySelectorAll<HTMLElement>('.slider :is(.layer__words, .button-link)')) {
        element.style.setProperty('-webkit-text-fill-color', color)
      }
    }, fill)
  await paint('transparent')
  const shot = await page.locator('section.slider').screenshot()
  await paint('')
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Shows a slide, from 1, and waits until it stands in its place with its images. */
async function goTo(slide: number): Promise<void> {
  const section = page.locator('section.slider')
  await section.evaluate((element, to) => (element as unknown as { goTo(slide: number): void }).goTo(to), slide)
  await page.waitForFunction((to) => {
    const stage = document.querySelector('.slider__frame')?.getBoundingClientRect()
    const shown = document.querySelector(`.slider__slide[id$="/${to}"]`)
    const { left = 0, width = 0 } = shown?.getBoundingClientRect() ?? {}
    const isThere = stage !== undefined && Math.abs(left + width / 2 - stage.left - stage.width / 2) < 1
    return (
      isThere &&
      [...(shown?.querySelectorAll('img') ?? [])].every(({ complete, src }) => complete && !src.startsWith('data:'))
    )
  }, slide)
  await settled(page)
}

/** Words that cannot be read before what is behind them. */
async function faintWords(): Promise<readonly string[]> {
  const words = await wordsOnSlide()
  const { data, width, height } = await groundOfWords()
  return words.flatMap(({ text, size, color, lines }) => {
    const atLeast = size >= LARGE_PX ? 3 : 4.5
    const ratios = lines.flatMap((line) => {
      const [left, right] = [Math.max(0, Math.ceil(line.x)), Math.min(width, Math.floor(line.x + line.width))]
      const [top, bottom] = [Math.max(0, Math.ceil(line.y)), Math.min(height, Math.floor(line.y + line.height))]
      const found: number[] = []
      for (let y = top; y < bottom; y += 2) {
        for (let x = left; x < right; x += 2) {
          const at = (y * width + x) * 3
          found.push(contrastOf(color as Channels, [...data.subarray(at, at + 3)] as unknown as Channels))
        }
      }
      return found
    })
    const share = ratios.filter((ratio) => ratio >= atLeast).length / Math.max(1, ratios.length)
    return share < READABLE_SHARE ? [`${text}: ${Math.min(...ratios).toFixed(2)}, ${Math.round(share * 100)} %`] : []
  })
}

describe.each(
  SLIDER_TEMPLATES.map((template) => [template.name, template] as const),
)('the template %s, on a page of the site', (name, template) => {
  beforeAll(async () => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await show([templateSlider(template)])
    await loaded(page)
  })

  describe.each(WIDTHS)('at %i pixels', (width) => {
    beforeAll(async () => {
      await page.setViewportSize({ width, height: 900 })
      await page.locator('section.slider').scrollIntoViewIfNeeded()
      await settled(page)
    })

    it('fits the viewport', async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width))

    it('keeps the text of its first slide inside, without overlaps', async () => {
      const [frame, stage] = await Promise.all(
        ['section.slider', '.slider__stage'].map((part) => page.locator(part).boundingBox()),
      )
      const top = (stage?.y ?? 0) - (frame?.y ?? 0)
      const bottom = top + (stage?.height ?? 0)
      const words = await wordsOnSlide()
      expect(words.length).toBeGreaterThan(0)
      const outside = words.filter(({ lines }) =>
        lines.some(
          (line) => line.x < 0 || line.y < top || line.x + line.width > width || line.y + line.height > bottom,
        ),
      )
      expect(outside.map(({ text }) => text)).toEqual([])
      const pairs = words.flatMap((one, index) =>
        words
          .slice(index + 1)
          .filter((other) => one.lines.some((a) => other.lines.some((b) => overlap(a, b))))
          .map((other) => `${one.text} / ${other.text}`),
      )
      expect(pairs).toEqual([])
    })

    it.each(schemesAt(width))('can be read, and axe finds nothing, in the %s scheme', async (colorScheme) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await settled(page)
      expect(await axeViolations(page, { within: 'section.slider' })).toEqual([])
      for (const [index] of template.slider.slides.entries()) {
        await goTo(index + 1)
        expect(await faintWords()).toEqual([])
        const slide = `slider-templates/${name}-${index + 1}-${width}-${colorScheme}.png`
        await saveScreenshot(page.locator('section.slider'), slide, { caret: 'initial' })
      }
    })
  })
})
