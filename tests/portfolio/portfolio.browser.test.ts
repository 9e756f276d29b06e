import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openBrowser, type openPage, settled, usePage } from '../support/browser.ts'
import { loaded, ready, turn } from '../support/ready.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { startSite, type TestSite } from '../support/site.ts'

let site: TestSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite({ LANGUAGES: 'en,de,he' }), openBrowser()])
})

afterAll(async () => {
  await browser.close()
  await site.stop()
})

const withPage = (path: string, options: Parameters<typeof usePage>[2], use: (page: Page) => Promise<void>) =>
  usePage(browser, site.url + path, options, use)

const WIDE = { viewport: { width: 1440, height: 900 } } as const

const FURNITURE = '/work/category/furniture/'
const LIGHT = '/work/category/light/'
const CHAIR = '/work/chair-no-4/'

/** One project of each layout, and both kinds of lists. */
const PAGES = [
  '/work/',
  FURNITURE,
  '/work/ferry-waiting-room/',
  '/work/weir-street-bakery/',
  '/work/house-by-a-weir/',
  '/work/reading-room/',
]

const titles = (page: Page) => page.locator('.project-grid__project h2').allTextContents()

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

const filterLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Kinds of projects' }).getByRole('link', { name, exact: true })

const structuredData = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>))

/** Opens a list whose filter is awake. */
async function withFilter(
  path: string,
  options: Parameters<typeof openPage>[1],
  use: (page: Page) => Promise<void>,
): Promise<void> {
  await withPage(path, { ...WIDE, ...options }, async (page) => {
    // What wakes it is that it comes into sight.
    await filterLink(page, 'All').scrollIntoViewIfNeeded()
    await ready(page)
    await use(page)
  })
}

describe('the work', () => {
  it.each(PAGES)('axe finds nothing at %s, at 390, 820 and 1440 px, light and dark', async (path) => {
    for (const [width, colorScheme] of [
      [390, 'light'],
      [820, 'dark'],
      [1440, 'light'],
    ] as const) {
      const options = { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' } as const
      await withPage(path, options, async (page) => {
        await settled(page)
        expect(await axeViolations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        expect(await page.locator('h1').count()).toBe(1)
        await page.evaluate(() => {
          for (const image of document.images) image.loading = 'eager'
        })
        await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
        const name = `${path.replaceAll('/', '-')}${width}.png`
        await saveScreenshot(page, `portfolio/${name}`, { fullPage: true })
      })
    }
  })

  it('leads without script from the list to a category, to a project, and on to the next', async () => {
    await withPage('/work/', { javaScriptEnabled: false }, async (page) => {
      expect(await filterLink(page, 'All').getAttribute('aria-current')).toBe('page')
      await filterLink(page, 'Furniture').click()
      await page.waitForURL(site.url + FURNITURE)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Furniture')
      expect(await filterLink(page, 'Furniture').getAttribute('aria-current')).toBe('page')
      await page.getByRole('link', { name: 'Chair no. 4' }).click()
      await page.waitForURL(site.url + CHAIR)
      await page.getByRole('link', { name: 'Next project' }).click()
      await page.waitForURL(`${site.url}/work/shop-of-ash-and-slip/`)
      await page.getByRole('link', { name: 'Previous project' }).click()
      await page.waitForURL(site.url + CHAIR)
      await page.goto(`${site.url}/work/`)
      await page.getByRole('link', { name: 'Load more' }).click()
      await page.waitForURL(`${site.url}/work/page/2/`)
    })
  })

  it('has no page beyond the last part, and none of a category that nobody made', async () => {
    for (const path of ['/work/page/3/', '/work/category/gardens/', '/work/no-such-project/']) {
      expect((await fetch(site.url + path)).status, path).toBe(404)
    }
  })

  it('is in German what was written in German', async () => {
    await withPage('/de/work/', WIDE, async (page) => {
      await page.getByRole('navigation', { name: 'Arten von Projekten' }).getByRole('link', { name: 'Möbel' }).click()
      await page.waitForURL(`${site.url}/de${FURNITURE}`)
      await page.getByRole('link', { name: 'Stuhl Nr. 4' }).click()
      await page.getByRole('term').filter({ hasText: 'Gewicht' }).waitFor()
    })
  })
})

describe('the filter', () => {
  it('changes the list and the address without loading the page, and says how many there are', async () => {
    await withFilter('/work/', {}, async (page) => {
      await page.evaluate(() => Object.assign(window, { stays: true }))
      await filterLink(page, 'Furniture').click()
      await expect.poll(() => page.url()).toBe(site.url + FURNITURE)
      await expect
        .poll(() => titles(page))
        .toEqual(['Reading room', 'Waiting room, ferry terminal', 'Chair no. 4', 'Pendant no. 2'])
      expect(await page.title()).toContain('Furniture')
      const german = page.locator('.language-links a[hreflang="de"]').first()
      expect(await german.getAttribute('href')).toMatch(/^\/de\/[^/]+\/category\/[^/]+\/$/)
      expect(await page.getByRole('status').textContent()).toBe('4 projects')
      expect(await filterLink(page, 'Furniture').getAttribute('aria-current')).toBe('page')
      expect(await filterLink(page, 'All').getAttribute('aria-current')).toBeNull()
      expect(await page.evaluate(() => 'stays' in window)).toBe(true)
      await page.reload()
      expect(await titles(page)).toHaveLength(4)
    })
  })

  it('is gone back and forth through', async () => {
    await withFilter('/work/', {}, async (page) => {
      const all = await titles(page)
      await filterLink(page, 'Furniture').click()
      await expect.poll(() => page.url()).toBe(site.url + FURNITURE)
      await filterLink(page, 'Light').click()
      await expect.poll(() => titles(page)).toContain('The shop of Ash & Slip')
      const light = await titles(page)
      await page.goBack()
      await expect.poll(() => titles(page)).toContain('Chair no. 4')
      await page.goBack()
      await expect.poll(() => titles(page)).toEqual(all)
      expect(page.url()).toBe(`${site.url}/work/`)
      expect(await filterLink(page, 'All').getAttribute('aria-current')).toBe('page')
      await page.goForward()
      await page.goForward()
      await expect.poll(() => titles(page)).toEqual(light)
    })
  })

  it('keeps what was loaded, and where it can be loaded from', async () => {
    await withFilter('/work/', {}, async (page) => {
      await page.getByRole('link', { name: 'Load more' }).click()
      await expect.poll(() => titles(page)).toHaveLength(7)
      await expect.poll(() => focused(page)).toBe('The shop of Ash & Slip')
      await filterLink(page, 'Light').click()
      await expect.poll(() => titles(page)).toHaveLength(4)
      await filterLink(page, 'All').click()
      await expect.poll(() => titles(page)).toHaveLength(7)
    })
  })

  it('is used by keyboard, and keeps the focus', async () => {
    await withFilter('/work/', {}, async (page) => {
      await filterLink(page, 'All').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect.poll(() => page.url()).toBe(site.url + FURNITURE)
      await expect.poll(() => titles(page)).toHaveLength(4)
      expect(await focused(page)).toBe('Furniture')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Light')
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Reading room')
    })
  })

  it('shows what was chosen last, however late the others come', async () => {
    await withFilter('/work/', {}, async (page) => {
      let answer = () => {}
      const asked = new Promise<void>((settle) => {
        answer = settle
      })
      await page.route(`**${FURNITURE}`, async (route) => {
        await asked
        await route.continue()
      })
      await filterLink(page, 'Furniture').click()
      await filterLink(page, 'Light').click()
      await expect.poll(() => page.url()).toBe(site.url + LIGHT)
      const late = page.waitForResponse(`**${FURNITURE}`)
      answer()
      await (await late).finished()
      await turn(page)
      expect(page.url()).toBe(site.url + LIGHT)
      await expect.poll(() => titles(page)).toContain('The shop of Ash & Slip')
      await page.goBack()
      await expect.poll(() => page.url()).toBe(`${site.url}/work/`)
    })
  })

  it('takes a double press for one', async () => {
    await withFilter('/work/', {}, async (page) => {
      await filterLink(page, 'Furniture').dblclick()
      await expect.poll(() => page.url()).toBe(site.url + FURNITURE)
      await page.goBack()
      await expect.poll(() => page.url()).toBe(`${site.url}/work/`)
      await expect.poll(() => titles(page)).toHaveLength(5)
    })
  })

  it('fetches a list when somebody is about to choose it, and once', async () => {
    await withFilter('/work/', {}, async (page) => {
      const requests: string[] = []
      page.on('request', (request: Request) => {
        if (request.resourceType() === 'fetch') requests.push(new URL(request.url()).pathname)
      })
      const prefetched = page.waitForResponse(`**${LIGHT}`)
      await filterLink(page, 'Light').hover()
      await prefetched
      await filterLink(page, 'Light').click()
      await expect.poll(() => page.url()).toBe(site.url + LIGHT)
      expect(requests.filter((path) => path === LIGHT)).toHaveLength(1)
    })
  })

  it('moves nothing for who asked for less motion', async () => {
    for (const [reducedMotion, moved] of [
      ['reduce', 0],
      ['no-preference', 1],
    ] as const) {
      await withFilter('/work/', { reducedMotion }, async (page) => {
        await page.evaluate(() => {
          const start = document.startViewTransition.bind(document)
          Object.assign(window, { moves: 0 })
          document.startViewTransition = (update) => {
            ;(window as unknown as { moves: number }).moves += 1
            return start(update)
          }
        })
        await filterLink(page, 'Light').click()
        await expect.poll(() => page.url()).toBe(site.url + LIGHT)
        await expect.poll(() => titles(page)).toHaveLength(4)
        expect(await page.evaluate(() => (window as unknown as { moves: number }).moves)).toBe(moved)
      })
    }
  })

  it('follows the link where the list does not come', async () => {
    await withFilter('/work/', { expectedErrors: [/500/] }, async (page) => {
      await page.evaluate(() => Object.assign(window, { stays: true }))
      await page.route(`**${LIGHT}`, (route) => {
        const isFetch = route.request().resourceType() === 'fetch'
        return isFetch ? route.fulfill({ status: 500, body: '' }) : route.continue()
      })
      await filterLink(page, 'Light').click()
      await page.getByRole('heading', { level: 1, name: 'Light' }).waitFor()
      expect(page.url()).toBe(site.url + LIGHT)
      expect(await page.evaluate(() => 'stays' in window)).toBe(false)
    })
  })

  it('of a category leads to another with its name, and to the page of all that an editor made', async () => {
    await withFilter(FURNITURE, {}, async (page) => {
      await filterLink(page, 'Light').click()
      await page.getByRole('heading', { level: 1, name: 'Light' }).waitFor()
      expect(page.url()).toBe(site.url + LIGHT)
      await filterLink(page, 'All').click()
      await page.getByRole('heading', { level: 1, name: 'Seven of forty-one.' }).waitFor()
      expect(page.url()).toBe(`${site.url}/work/`)
    })
  })

  it('leaves the page where it is', async () => {
    await withFilter('/work/', {}, async (page) => {
      await page.evaluate(() => {
        Object.assign(window, { shifts: 0 })
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries() as (PerformanceEntry & {
            hadRecentInput: boolean
            value: number
          })[]) {
            if (!entry.hadRecentInput) (window as unknown as { shifts: number }).shifts += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const before = await filterLink(page, 'Light').boundingBox()
      await filterLink(page, 'Light').click()
      await expect.poll(() => titles(page)).toHaveLength(4)
      await loaded(page)
      expect((await filterLink(page, 'Light').boundingBox())?.y).toBe(before?.y)
      expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.05)
    })
  })
})

describe('a project', () => {
  it('tells search engines and shared links what it is', async () => {
    await withPage('/work/house-by-a-weir/', {}, async (page) => {
      const data = await structuredData(page)
      expect(data.find((item) => item['@type'] === 'CreativeWork')).toMatchObject({
        name: 'House by a weir',
        dateCreated: '2024',
        genre: ['Interiors', 'Light'],
        image: [{ '@type': 'ImageObject' }],
      })
      expect(data.find((item) => item['@type'] === 'BreadcrumbList')).toMatchObject({
        itemListElement: [{ name: 'Halden & Rye' }, { name: 'Work' }, { name: 'House by a weir' }],
      })
      const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
      expect(await meta('og:image')).toMatch(/^http.*\/og\/.*\/card\.jpg$/)
    })
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
    const files = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
    const lists = await Promise.all(files.map(async (path) => (await fetch(site.url + path)).text()))
    const listed = sitemap + lists.join('')
    for (const path of ['/work/', '/work/house-by-a-weir/', FURNITURE]) expect(listed).toContain(`${path}</loc>`)
    expect(listed.match(/[^e]\/work\/<\/loc>/g)).toHaveLength(1)
  })

  it('opens its images large, and leads from one to the next', async () => {
    await withPage('/work/house-by-a-weir/', { ...WIDE, reducedMotion: 'reduce' }, async (page) => {
      const first = page.locator('.gallery__link').first()
      await first.scrollIntoViewIfNeeded()
      await ready(page)
      await first.click()
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => new URL(page.url()).hash).toMatch(/^#project\/1/)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    })
  })

  it('keeps its facts in sight while its images go by, where it is laid out so', async () => {
    await withPage('/work/reading-room/', WIDE, async (page) => {
      const facts = page.locator('.project-body__facts')
      await page.getByText('Each table has its own switch.').scrollIntoViewIfNeeded()
      await expect.poll(async () => ((await facts.boundingBox())?.y ?? -1) >= 0).toBe(true)
      await page.setViewportSize({ width: 390, height: 800 })
      expect(await facts.evaluate((element) => getComputedStyle(element).position)).toBe('static')
    })
  })

  it('is found as one', async () => {
    await withPage('/search/?q=pleated', {}, async (page) => {
      const result = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Pendant no. 2' })
      expect(await result.textContent()).toContain('Projects')
    })
  })

  it('tells its facts', async () => {
    await withPage('/work/ferry-waiting-room/', {}, async (page) => {
      const facts = await page.locator('.project-body__fact').allTextContents()
      expect(facts).toEqual([
        'ClientAnsel Ferries',
        'Date2025',
        'CategoryFurniture, Interiors',
        'LengthEleven metres',
        'HeightForty-seven centimetres',
      ])
      const link = page.getByRole('link', { name: 'Times of the ferries' })
      expect(await link.getAttribute('href')).toBe('https://ferries.example/')
    })
  })
})

describe('words under the pointer', () => {
  it('show for the keyboard too', async () => {
    await withPage('/work/', WIDE, async (page) => {
      await page.locator('.project-grid__list').evaluate((grid) => grid.setAttribute('data-captions', 'over'))
      const words = page.locator('.project-card__words').first()
      const opacity = () => words.evaluate((element) => getComputedStyle(element).opacity)
      await expect.poll(opacity).toBe('0')
      await page.getByRole('link', { name: 'House by a weir' }).focus()
      await expect.poll(opacity).toBe('1')
    })
  })
})

describe('names in large type', () => {
  const LINES = '.project-grid__project'

  /** Names of the projects whose image is seen. */
  const seen = (page: Page) =>
    page
      .locator(LINES)
      .evaluateAll((lines) =>
        lines
          .filter((line) => getComputedStyle(line.querySelector('.project-card__frame') as Element).opacity === '1')
          .map((line) => line.querySelector('h2')?.textContent),
      )

  it('show the image of the one under the pointer, of the one with the focus, and else of the first', async () => {
    await withPage(FURNITURE, { ...WIDE, javaScriptEnabled: false }, async (page) => {
      await expect.poll(() => seen(page)).toEqual(['Reading room'])
      await page.getByRole('link', { name: 'Pendant no. 2' }).focus()
      await expect.poll(() => seen(page)).toEqual(['Pendant no. 2'])
      await page.getByRole('link', { name: 'Chair no. 4' }).hover()
      await expect.poll(() => seen(page)).toEqual(['Chair no. 4'])
    })
  })

  it('have a small image each in narrow windows and where nothing hovers', async () => {
    for (const options of [{ viewport: { width: 390, height: 800 } }, { ...WIDE, hasTouch: true, isMobile: true }]) {
      await withPage(FURNITURE, options, async (page) => {
        await expect.poll(() => seen(page)).toHaveLength(4)
        const widths = await page
          .locator('.project-card__frame')
          .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().width))
        expect(widths).toEqual([88, 88, 88, 88])
      })
    }
  })

  it('come with the list that the filter brings', async () => {
    await withFilter('/work/', {}, async (page) => {
      const layout = () => page.locator('.project-grid__list').getAttribute('data-layout')
      expect(await layout()).toBe('tiles')
      await filterLink(page, 'Furniture').click()
      await expect.poll(layout).toBe('names')
      await page.goBack()
      await expect.poll(layout).toBe('tiles')
    })
  })
})

it('fits its window from right to left', async () => {
  for (const width of [390, 1440]) {
    for (const path of ['/work/', '/work/house-by-a-weir/', '/work/reading-room/']) {
      await withPage(path, { viewport: { width, height: 900 } }, async (page) => {
        await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await saveScreenshot(page, `portfolio/rtl${path.replaceAll('/', '-')}${width}.png`)
      })
    }
  }
})
