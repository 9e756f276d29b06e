import { HtmlValidate } from 'html-validate'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openBrowser, usePage } from '../support/browser.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { attend } from '../support/ready.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { startShopSite } from '../support/shop-site.ts'
import type { TestSite } from '../support/site-process.ts'

let site: TestSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startShopSite(), openBrowser()])
}, PATIENCE_MS.longTest)

afterAll(async () => {
  await browser.close()
  await site.stop()
})

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // As for every page of the demo: void elements and attribute quotes are React's.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'require-sri': 'off',
  },
})

const visit = (path: string, use: (page: Page) => Promise<void>, options: Parameters<typeof usePage>[2] = {}) =>
  usePage(browser, site.url + path, options, use)

const WITHOUT_SCRIPT = { javaScriptEnabled: false }

/** Names of the products that a page lists, in their order. */
const listed = (page: Page) => page.locator('main .product-card__title').allTextContents()

describe('the catalogue', () => {
  it.each([
    '/shop/',
    '/shop/?o-wood=oak&sort=name',
    '/shop/category/light/',
    '/shop/chair-no-4/',
    '/shop/pendant-no-2/',
  ])('%s is valid, accessible and no wider than a phone', async (path) => {
    await visit(
      path,
      async (page) => {
        const { results } = await validator.validateString(await page.content())
        expect(results.flatMap(({ messages }) => messages.map((one) => `${one.ruleId}: ${one.message}`))).toEqual([])
        expect(await page.locator('h1').count()).toBe(1)
        expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
        expect(await axeViolations(page, { within: 'main' })).toEqual([])
        const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '')
        for (const width of [390, 820, 1440]) {
          await page.setViewportSize({ width, height: 1000 })
          await saveScreenshot(page, `shop/${name}-${width}.png`, { fullPage: true })
        }
      },
      { viewport: { width: 390, height: 844 } },
    )
  })

  it('has a feed of its variants, each with an address that shows it', async () => {
    const feed = await fetch(`${site.url}/shop/products.xml`)
    expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const text = await feed.text()
    const factsOf = (name: string) =>
      [...text.matchAll(new RegExp(`<g:${name}>(.*?)</g:${name}>`, 'g'))].map(([, value]) => value)
    expect(factsOf('title')).toEqual(
      expect.arrayContaining(['Chair no. 4, Oak', 'Chair no. 4, Walnut', 'Oil soap', 'Plan of chair no. 4']),
    )
    expect(factsOf('title')).not.toContain('A visit at your place')
    const links = factsOf('link').map((link) => new URL(String(link)))
    for (const { pathname, search } of links) expect((await fetch(site.url + pathname + search)).status).toBe(200)
    expect(links.map(({ search }) => search)).toContain('?variant=HR-04-WAL')
  })

  it('is filtered and put in order by a plain form, without script', async () => {
    await visit(
      '/shop/',
      async (page) => {
        expect(await listed(page)).toEqual([
          'Chair no. 4',
          'Pendant no. 2',
          'Vase by Ash & Slip',
          'Oil soap',
          'Bench no. 7',
          'Samples of five woods',
          'Plan of chair no. 4',
          'A visit at your place',
        ])
        await page.getByText('Filter', { exact: true }).click()
        await page.getByLabel('Walnut').check()
        await page.getByRole('button', { name: 'Show' }).click()
        await expect.poll(() => listed(page)).toEqual(['Chair no. 4'])
        expect(await page.getByLabel('Walnut').isChecked()).toBe(true)
        await page.getByRole('link', { name: 'Show all' }).click()
        await page.getByLabel('Order').selectOption('Lowest price first')
        await page.getByRole('button', { name: 'Show' }).click()
        await expect.poll(async () => (await listed(page)).slice(0, 2)).toEqual(['Samples of five woods', 'Oil soap'])
      },
      WITHOUT_SCRIPT,
    )
  })

  it('says that nothing is like that, and leads back to all', async () => {
    await visit('/shop/?from=100000', async (page) => {
      await page.getByText('Nothing here is like that').waitFor()
      await page.getByRole('link', { name: 'Show all' }).click()
      await expect.poll(async () => (await listed(page)).length).toBe(8)
    })
  })
})

describe('a product', () => {
  it('has its variants at addresses of their own, without script', async () => {
    await visit(
      '/shop/chair-no-4/',
      async (page) => {
        const main = page.locator('main')
        await main.getByText('€490.00').first().waitFor()
        await main.getByText('In stock').waitFor()
        await main.getByRole('link', { name: 'Walnut', exact: true }).click()
        await page.waitForURL('**/shop/chair-no-4/?variant=HR-04-WAL')
        await main.getByText('€620.00').first().waitFor()
        await main.getByText('Made to order').waitFor()
        expect(await main.getByRole('link', { name: 'Walnut', exact: true }).getAttribute('aria-current')).toBe('true')
      },
      WITHOUT_SCRIPT,
    )
  })

  it('changes on its page with script, by the keyboard, and keeps the focus at what was chosen', async () => {
    await visit('/shop/chair-no-4/', async (page) => {
      await page.evaluate(() => document.documentElement.setAttribute('data-still-here', ''))
      const ash = page.locator('main').getByRole('link', { name: 'Ash', exact: true })
      await attend(page)
      await expect
        .poll(async () => {
          await ash.focus()
          // Pressed again while it is fetched, it would be fetched again: on a slow machine for ever.
          const isBusy = (await page.locator('[aria-busy="true"]').count()) > 0
          if (!isBusy) await page.keyboard.press('Enter')
          return page.url()
        })
        .toContain('variant=HR-04-ASH')
      await page.locator('main').getByText('Only a few left').waitFor()
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ash')
      await page.goBack()
      await page.locator('main').getByText('In stock').waitFor()
    })
  })

  it('names what the law wants beside its price', async () => {
    await visit('/shop/oil-soap/', async (page) => {
      await page.getByText('€36.00 per l').waitFor()
      await page.getByText('incl. VAT, plus shipping').waitFor()
      await page.getByText('Delivery time: 2 to 5 days').waitFor()
    })
  })

  it('is described for search engines, with each of its variants', async () => {
    await visit('/shop/chair-no-4/', async (page) => {
      const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
      const group = scripts.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'ProductGroup')
      expect(group.brand).toEqual({ '@type': 'Brand', name: 'Halden & Rye' })
      const variants: readonly { sku: string; offers: { price: string; availability: string; url: string } }[] =
        group.hasVariant
      expect(variants.map(({ sku, offers }) => [sku, offers.price, offers.availability.split('/').at(-1)])).toEqual([
        ['HR-04-OAK', '490.00', 'InStock'],
        ['HR-04-ASH', '490.00', 'LimitedAvailability'],
        ['HR-04-WAL', '620.00', 'BackOrder'],
      ])
      expect(variants[2]?.offers.url).toMatch(/^http:.*\/shop\/chair-no-4\/\?variant=HR-04-WAL$/)
    })
  })
})
