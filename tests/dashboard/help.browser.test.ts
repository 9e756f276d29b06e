import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAdmin, openAdmin, openList } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { usePage } from '../support/browser.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'

let admin: OpenAdmin

beforeAll(async () => {
  admin = await openAdmin()
})

afterAll(() => admin.close())

describe('help where one is', () => {
  it('opens the page of the documentation that explains the screen, beside it, by keyboard', async () => {
    const { page, site } = admin
    await openList(page, `${site.url}/admin/collections/media`)
    const [help] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Help', exact: true }).press('Enter'),
    ])
    await help.getByRole('heading', { level: 1, name: 'Images and other files' }).waitFor()
    expect(new URL(help.url()).pathname).toBe('/admin/help/media')
    const image = help.getByRole('main').getByRole('img').first()
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(600)
    for (const width of [390, 820, 1440]) {
      await help.setViewportSize({ width, height: 900 })
      await saveScreenshot(help, `help/media-${width}.png`)
      await expect.poll(() => help.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    expect(await axeViolations(help)).toEqual([])
    await help.getByRole('main').getByRole('link', { name: 'video' }).click()
    await help.getByRole('heading', { level: 1, name: 'Video' }).waitFor()
    await help.getByRole('navigation', { name: 'Help' }).getByRole('link', { name: 'Menus and links' }).click()
    await help.waitForURL(`${site.url}/admin/help/menus`)
    await help.close()
  })

  it('says so where there is no such page', async () => {
    const { page, site } = admin
    await page.goto(`${site.url}/admin/help/elsewhere`)
    await page.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor()
    await page.getByRole('navigation', { name: 'Help' }).waitFor()
  })

  it('is for those who are signed in, its images too', async () => {
    const { browser, site } = admin
    await usePage(browser, `${site.url}/admin/help/media`, {}, async (stranger) => {
      await stranger.getByRole('link', { name: 'Sign in' }).waitFor()
      expect(await stranger.getByRole('navigation').count()).toBe(0)
      expect((await stranger.request.get(`${site.url}/api/help-images/media.webp`)).status()).toBe(401)
    })
    const { page } = admin
    expect((await page.request.get(`${site.url}/api/help-images/media.webp`)).headers()['content-type']).toBe(
      'image/webp',
    )
    expect((await page.request.get(`${site.url}/api/help-images/nothing.webp`)).status()).toBe(404)
  })
})
