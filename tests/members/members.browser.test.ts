import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPayload } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import { HtmlValidate } from 'html-validate'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { mailedLink } from '../support/mailed-link.ts'
import { startMemberSite } from '../support/member-site.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import type { TestSite } from '../support/site.ts'
import { sharedSite } from '../support/site.ts'
import { until } from '../support/until.ts'

/** Words of the page for members. */
const SECRET = 'The drawings of the house by the lake'

let site: TestSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startMemberSite(), openBrowser()])
  const settings = loadSettings({ DATA_DIR: site.dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' }, site.dataDir)
  const payload = await openPayload(settings, { migrate: false })
  await payload.create({
    collection: 'pages',
    data: {
      title: 'Club',
      slug: 'club',
      visibility: 'members',
      layout: [{ blockType: 'hero', variant: 'plain', heading: SECRET }],
      _status: 'published',
    },
  })
  await payload.destroy()
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

/** Looks at a page as a screen reader, a validator and a narrow window do. */
async function inspect(page: Page, name: string, { hasScript = true } = {}): Promise<void> {
  const { results } = await validator.validateString(await page.content())
  expect(
    results.flatMap(({ messages }) => messages.map((one) => `${one.ruleId}: ${one.message}`)),
    name,
  ).toEqual([])
  expect(await page.locator('h1').count(), name).toBe(1)
  const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  await expect.poll(isWider, { message: name }).toBe(false)
  if (hasScript) expect(await axeViolations(page, { within: 'main' }), name).toEqual([])
  await saveScreenshot(page, `members/${name}.png`, { fullPage: true })
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await until('the focus', async () => {
    if (await target.evaluate((element) => element === document.activeElement)) return true
    await page.keyboard.press('Tab')
    return false
  })
}

describe('a visitor at 390 px, by keyboard, without script', () => {
  it('is led to sign in and back to the page for members, and sees, names and leaves the account', async () => {
    const expectedErrors = [/Failed to load resource.*422/]
    const viewport = { width: 390, height: 844 }
    const { page, close } = await openPage(browser, { viewport, javaScriptEnabled: false, expectedErrors })
    const look = (name: string) => inspect(page, `en-${name}-390`, { hasScript: false })
    await page.goto(`${site.url}/club/`)
    await page.waitForURL(`${site.url}/account/?to=%2Fclub%2F`)
    expect(await page.content()).not.toContain(SECRET)
    await look('sign-in')
    await tabTo(page, page.getByLabel('E-mail address'))
    await page.keyboard.type('ruth')
    await page.keyboard.press('Enter')
    const problem = page.getByText('Please give an e-mail address')
    await problem.waitFor()
    expect(await page.getByLabel('E-mail address').inputValue()).toBe('ruth')
    await look('problem')
    await tabTo(page, page.getByLabel('E-mail address'))
    await page.keyboard.press('End')
    await page.keyboard.type('@example.org')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Look into your mailbox' }).waitFor()
    await look('sent')
    await page.goto(site.url + (await mailedLink(site, 'ruth@example.org')))
    await page.getByText('You sign in as ruth@example.org.').waitFor()
    await look('confirm')
    await tabTo(page, page.getByRole('button', { name: 'Sign in' }))
    await page.keyboard.press('Enter')
    await page.waitForURL(`${site.url}/club/`)
    await page.getByRole('heading', { name: SECRET }).waitFor()
    expect((await page.reload())?.headers()['cache-control']).toBe('private, no-store')
    await page.goto(`${site.url}/account/`)
    await page.getByText('You are signed in as ruth@example.org.').waitFor()
    await look('account')
    await tabTo(page, page.getByLabel('Your name'))
    await page.keyboard.type('Ruth Carrow')
    await page.keyboard.press('Enter')
    await page.getByText('Your name is saved.').waitFor()
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ruth Carrow')
    await tabTo(page, page.getByRole('button', { name: 'Sign out', exact: true }))
    await page.keyboard.press('Enter')
    await page.getByText('You are signed out.').waitFor()
    await page.goto(`${site.url}/club/`)
    await page.waitForURL(/\/account\/\?to=/)
    await close()
  })
})

describe('a visitor in German', () => {
  it('changes the address, downloads the data, and erases the account', async () => {
    const expectedErrors = [/Failed to load resource.*(?:410|422)/]
    const { page, close } = await openPage(browser, { viewport: { width: 820, height: 900 }, expectedErrors })
    const look = (name: string) => inspect(page, `de-${name}-820`)
    await page.goto(`${site.url}/de/account/`)
    await look('sign-in')
    await page.getByLabel('E-Mail-Adresse').fill('mara@example.org')
    await page.getByRole('button', { name: 'Link senden' }).click()
    await page.getByRole('heading', { name: 'Sehen Sie in Ihr Postfach' }).waitFor()
    await look('sent')
    const first = await mailedLink(site, 'mara@example.org')
    await page.goto(site.url + first)
    await look('confirm')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await page.getByRole('heading', { name: 'Ihr Konto' }).waitFor()
    await look('account')
    await page.getByLabel('Neue E-Mail-Adresse').fill('mara.halden@example.org')
    await page.getByRole('button', { name: 'Link senden' }).click()
    await page.getByText('Ein Link ist an die neue Adresse unterwegs.').waitFor()
    await page.goto(site.url + (await mailedLink(site, 'mara.halden@example.org')))
    await page.getByRole('heading', { name: 'Neue Adresse bestätigen' }).waitFor()
    await look('new-address')
    await page.getByRole('button', { name: 'Diese Adresse verwenden' }).click()
    await page.getByText('Ihr Konto hat die neue Adresse.').waitFor()
    await page.getByText('Sie sind als mara.halden@example.org angemeldet.').waitFor()
    await look('changed')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Herunterladen' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('account.json')
    const file = join(site.dataDir, 'account.json')
    await download.saveAs(file)
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      account: { address: 'mara.halden@example.org', language: 'de' },
    })
    await page.goto(site.url + first)
    await page.getByText('Dieser Link gilt nicht mehr').waitFor()
    await look('dead-link')
    await page.goto(`${site.url}/de/account/`)
    await page.getByRole('link', { name: 'Konto löschen' }).click()
    await page.getByRole('heading', { name: 'Konto löschen' }).waitFor()
    await look('erase')
    await page.getByRole('button', { name: 'Endgültig löschen' }).click()
    await page.getByText('Bitte kreuzen Sie zuerst das Kästchen an.').waitFor()
    await look('not-agreed')
    await page.getByLabel('Ich weiß').check()
    await page.getByRole('button', { name: 'Endgültig löschen' }).click()
    await page.getByText('Ihr Konto und alles, was dazugehörte, ist gelöscht.').waitFor()
    await look('erased')
    await close()
  })
})

describe('a visitor in Hebrew', () => {
  it('signs in from right to left', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
    await page.goto(`${site.url}/he/account/`)
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    await inspect(page, 'he-sign-in-1440')
    await page.getByLabel('כתובת דוא״ל').fill('sara@example.org')
    await page.getByRole('button', { name: 'שליחת קישור' }).click()
    await page.getByRole('heading', { name: 'כדאי לבדוק את תיבת הדואר' }).waitFor()
    await page.goto(site.url + (await mailedLink(site, 'sara@example.org')))
    await page.getByRole('button', { name: 'כניסה' }).click()
    await page.getByRole('heading', { name: 'החשבון שלך' }).waitFor()
    await inspect(page, 'he-account-1440')
    const [title, body] = await Promise.all([
      page.getByRole('heading', { level: 2 }).first().boundingBox(),
      page.getByLabel('השם שלך').boundingBox(),
    ])
    expect(Number(title?.x)).toBeGreaterThan(Number(body?.x))
    await close()
  })
})

describe('answers for one visitor', () => {
  it.each([
    '/account/',
    '/account/erase/',
    '/account/confirm/?link=x',
    '/club/',
  ])('%s are stored by nobody', async (path) => {
    const { headers } = await fetch(site.url + path, { redirect: 'manual' })
    expect(headers.get('cache-control')).toMatch(/no-store/)
  })

  it('are not listed', async () => {
    const page = await (await fetch(`${site.url}/account/`)).text()
    expect(page).toMatch(/<meta name="robots" content="[^"]*noindex/)
    const index = await (await fetch(`${site.url}/sitemap.xml`)).text()
    const maps = [...index.matchAll(/<loc>[^<]*?(\/sitemap-[^<]*)<\/loc>/g)].map(async ([, path = '']) =>
      (await fetch(site.url + path)).text(),
    )
    expect([index, ...(await Promise.all(maps))].join('\n')).not.toContain('/account/')
  })
})

describe('a site without the feature', () => {
  it('answers nothing at its addresses', async () => {
    const { url } = await sharedSite()
    expect((await fetch(`${url}/account/`)).status).toBe(404)
    expect((await fetch(`${url}/de/account/`)).status).toBe(404)
  })

  it('has nothing of it in its programs', async () => {
    const dist = fileURLToPath(new URL('../../apps/site/dist/', import.meta.url))
    const files = await readdir(dist, { recursive: true, withFileTypes: true })
    const scripts = files.filter((file) => file.isFile() && /\.(?:js|css)$/.test(file.name))
    expect(scripts.length).toBeGreaterThan(10)
    for (const { parentPath, name } of scripts) {
      const text = await readFile(join(parentPath, name), 'utf8')
      // The server knows the names of its blocks, to say in a page's form what they belong to.
      const own = parentPath.includes('/client')
        ? /vitrine-member|account__title|memberAccount/
        : /vitrine-member|account__title|member_sessions/
      expect(own.exec(text)?.[0], name).toBeUndefined()
    }
  })
})
