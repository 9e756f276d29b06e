import { openPayload } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import type { Payload } from 'payload'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openBrowser, settled, usePage } from '../support/browser.ts'
import { ready } from '../support/ready.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { until } from '../support/until.ts'

const POST = '/journal/a-bench-for-people-who-are-late/'

let site: TestSite
let browser: Browser
let payload: Payload
let visitors = 0

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite({ LANGUAGES: 'en,de', TRUST_PROXY: 'on' }), openBrowser()])
  const env = { DATA_DIR: site.dataDir, DATABASE_URL: '', LANGUAGES: 'en,de', LOG_LEVEL: 'error' }
  payload = await openPayload(loadSettings(env, site.dataDir), { migrate: false })
})

afterAll(async () => {
  await payload.destroy()
  await browser.close()
  await site.stop()
})

async function withPage(
  path: string,
  options: Parameters<typeof usePage>[2],
  use: (page: Page) => Promise<void>,
): Promise<void> {
  // Senders are counted: each test is somebody else.
  visitors += 1
  await usePage(
    browser,
    site.url + path,
    { ...options, extraHTTPHeaders: { 'x-forwarded-for': `10.0.0.${visitors}` } },
    use,
  )
}

/** Console errors of an answer that shows what is wrong. */
const REFUSED = { expectedErrors: [/422 \(Unprocessable Entity\) \/comments\//] } as const

const WITHOUT_SCRIPT = { javaScriptEnabled: false, ...REFUSED } as const

const form = (page: Page) => page.locator('#comment-form')

const field = (page: Page, name: 'Comment' | 'Name' | 'E-mail') =>
  form(page).getByRole('textbox', { name: new RegExp(`^${name}`) })

async function write(page: Page, words: { name?: string; email?: string; comment?: string }): Promise<void> {
  if (words.comment !== undefined) await field(page, 'Comment').fill(words.comment)
  if (words.name !== undefined) await field(page, 'Name').fill(words.name)
  if (words.email !== undefined) await field(page, 'E-mail').fill(words.email)
}

const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Send comment' })

const stored = async (comment: string) => {
  const { docs } = await payload.find({
    collection: 'comments' as never,
    where: { comment: { equals: comment } },
    depth: 0,
  })
  return docs[0] as { id: number; state: string; parent: number | null } | undefined
}

const approve = (id: number) =>
  payload.update({ collection: 'comments' as never, id, data: { state: 'approved' } as never })

/** The script that answers without leaving the page comes when the form is in view. */
async function awake(page: Page): Promise<void> {
  await form(page).scrollIntoViewIfNeeded()
  await ready(page)
}

const author = (page: Page, name: string) => page.locator('.comment', { has: page.getByText(name, { exact: true }) })

describe('the comments of a post', () => {
  it.each([
    [390, 'light'],
    [820, 'dark'],
    [1440, 'light'],
    [1440, 'dark'],
  ] as const)('have nothing that axe finds at %i px, %s', async (width, colorScheme) => {
    const options = { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce', ...REFUSED } as const
    await withPage(POST, options, async (page) => {
      await settled(page)
      await page.locator('#comments').scrollIntoViewIfNeeded()
      await saveScreenshot(page.locator('#comments'), `comments/${width}-${colorScheme}.png`)
      await sendButton(page).click()
      await page.getByText('Please look at the marked fields.').waitFor()
      expect(await axeViolations(page, { within: '#comments' })).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await saveScreenshot(page.locator('#comments'), `comments/${width}-${colorScheme}-refused.png`)
    })
  })

  it('are a list of threads with their number, and show nothing that waits', async () => {
    await withPage(POST, WITHOUT_SCRIPT, async (page) => {
      await page.getByRole('heading', { level: 2, name: '5 comments' }).waitFor()
      expect(await page.locator('#comments > * > ol > li').count()).toBe(2)
      expect(await page.locator('#comments ol ol ol article').count()).toBe(1)
      expect(await page.locator('#comments time').first().getAttribute('datetime')).toBe('2026-11-02T17:40:00.000Z')
      expect(await page.getByText('Is the oak oiled or soaped?').count()).toBe(0)
    })
  })

  it('are those of the language of the page', async () => {
    await withPage(`/de${POST}`, WITHOUT_SCRIPT, async (page) => {
      await page.getByRole('heading', { level: 2, name: 'Kommentare' }).waitFor()
      expect(await page.locator('.comment').count()).toBe(0)
      await page.getByRole('button', { name: 'Kommentar senden' }).waitFor()
    })
  })
})

describe('without script, a visitor', () => {
  it('writes, mends what is wrong without typing anything twice, and is thanked', async () => {
    await withPage(POST, WITHOUT_SCRIPT, async (page) => {
      await write(page, { comment: 'Where is the bench from?', email: 'nobody' })
      await sendButton(page).click()
      expect(await page.getByText('Please look at the marked fields.').isVisible()).toBe(true)
      expect(await field(page, 'Comment').inputValue()).toBe('Where is the bench from?')
      expect(await field(page, 'E-mail').inputValue()).toBe('nobody')
      const name = field(page, 'Name')
      expect(await name.getAttribute('aria-invalid')).toBe('true')
      const described = await name.getAttribute('aria-describedby')
      expect(await page.locator(`#${described}`).textContent()).toBe('Please fill in this field.')
      await write(page, { name: 'Ada', email: 'ada@example.org' })
      await sendButton(page).click()
      expect(new URL(page.url()).pathname).toBe(POST)
      expect(await page.getByText('Thank you. Your comment appears here').isVisible()).toBe(true)
      expect(await field(page, 'Comment').inputValue()).toBe('')
    })
    expect(await stored('Where is the bench from?')).toMatchObject({ parent: null })
  })

  it('answers somebody, who is named above the form', async () => {
    await withPage(POST, WITHOUT_SCRIPT, async (page) => {
      await author(page, 'Per').getByRole('link', { name: 'Reply' }).click()
      await form(page).getByRole('heading', { name: 'Reply to Per' }).waitFor()
      await form(page).getByRole('link', { name: 'Do not reply' }).waitFor()
      await write(page, { comment: 'With a vacuum cleaner.' })
      await sendButton(page).click()
      await form(page).getByRole('heading', { name: 'Reply to Per' }).waitFor()
      await write(page, { name: 'Bo' })
      await sendButton(page).click()
      await page.getByText('Thank you.').waitFor()
    })
    const answer = await stored('With a vacuum cleaner.')
    expect(answer?.parent).toBeTypeOf('number')
    await approve(answer?.id ?? 0)
    await until('the answer on the page', async () =>
      (await (await fetch(site.url + POST)).text()).includes('With a vacuum cleaner.'),
    )
  })
})

describe('with script, a visitor', () => {
  it('answers by keyboard where the comment stands, and goes back to it', async () => {
    await withPage(POST, {}, async (page) => {
      await awake(page)
      await field(page, 'Comment').fill('Typed before')
      const reply = author(page, 'Lotte').or(author(page, 'Per')).first().getByRole('link', { name: 'Reply' })
      await reply.focus()
      await page.keyboard.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('comment')
      expect(await field(page, 'Comment').inputValue()).toBe('Typed before')
      expect(await form(page).evaluate((box) => box.previousElementSibling?.textContent)).toContain('Per')
      await form(page).getByRole('link', { name: 'Do not reply' }).focus()
      await page.keyboard.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-author'))).toBe('Per')
      await form(page).getByRole('heading', { name: 'Write a comment' }).waitFor()
    })
  })

  it('hears what is wrong in the field, and then that it was sent, on the same page', async () => {
    await withPage(POST, REFUSED, async (page) => {
      await awake(page)
      await page.evaluate(() => Object.assign(window, { stayed: true }))
      await author(page, 'Per').first().getByRole('link', { name: 'Reply' }).click()
      await write(page, { comment: 'Sent with script.' })
      await sendButton(page).click()
      await page.getByText('Please look at the marked fields.').waitFor()
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('author')
      expect(await field(page, 'Comment').inputValue()).toBe('Sent with script.')
      await form(page).getByRole('heading', { name: 'Reply to Per' }).waitFor()
      await write(page, { name: 'Cy' })
      await sendButton(page).click()
      await page.getByText('Thank you.').waitFor()
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Thank you.')
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
      await form(page).getByRole('heading', { name: 'Write a comment' }).waitFor()
    })
    expect((await stored('Sent with script.'))?.parent).toBeTypeOf('number')
  })

  it('keeps what was typed when there is no connection', async () => {
    await withPage(POST, { expectedErrors: [/ERR_FAILED/] }, async (page) => {
      await awake(page)
      await write(page, { comment: 'Typed at sea', name: 'Di' })
      await page.route('**/comments/posts/*', (route) => route.abort())
      await sendButton(page).click()
      await page.getByText('You are probably offline.').waitFor()
      expect(await field(page, 'Comment').inputValue()).toBe('Typed at sea')
    })
  })
})

describe('the comments of a page', () => {
  const PAGE = '/studio/'

  beforeAll(async () => {
    const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: PAGE } }, depth: 0 })
    const id = docs[0]?.id ?? 0
    await payload.update({ collection: 'pages', id, data: { allowComments: true, _status: 'published' } })
    await until('the form on the page', async () =>
      (await (await fetch(site.url + PAGE)).text()).includes(`action="/comments/pages/${id}#comment-form"`),
    )
  })

  it.each([390, 1440])('have nothing that axe finds at %i px, and are written without script', async (width) => {
    const words = `Written at ${width} px.`
    await withPage(PAGE, { ...WITHOUT_SCRIPT, viewport: { width, height: 900 } }, async (page) => {
      await write(page, { comment: words, name: 'Ada' })
      await sendButton(page).click()
      expect(new URL(page.url()).pathname).toBe(PAGE)
      await page.getByText('Thank you. Your comment appears here').waitFor()
    })
    await approve((await stored(words))?.id ?? 0)
    await until('the comment on the page', async () => (await (await fetch(site.url + PAGE)).text()).includes(words))
    await withPage(PAGE, { viewport: { width, height: 900 }, reducedMotion: 'reduce' }, async (page) => {
      await settled(page)
      await page.locator('#comments').scrollIntoViewIfNeeded()
      await saveScreenshot(page, `comments/page-${width}.png`)
      expect(await axeViolations(page, { within: '#comments' })).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  })
})

describe('the address that comments are sent to', () => {
  it('leads whoever opens it to the post', async () => {
    const { docs } = await payload.find({ collection: 'posts' as never, where: { path: { equals: POST } }, depth: 0 })
    const answer = await fetch(`${site.url}/comments/posts/${(docs[0] as unknown as { id: number }).id}`)
    expect(answer.url).toBe(site.url + POST)
    expect((await fetch(`${site.url}/comments/posts/999999`)).status).toBe(404)
  })
})
