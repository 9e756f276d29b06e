import { openPayload } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import { writeMissing } from '@vitrine/seo/missing'
import type { Payload } from 'payload'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnAdmin, openForm, openList, openOwnAdmin } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'

let admin: OwnAdmin
let site: OwnAdmin['site']
let page: Page
let payload: Payload

beforeAll(async () => {
  // Links that lead nowhere are asked for, a file is refused, and forms that save themselves are left while they do.
  admin = await openOwnAdmin({
    expectedErrors: [/404/, /400/, /Failed to fetch/, /ERR_CONNECTION_REFUSED|ERR_ABORTED/],
  })
  ;({ site, page } = admin)
  payload = await openPayload(loadSettings({ DATA_DIR: site.dataDir, LOG_LEVEL: 'error' }, site.dataDir))
})

afterAll(async () => {
  await payload.destroy()
  await admin.close()
})

/** Violations that axe finds in a part of the page. */
const violations = (part: string) => axeViolations(page, { within: part })

describe('an address that was not found', () => {
  it('becomes a redirect to the page that was meant, and is no longer listed', async () => {
    const seen = { address: '/servises/', count: 7, lastSeen: new Date(), referrer: '/studio/' }
    await writeMissing(payload, [seen], new Date())
    await openList(page, `${site.url}/admin/collections/missing-addresses`)
    await page.getByRole('cell', { name: '/studio/' }).waitFor()
    await saveScreenshot(page, `admin/missing-addresses.png`)
    await page.getByRole('link', { name: 'Make a redirect from /servises/' }).click()
    const offers = page.getByRole('group', { name: 'Pages that may be the right ones' })
    const offer = offers.getByRole('button', { name: '/services/', exact: true })
    await offer.waitFor()
    expect(await page.locator('#field-from').inputValue()).toBe('/servises/')
    expect(await violations('.offered-addresses')).toEqual([])
    await offer.click()
    await expect.poll(() => page.locator('#field-to').inputValue()).toBe('/services/')
    await saveScreenshot(page, `admin/redirect-offers.png`)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL(/\/admin\/collections\/redirects\/\d+/)
    const answer = await fetch(`${site.url}/servises/`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/services/'])
    expect((await payload.count({ collection: 'missing-addresses' as never })).totalDocs).toBe(0)
  })
})

describe('above the list of redirects', () => {
  const tools = () => page.locator('.redirect-tools')
  const answerAt = async (address: string) => {
    const answer = await fetch(`${site.url}${address}`, { redirect: 'manual' })
    return [answer.status, answer.headers.get('location')]
  }

  it('an address that was not found is mended by one press', async () => {
    await writeMissing(payload, [{ address: '/studyo/', count: 3, lastSeen: new Date(), referrer: '' }], new Date())
    await openList(page, `${site.url}/admin/collections/redirects`)
    const mend = page.getByRole('button', { name: 'Lead to /studio/ for /studyo/' })
    await mend.waitFor()
    expect(await violations('.redirect-tools')).toEqual([])
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 1000 })
      await saveScreenshot(page, `admin/redirects-${width}.png`)
    }
    await mend.click()
    await expect.poll(() => mend.count()).toBe(0)
    await expect.poll(() => answerAt('/studyo/')).toEqual([301, '/studio/'])
  })

  it('a file is imported whole, or its wrong lines are named', async () => {
    const send = (text: string) =>
      tools()
        .locator('input[type="file"]')
        .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await send('/from-a-file/,/studio/\nno where,/studio/')
    const problems = tools().getByRole('alert')
    await expect.poll(() => problems.textContent()).toContain('Line 2: “no where” is no old address.')
    expect(await violations('.redirect-tools')).toEqual([])
    expect((await answerAt('/from-a-file/'))[0]).toBe(404)
    await send('/from-a-file/,/studio/')
    await expect.poll(() => tools().locator('output').textContent()).toBe('1 added, 0 replaced, 0 as they were.')
    await expect.poll(() => answerAt('/from-a-file/')).toEqual([301, '/studio/'])
    const file = await page.request.get(`${site.url}/api/redirects/file`)
    expect(await file.text()).toContain('/from-a-file/,/studio/,301')
  })
})

describe('the checklist of a page', () => {
  it('names what is to be mended, and leads there', async () => {
    const draft = await payload.create({
      collection: 'pages',
      data: { title: 'A draft', slug: 'a-draft', layout: [], _status: 'draft' } as never,
    })
    const link = (target: object) => ({ link: { label: 'More', ...target } })
    const made = await payload.create({
      collection: 'pages',
      data: {
        title: 'A page that has a good deal to mend before anybody should find it',
        slug: 'to-mend',
        meta: { description: 'Short.' },
        layout: [
          {
            blockType: 'hero',
            variant: 'plain',
            heading: 'To mend',
            links: [link({ type: 'url', url: '/no-such-page/' }), link({ type: 'page', page: draft.id })],
          },
        ],
        _status: 'published',
      } as never,
    })
    await openForm(page, `${site.url}/admin/collections/pages/${made.id}`)
    await page.getByRole('button', { name: 'Checklist' }).click()
    const list = page.getByRole('region', { name: 'Before people find this page' })
    await list.getByText('2 to fix.').waitFor()
    const findings = await list.getByRole('listitem').allInnerTexts()
    expect(findings.map((text) => text.split('\n')[1])).toEqual([
      expect.stringMatching(/^The title has \d+ characters/),
      expect.stringMatching(/^The description has 6 characters/),
      'Links that lead nowhere: /no-such-page/. Correct or remove them.',
      'Links to what visitors cannot see: A draft. Publish it, or link elsewhere.',
      expect.stringMatching(/^There are \d+ words/),
    ])
    expect(await violations('.page-checklist')).toEqual([])
    await saveScreenshot(page, `admin/checklist.png`)
    await list.getByRole('button', { name: 'Go to the description' }).click()
    const description = page.locator('#field-meta__description')
    await description.waitFor()
    await expect.poll(() => description.evaluate((field) => field === document.activeElement)).toBe(true)
  })

  it('looks at what the form has now, before it is saved', async () => {
    await page
      .locator('#field-meta__description')
      .fill('Everything about mending pages, in one sentence that is long enough to say something.')
    await page.getByRole('button', { name: 'Checklist' }).click()
    const list = page.getByRole('region', { name: 'Before people find this page' })
    await list.getByText('2 to fix.').waitFor()
    expect(await list.getByText('The description has').count()).toBe(0)
  })

  it('stands beside the page as search engines and other sites show it, which follows the form', async () => {
    await page.getByRole('button', { name: 'Search engines' }).click()
    const preview = page.getByRole('region', { name: 'In search results, and where it is shared' })
    const title = preview.locator('.search-preview__title')
    await preview.getByText(/^Title: \d+ of about 60 characters, the end is cut off$/).waitFor()
    expect(await title.innerText()).toMatch(/^A page that has a good deal to mend before anybody should …$/)
    expect(await preview.getByText('Everything about mending pages').count()).toBe(2)
    expect(await violations('.search-preview')).toEqual([])
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await preview.scrollIntoViewIfNeeded()
      await saveScreenshot(page, `admin/search-preview-${width}.png`)
      await expect.poll(() => preview.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0)
      const account = await page.locator('.app-header__account').boundingBox()
      expect((account?.x ?? width) + (account?.width ?? 0)).toBeLessThanOrEqual(width)
    }
    await page.locator('#field-meta__title').fill('Mending')
    await preview.getByText(/^Title: \d+ of about 60 characters, shown whole$/).waitFor()
    expect(await title.innerText()).toMatch(/^Mending – /)
    await page.getByLabel('Keep out of search engines').check()
    await preview.getByText('Search engines are asked to leave this page out.').waitFor()
  })

  it('did not have the site note its own questions', async () => {
    await site.terminate()
    expect((await payload.count({ collection: 'missing-addresses' as never })).totalDocs).toBe(0)
    await site.restart()
  })
})
