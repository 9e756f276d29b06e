import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProgram } from '../../scripts/launch/program.mjs'
import { openBrowser, openPage } from '../support/browser.ts'
import { type FileServer, serveFiles } from '../support/file-server.ts'
import { ready } from '../support/ready.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { sitemapPaths } from '../support/sitemap.ts'
import { until } from '../support/until.ts'

let folder: string
let www: string
let host: FileServer
let site: TestSite
let browser: Browser
let exported: Awaited<ReturnType<typeof run>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-static-'))
  www = join(folder, 'www')
  host = await serveFiles(www)
  site = await startSite({ FORMS_ORIGINS: host.url })
  exported = await run(['--static', www, '--origin', site.url, '--url', host.url])
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  await site.stop()
  host.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs the built program on the data of the site. @returns Its exit code, what it said, and what it complained of. */
async function run(args: readonly string[]) {
  const child = startProgram('static-export', args, {
    env: { DATA_DIR: site.dataDir, DATABASE_URL: '', SMTP_URL: '', FORMS_ORIGINS: host.url },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let [result, complaint] = ['', '']
  child.on('message', ({ kind, text }: { kind: string; text: string }) => {
    if (kind === 'result') result = text
  })
  child.stderr?.on('data', (chunk) => {
    complaint += chunk
  })
  const [code] = await once(child, 'close')
  return { code, result, complaint }
}

/** Opens an exported page. Fails when anything that it asks for is missing, or its console complains. */
async function visit(path: string, use: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await openPage(browser, { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  await page.goto(host.url + path)
  await ready(page)
  await use(page)
  await close()
  expect(failed).toEqual([])
}

describe('the demo as files', () => {
  it('is whole: nothing is complained of, and no link leads nowhere', () =>
    expect(exported).toMatchObject({ code: 0, complaint: '', result: expect.stringContaining(`for ${host.url}`) }))

  it('has every page of its sitemap, in all languages', async () => {
    const paths = sitemapPaths(await readFile(join(www, 'sitemap.xml'), 'utf8'))
    const lists = await Promise.all(paths.map(async (path) => readFile(join(www, path), 'utf8')))
    const pages = lists.flatMap(sitemapPaths)
    expect(pages).toEqual(expect.arrayContaining(['/', '/de/', '/he/', '/journal/sixteen-niches/']))
    const statuses = await Promise.all(pages.map(async (path) => (await fetch(host.url + path)).status))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('holds its policy in each page, and the rest of the headers beside them', async () => {
    const html = await readFile(join(www, 'index.html'), 'utf8')
    expect(html).toContain(`<meta http-equiv="content-security-policy" content="default-src 'self'; `)
    const headers = await readFile(join(www, '_headers'), 'utf8')
    for (const line of ["  content-security-policy: frame-ancestors 'self'", '  x-content-type-options: nosniff'])
      expect(headers).toContain(line)
    expect((await readdir(www)).sort()).toEqual(
      expect.arrayContaining([
        '404.html',
        '_headers',
        '_redirects',
        '_redirects.nginx.conf',
        'robots.txt',
        'sitemap.xml',
      ]),
    )
  })

  it.each(['/', '/de/', '/journal/', '/journal/sixteen-niches/', '/work/', '/studio/'])('shows %s whole', (path) =>
    visit(path, async (page) => expect(await page.locator('h1').count()).toBe(1)))

  it('opens the images of a project large', () =>
    visit('/work/house-by-a-weir/', async (page) => {
      await page.locator('.gallery__link').first().click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => new URL(page.url()).hash).toMatch(/^#project\/1/)
    }))

  it('moves its slider', () =>
    visit('/studio/rooms/', async (page) => {
      const slides = page.locator('.slider__slide')
      await slides.first().scrollIntoViewIfNeeded()
      expect(await slides.count()).toBeGreaterThan(1)
      await expect.poll(() => page.locator('.slider__slide img').first().evaluate(isLoaded)).toBe(true)
    }))

  it('says in the language of the page that nothing is there', async () => {
    expect((await fetch(`${host.url}/no-such-page/`)).status).toBe(404)
    expect(await readFile(join(www, 'de/404.html'), 'utf8')).toContain('lang="de"')
  })
})

const isLoaded = (image: Element) =>
  (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0

describe('the running site behind it', () => {
  it('takes a message', () =>
    visit('/contact/', async (page) => {
      const form = page.locator('form.wpcf7-form')
      const field = (name: string) => form.locator(`[name="${name}"]`)
      await field('your-name').fill('Ada Byron')
      await field('your-email').fill('ada@example.com')
      await field('your-message').fill('Sent from a file.')
      await field('privacy').check()
      await form.getByRole('button', { name: 'Send message' }).click()
      await form.and(page.locator('[data-status="sent"]')).waitFor()
      await until('the mail', async () => (await site.outbox()).some((mail) => mail.includes('Sent from a file.')))
    }))

  it('takes one without script, and answers on its own page', async () => {
    const html = await readFile(join(www, 'contact/index.html'), 'utf8')
    expect(html).toMatch(new RegExp(`<form[^>]* action="${site.url}/contact/#wpcf7-`))
  })

  it('searches in the language of the page, and offers pages that are files', () =>
    visit('/de/', async (page) => {
      // A visitor's first sign makes a button of the link to the search page.
      await page.mouse.move(300, 300, { steps: 2 })
      await page.locator('.site-search > button').click()
      const field = page.locator('.site-search input[type="search"]')
      await field.pressSequentially('Möbel')
      const option = page.getByRole('option').first()
      await option.waitFor()
      await option.click()
      await page.waitForURL(`${host.url}/de/**`)
    }))
})

it('without a running site, forms are named in place of files', async () => {
  const { code, complaint } = await run(['--static', join(folder, 'refused'), '--url', host.url])
  expect(code).toBe(1)
  expect(complaint).toMatch(/\/contact\/ \(asked for on \/contact\/\)[\s\S]*Give --origin/)
  expect(await readdir(folder)).toEqual(['www'])
})
