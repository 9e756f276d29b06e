import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OwnAdmin, openOwnAdmin } from '../support/admin.ts'
import { axeViolations } from '../support/axe.ts'
import { openPage, settled } from '../support/browser.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { exportFile } from './support.ts'

/** The test waits for several pieces of long work. */
const LONG = { timeout: PATIENCE_MS.longTest }

const WIDTHS = [390, 820, 1440]

// What is imported is taken back by what nobody else has imported meanwhile.
let admin: OwnAdmin
let folder: string

beforeAll(async () => {
  admin = await openOwnAdmin()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-move-in-'))
})

afterAll(async () => {
  await admin.close()
  await rm(folder, { recursive: true, force: true })
})

/** A folder of uploads with one file. */
async function folderOfUploads(): Promise<string> {
  const uploads = join(folder, 'uploads')
  await mkdir(join(uploads, '2024/02'), { recursive: true })
  await writeFile(join(uploads, '2024/02/notes.txt'), 'Words of the old site.')
  return uploads
}

/** Drops a file of this name where files are chosen. */
async function drop(page: Page, name: string): Promise<void> {
  const dropped = await page.evaluateHandle((name) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['slider'], name))
    return transfer
  }, name)
  await page.dispatchEvent('.move-in__send', 'drop', { dataTransfer: dropped })
}

/** CSS pixels by which the page is wider than its window. */
function overflowOf(page: Page): Promise<number> {
  return page
    .locator('.move-in')
    .first()
    .evaluate((part) => part.scrollWidth - part.clientWidth)
}

async function expectToFit(page: Page, name: string): Promise<void> {
  await settled(page)
  expect(await axeViolations(page, { within: '.move-in' })).toEqual([])
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 1000 })
    // The sidebar goes away beside it.
    await expect.poll(() => overflowOf(page), { message: `at ${width}` }).toBeLessThanOrEqual(0)
    await saveScreenshot(page, `move-in/${name}-${width}.png`, { fullPage: true })
  }
}

async function countOf(page: Page, collection: string): Promise<number> {
  const answer = await page.request.get(`${admin.site.url}/api/${collection}?limit=0&depth=0`)
  return (await answer.json()).totalDocs
}

it('a site moves in: its files, a look, answers, the import, its report, and back', LONG, async () => {
  const { page, site } = admin
  const before = { posts: await countOf(page, 'posts'), pages: await countOf(page, 'pages') }
  await page.goto(`${site.url}/admin`)
  await page.goto(`${site.url}/admin/globals/move-in`)
  await page.getByRole('heading', { name: 'Move in from WordPress' }).waitFor()
  const look = page.getByRole('button', { name: 'See what is inside' })
  expect(await look.isDisabled()).toBe(true)

  await page.getByLabel('Add files').setInputFiles(exportFile('studio/export.xml'))
  await page.getByLabel('export.xml', { exact: true }).waitFor()
  await page.getByLabel('Add files').setInputFiles(exportFile('studio/redirection.json'))
  const part = page.getByLabel('redirection.json', { exact: true })
  await part.waitFor()
  expect(await part.inputValue()).toBe('redirects')
  await page.getByLabel('Add a folder').setInputFiles(await folderOfUploads())
  const uploads = page.getByLabel('uploads.zip', { exact: true })
  await uploads.waitFor()
  expect(await uploads.inputValue()).toBe('media')
  await drop(page, 'slider.ss3')
  await page.getByLabel('slider.ss3', { exact: true }).selectOption('Leave out')
  await expectToFit(page, 'files')

  await look.focus()
  await page.keyboard.press('Enter')
  await page.getByText('The files are looked through.').waitFor({ timeout: PATIENCE_MS.work })
  await page.getByRole('group', { name: 'Questions that the export does not answer' }).waitFor()
  await page.getByLabel('In which time zone did the site live?', { exact: false }).fill('Europe/Berlin')
  await page.setViewportSize({ width: 390, height: 1000 })
  await page.getByLabel('What should become of what stands behind a password', { exact: false }).selectOption('keep')
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.getByLabel('What should become of private pages and posts', { exact: false }).selectOption('members')
  expect(await countOf(page, 'posts')).toBe(before.posts)
  await expectToFit(page, 'found')

  await page.getByRole('button', { name: 'Look again, with these answers' }).click()
  await page.getByText('The files are looked through.').waitFor({ state: 'detached' })
  await page.getByText('The files are looked through.').waitFor({ timeout: PATIENCE_MS.work })
  await page.reload()
  await page.getByText('The files are looked through.').waitFor()
  expect(await page.getByLabel('In which time zone did the site live?', { exact: false }).inputValue()).toBe(
    'Europe/Berlin',
  )

  await page.getByRole('button', { name: 'Move in', exact: true }).click()
  await page.getByText('Moving in is done.').waitFor({ timeout: PATIENCE_MS.work })
  const report = page.getByRole('region', { name: 'What came of it' })
  await report.getByRole('heading', { name: 'Look at these five things' }).waitFor()
  expect(await countOf(page, 'posts')).toBeGreaterThan(before.posts)
  for (const path of ['/2024/07/only-with-the-word/', '/clients/']) {
    expect([path, (await fetch(`${site.url}${path}`)).status]).toEqual([path, 401])
  }
  await expectToFit(page, 'report')
  const guesses = report.getByRole('region', { name: 'What was guessed' })
  const front = guesses.getByRole('combobox', { name: 'Which page is the home page?' })
  const change = guesses.getByRole('button', { name: 'Change: Which page is the home page?' })
  expect(await change.isDisabled()).toBe(true)
  await front.selectOption('Team')
  await change.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Moving in is done.').waitFor({ state: 'detached' })
  await page.getByText('Moving in is done.').waitFor({ timeout: PATIENCE_MS.work })
  await guesses.waitFor()
  expect(await front.locator('option:checked').textContent()).toBe('Team')
  const addresses = await report
    .getByRole('link', { name: /^(?:Open in the admin|See it on the site)/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const address of new Set(addresses)) {
    expect([address, (await page.request.get(`${site.url}${address}`)).status()]).toEqual([address, 200])
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('link', { name: 'Download the whole report' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('import-report.json')

  await report.getByRole('button', { name: 'Take it back …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
  await page.getByText('The import is taken back.').waitFor({ timeout: PATIENCE_MS.work })
  expect({ posts: await countOf(page, 'posts'), pages: await countOf(page, 'pages') }).toEqual(before)
})

it('an editor does not find the page', async () => {
  const { site, browser } = admin
  const account = { name: 'Edda', email: 'edda@example.com', password: 'seven wooden chairs', role: 'editor' }
  expect((await admin.page.request.post(`${site.url}/api/users`, { data: account })).status()).toBe(201)
  const { page, close } = await openPage(browser, { expectedErrors: [/404/] })
  await page.request.post(`${site.url}/api/users/login`, { data: account })
  await page.goto(`${site.url}/admin`)
  await page.getByRole('link', { name: 'Theme' }).first().waitFor({ state: 'attached' })
  expect(await page.getByRole('link', { name: 'Move in' }).count()).toBe(0)
  await page.goto(`${site.url}/admin/globals/move-in`)
  expect(await page.getByRole('heading', { name: 'Move in from WordPress' }).count()).toBe(0)
  await close()
})
