import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openForm } from '../support/admin.ts'
import { adminAnswers } from '../support/admin-site.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { noteShifts, shiftsOf } from '../support/shifts.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { until } from '../support/until.ts'

const OWNER = { name: 'Olive Owner', email: 'owner@example.com', password: 'correct horse battery staple' }

let site: TestSite
let browser: Browser
let page: Page
let close: () => Promise<void>

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite({ ADMIN: 'on' }), openBrowser()])
  await adminAnswers(site)
  ;({ page, close } = await openPage(browser, {
    viewport: { width: 1600, height: 1000 },
    // Who has logged out sees a message.
    expectedErrors: [/401 \(Unauthorized\)/],
  }))
  await page.goto(`${site.url}/privacy/`)
  await call('/api/users/first-register', { ...OWNER, setupCode: site.setupCode })
  await call('/api/users/login', OWNER)
})

afterAll(async () => {
  await close()
  await browser.close()
  await site.stop()
})

/** Asks the API from the browser, and so with its cookies; with a body it posts. */
async function call(path: string, body?: object) {
  return page.evaluate(
    async ([address, json]) => {
      const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: json ?? '' }
      const response = await fetch(address, json === undefined ? {} : post)
      return { status: response.status, text: await response.text() }
    },
    [path, body && JSON.stringify(body)] as const,
  )
}

async function homeId(): Promise<number> {
  const { text } = await call('/api/pages?where[path][equals]=/&depth=0&limit=1')
  return JSON.parse(text).docs[0].id
}

describe('the live preview', () => {
  const preview = () => page.frameLocator('#live-preview-iframe')
  const openPreview = async (path: string) => {
    await openForm(page, `${site.url}/admin/${path}`)
    const frame = page.locator('#live-preview-iframe')
    // Payload remembers for each kind of document whether the preview was open.
    if (!(await frame.isVisible())) await page.locator('#live-preview-toggler').click()
    await preview().locator('h1').waitFor()
  }

  it('shows what is typed, before anything is saved, and to nobody else', async () => {
    await openPreview(`collections/pages/${await homeId()}`)
    const heading = page.locator('#field-layout__0__heading')
    await heading.fill('Rooms that hold still')
    await preview().locator('h1', { hasText: 'Rooms that hold still' }).waitFor()
    expect(await (await fetch(`${site.url}/`)).text()).not.toContain('Rooms that hold still')
  })

  it('leaves the blocks that did not change as they are', async () => {
    await preview()
      .locator('main > :last-child')
      .evaluate((block) => block.setAttribute('data-untouched', ''))
    await page.locator('#field-layout__0__heading').fill('Rooms that hold very still')
    await preview().locator('h1', { hasText: 'very still' }).waitFor()
    expect(await preview().locator('[data-untouched]').count()).toBe(1)
  })

  it('shows a setting on the home page', async () => {
    await openPreview('globals/site')
    await page.locator('#field-name').fill('Halden, Rye & Daughters')
    await preview().locator('.site-header__brand', { hasText: 'Daughters' }).first().waitFor()
  })

  it('answers accounts only, and only forms of the admin', async () => {
    const address = `${site.url}/preview/pages/${await homeId()}`
    const stranger = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"form":{"title":"x"}}' }
    expect((await fetch(address, stranger)).status).toBe(400)
    const own = { ...stranger, headers: { ...stranger.headers, 'sec-fetch-site': 'same-origin' } }
    expect((await fetch(address, own)).status).toBe(404)
    expect((await fetch(`${site.url}/preview/globals/theme`)).status).toBe(404)
  })
})

describe('the bar above the page', () => {
  const bar = () => page.getByRole('navigation', { name: 'Site administration' })

  it('is not part of any page', async () => {
    expect(await (await fetch(`${site.url}/`)).text()).not.toContain('Site administration')
  })

  it('is there for who is signed in, and moves nothing', async () => {
    // The admin leaves the mark.
    await page.goto(`${site.url}/admin`)
    await page.waitForFunction(() => localStorage.getItem('vitrine-editor'))
    await noteShifts(page)
    await page.goto(`${site.url}/services/`)
    await bar().waitFor()
    expect(await bar().boundingBox()).toMatchObject({ x: 0, y: 0, height: 32 })
    expect(await shiftsOf(page)).toEqual([])
  })

  it('leads to the form of the page, and says what waits', async () => {
    const { text } = await call('/api/pages?where[path][equals]=/services/&depth=0&limit=1')
    const id = JSON.parse(text).docs[0].id
    const edit = bar().getByRole('link', { name: 'Edit this page' })
    expect(await edit.getAttribute('href')).toBe(`/admin/collections/pages/${id}`)
    expect(await bar().getByRole('link', { name: 'Messages' }).count()).toBe(1)
  })

  it('opens the canvas where its editor stands, and leads back there', async () => {
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await bar().getByRole('link', { name: 'Edit here' }).click()
    const preview = page.frameLocator('#live-preview-iframe').locator('html')
    await expect.poll(() => preview.evaluate(() => scrollY)).toBeGreaterThan(400)
    // Nothing of a page that was only opened is another than visitors see.
    await page.getByRole('button', { name: 'Nothing to publish' }).waitFor()
    await page.getByRole('link', { name: 'Back to the page' }).click()
    await bar().waitFor()
    expect(new URL(page.url()).pathname).toBe('/services/')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  })

  it('lies over nothing: what sticks stands below it', async () => {
    await page.evaluate(() => scrollTo(0, 600))
    const header = page.locator('.site-header')
    await until('the header to stick', async () => (await header.boundingBox())?.y === 32)
    await page.setViewportSize({ width: 780, height: 800 })
    await until('the bar to be taller', async () => (await bar().boundingBox())?.height === 46)
    expect((await header.boundingBox())?.y).toBe(46)
    await page.setViewportSize({ width: 1600, height: 1000 })
  })

  it('goes when its editor logs out, and leaves no room behind', async () => {
    await bar().getByRole('button', { name: 'Log out' }).click()
    await bar().waitFor({ state: 'detached' })
    await page.reload()
    expect(await bar().count()).toBe(0)
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBlockStart)).toBe('0px')
    expect((await call('/admin-bar.json?path=/')).status).toBe(401)
  })
})
