import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SLIDER_TEMPLATES } from '../../packages/sliders/src/content/templates/templates.ts'
import { type OpenAdmin, openAdmin, openList } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'

let admin: OpenAdmin
let page: Page

beforeAll(async () => {
  admin = await openAdmin()
  page = admin.page
})

afterAll(() => admin.close())

const templates = () => page.getByRole('region', { name: 'Start from a template' })
const card = (name: RegExp) => templates().getByRole('button', { name })

async function openSliders(): Promise<void> {
  await openList(page, `${admin.site.url}/admin/collections/sliders`)
  await templates()
    .getByRole('button', { name: /^Thin bar/, disabled: false })
    .waitFor()
}

describe('templates above the list of sliders', () => {
  it('are a card each, with its image', async () => {
    await openSliders()
    const drawn = await templates()
      .locator('img')
      .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length)
    expect(drawn).toBe(SLIDER_TEMPLATES.length)
  })

  it.each([
    [1440, 'light'],
    [390, 'dark'],
  ] as const)('can be read at a width of %i pixels, %s', async (width, colorScheme) => {
    await page.setViewportSize({ width, height: 1000 })
    await page.emulateMedia({ colorScheme })
    await openSliders()
    expect(await axeViolations(page, { within: '.template-cards' })).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await saveScreenshot(page, `admin/slider-templates-${width}-${colorScheme}.png`)
  })

  it('lead to a new draft with its slides', async () => {
    await page.setViewportSize({ width: 1440, height: 1000 })
    await page.emulateMedia({ colorScheme: 'light' })
    await openSliders()
    await card(/^Products/).click()
    await page.waitForURL(/\/admin\/collections\/sliders\/\d+/)
    const title = page.locator('#field-title')
    await title.waitFor()
    expect(await title.inputValue()).toBe('Things we make')
    expect(await page.locator('#field-alias').inputValue()).toBe('products')
    const slides = page.locator('.slide-strip__slide')
    await slides.first().waitFor()
    await expect.poll(() => slides.count()).toBe(3)
    await page.getByText('Draft', { exact: true }).first().waitFor()
  })
})
