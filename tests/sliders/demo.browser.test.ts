import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from '../support/browser.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { sharedSite } from '../support/site.ts'

let browser: Browser
let url: string

beforeAll(async () => {
  ;[{ url }, browser] = await Promise.all([sharedSite(), openBrowser()])
})

afterAll(() => browser.close())

/** Opens the page of the slider, in the fonts that stand in for those of the theme where these do not come. */
async function open(width: number, fonts: 'own' | 'fallback') {
  // Without motion the slides are a row, and their layers at rest.
  const opened = await openPage(browser, { viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  const { page } = opened
  if (fonts === 'fallback') await page.route('**/*.woff2', (route) => route.fulfill({ status: 204 }))
  await page.goto(`${url}/studio/rooms/`)
  await page.evaluate(() => document.fonts.ready)
  return opened
}

describe('the layers of the demo’s slider', () => {
  it.each([1280, 1000, 778, 600, 390])('do not overlap at a width of %i px', async (width) => {
    for (const fonts of ['own', 'fallback'] as const) {
      const { page, close } = await open(width, fonts)
      const lying = await page.locator('.slider__slide').evaluateAll((slides) =>
        slides.flatMap((slide) => {
          const layers = [...slide.querySelectorAll('.layer')].map((layer) => ({
            words: layer.textContent ?? '',
            box: layer.getBoundingClientRect(),
          }))
          return layers.flatMap((one, index) =>
            layers
              .slice(index + 1)
              .filter(
                ({ box }) =>
                  box.top < one.box.bottom - 1 &&
                  box.bottom > one.box.top + 1 &&
                  box.left < one.box.right - 1 &&
                  box.right > one.box.left + 1,
              )
              .map((other) => `${one.words} / ${other.words}`),
          )
        }),
      )
      await saveScreenshot(page, `sliders/demo-${width}-${fonts}.png`)
      expect(lying).toEqual([])
      await close()
    }
  })
})
