import { HtmlValidate } from 'html-validate'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openBrowser, openPage, settled, usePage } from '../support/browser.ts'
import { type ForumTestSite, startForumSite } from '../support/forum-site.ts'
import { mailedLink } from '../support/mailed-link.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { attend } from '../support/ready.ts'
import { saveScreenshot } from '../support/save-screenshot.ts'

let site: ForumTestSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startForumSite(), openBrowser()])
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

/** Looks at a page as a validator and a narrow window do. */
async function inspect(page: Page, name: string): Promise<void> {
  const { results } = await validator.validateString(await page.content())
  expect(results.flatMap(({ messages }) => messages.map((one) => `${one.ruleId}: ${one.message}`))).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
  await saveScreenshot(page, `forum/${name}.png`, { fullPage: true })
}

/** Links that were opened, by the mail address that they were sent to. */
const opened = new Map<string, readonly string[]>()

/** Asks for a link on the page that is open, and opens it. */
async function signIn(page: Page, address: string): Promise<void> {
  const older = opened.get(address) ?? []
  await page.getByLabel('E-mail address').fill(address)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Look into your mailbox' }).waitFor()
  const link = await mailedLink(site, address, older)
  await page.goto(site.url + link)
  opened.set(address, [...older, link])
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click()
}

describe('a member', () => {
  it('at 390 px, without script, signs in, mends what is wrong, and reads that a first text is held', async () => {
    const { page, close } = await openPage(browser, {
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
      expectedErrors: [/Failed to load resource.*422/],
    })
    await page.goto(`${site.url}/forum/board/lamps/`)
    const main = page.locator('main')
    await main.getByRole('link', { name: 'New topic' }).click()
    await signIn(page, 'cy@example.org')
    await main.getByRole('heading', { name: 'New topic in “Lamps”' }).waitFor()
    await page.getByLabel('Text', { exact: true }).fill('Ours **hums**.')
    await page.getByLabel('Your name in the forum').fill('Ada Winter')
    await main.getByRole('button', { name: 'Send' }).click()
    await main.getByRole('alert').waitFor()
    expect(await page.getByLabel('Title').getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe('Ours **hums**.')
    await inspect(page, 'new-390')
    await page.getByLabel('Title').fill('A lamp that hums')
    await page.getByLabel('Your name in the forum').fill('Cy')
    await main.getByRole('button', { name: 'Preview' }).click()
    await main.locator('.writing__preview strong').waitFor()
    await main.getByRole('button', { name: 'Send' }).focus()
    await page.keyboard.press('Enter')
    await main.getByText('nobody reads it yet').waitFor()
    await main.getByText('Waits to be approved').waitFor()
    await inspect(page, 'mine-390')
    await close()
  })

  it('answers with a quote on an accessible page', async () => {
    const { page, close } = await openPage(browser)
    await page.goto(`${site.url}/account/`)
    await signIn(page, 'dora@example.org')
    await page.getByRole('heading', { name: 'Your account', exact: true }).waitFor()
    await page.goto(site.url + site.topic)
    await page.getByRole('link', { name: 'Quote: Post #2 by Ben' }).click()
    const text = page.getByLabel('Text', { exact: true })
    await expect.poll(() => text.inputValue()).toMatch(/^> \*\*Ben\*\*\n> Twice a year/)
    expect(await axeViolations(page, { within: 'main' })).toEqual([])
    await saveScreenshot(page, 'forum/answer-1440.png')
    await page.goto(site.url + site.topic)
    await page.getByRole('link', { name: 'More: Post #3 by Ben' }).click()
    await page.getByRole('heading', { name: 'Report this post' }).waitFor()
    await page.getByLabel('Reason').fill('The same as #2.')
    await page.getByLabel('Reason').press('Enter')
    await page.getByText('You have reported this post').waitFor()
    expect(await axeViolations(page, { within: 'main' })).toEqual([])
    await page.goto(site.url + site.topic)
    await page.getByRole('link', { name: 'Subscribe' }).click()
    await page.getByRole('button', { name: 'Subscribe: How often do you oil a table?' }).click()
    await page.getByText('Saved.').waitFor()
    await page.getByRole('button', { name: 'Mute: How often do you oil a table?' }).click()
    await page.getByText('Muted').waitFor()
    await page.getByLabel('One a day').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => page.getByLabel('One a day').isChecked()).toBe(true)
    expect(await axeViolations(page, { within: 'main' })).toEqual([])
    await inspect(page, 'mails-1440')
    await close()
  })

  it('signed out while writing loses nothing: the text is there, and is sent after signing in, without script', async () => {
    const { page, close } = await openPage(browser, {
      javaScriptEnabled: false,
      expectedErrors: [/Failed to load resource.*403/],
    })
    await page.goto(`${site.url}/forum/board/lamps/`)
    const main = page.locator('main')
    await main.getByRole('link', { name: 'New topic' }).click()
    await signIn(page, 'eva@example.org')
    await page.getByLabel('Title').fill('Which bulb?')
    await page.getByLabel('Text', { exact: true }).fill('Long **thought** about.')
    await page.getByLabel('Your name in the forum').fill('Eva')
    await page.context().clearCookies()
    await main.getByRole('button', { name: 'Send' }).click()
    await main.getByRole('link', { name: 'Sign in in another window' }).waitFor()
    expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe('Long **thought** about.')
    await inspect(page, 'signed-out')
    const other = await page.context().newPage()
    await other.goto(`${site.url}/account/`)
    await signIn(other, 'eva@example.org')
    await other.getByRole('heading', { name: 'Your account', exact: true }).waitFor()
    await other.close()
    await main.getByRole('button', { name: 'Send' }).click()
    await main.getByText('nobody reads it yet').waitFor()
    await main.getByText('Long thought about.').waitFor()
    await close()
  })
})

describe('with a script', () => {
  it('a text is marked by keyboard, previewed, and there again after a reload and while offline', async () => {
    const { page, close } = await openPage(browser, {
      viewport: { width: 390, height: 844 },
      expectedErrors: [/Failed to load resource/],
    })
    await page.goto(`${site.url}/forum/board/lamps/`)
    const main = page.locator('main')
    await main.getByRole('link', { name: 'New topic' }).click()
    await signIn(page, 'fay@example.org')
    const [title, text] = [page.getByLabel('Title'), page.getByLabel('Text', { exact: true })]
    const toolbar = main.getByRole('toolbar', { name: 'Marks for the text' })
    await toolbar.waitFor()
    await title.fill('Which bulb?')
    await text.fill('Warm light')
    await text.selectText()
    await page.keyboard.press('Control+b')
    await expect.poll(() => text.inputValue()).toBe('**Warm light**')
    await toolbar.getByRole('button', { name: 'Bold' }).focus()
    await page.keyboard.press('ArrowRight')
    await main.locator('[data-mark="italic"]:focus').waitFor()
    await page.keyboard.press('End')
    await main.locator('[data-mark="list"]:focus').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => text.inputValue()).toBe('- **Warm light**')
    await inspect(page, 'toolbar-390')
    expect(await axeViolations(page, { within: 'main' })).toEqual([])

    await page.reload()
    await main.getByText('What you typed before is back').waitFor()
    expect([await title.inputValue(), await text.inputValue()]).toEqual(['Which bulb?', '- **Warm light**'])
    await main.getByRole('button', { name: 'Preview' }).click()
    const preview = main.getByRole('region', { name: 'Preview' })
    await preview.locator('li strong').waitFor()
    await main.locator('.writing__preview:focus').waitFor()
    expect(await text.inputValue()).toBe('- **Warm light**')
    await inspect(page, 'previewed-390')

    await page.getByLabel('Your name in the forum').fill('Fay')
    await page.context().setOffline(true)
    await main.getByRole('button', { name: 'Send' }).click()
    await main.getByText('You are probably offline').waitFor()
    expect(await text.inputValue()).toBe('- **Warm light**')
    await page.context().setOffline(false)
    const sending = page.waitForRequest((request) => request.method() === 'POST')
    await main.getByRole('button', { name: 'Send' }).click()
    // The browser of a newcomer has done the proof of work meanwhile.
    const proof = new URLSearchParams((await sending).postData() ?? '').get('proof') ?? ''
    expect(JSON.parse(atob(proof))).toMatchObject({ solution: { derivedKey: expect.stringMatching(/^[0-9a-f]+$/) } })
    await main.getByText('nobody reads it yet').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('vitrine-forum-drafts'))).toBeNull()
    await close()
  })

  it('selected words are quoted, and a new reply appears when its reader wants to see it', async () => {
    const [reader, writer] = [await openPage(browser), await openPage(browser)]
    const bench = { name: 'Which wood for a bench that stands outside the whole year?' }
    await writer.page.goto(`${site.url}/account/`)
    await signIn(writer.page, site.moderator)
    await writer.page.getByRole('heading', { name: 'Your account', exact: true }).waitFor()
    for (const { page } of [reader, writer]) {
      await page.goto(`${site.url}/forum/board/furniture/`)
      await page.locator('main').getByRole('link', bench).click()
      await page.getByRole('heading', { level: 1, ...bench }).waitFor()
      await attend(page)
    }
    await writer.page.evaluate(() => {
      const words = document.querySelector('.reply__text p')
      if (words) getSelection()?.selectAllChildren(words)
    })
    await writer.page.getByRole('link', { name: 'Quote: Post #1 by Ada Winter' }).click()
    const text = writer.page.getByLabel('Text', { exact: true })
    const quotation = '> **Ada Winter**\n> Ours is oak, oiled, and gets wet daily. So far:\n\n'
    await expect.poll(() => text.inputValue()).toBe(quotation)
    await text.fill(`${quotation}Larch.`)
    await writer.page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => new URL(writer.page.url()).hash).toBe('#reply-2')

    const { page } = reader
    const articles = page.locator('main').getByRole('article')
    const announced = async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      return page.locator('[data-new-replies]').textContent()
    }
    await expect.poll(announced).toBe('1 new reply')
    expect(await articles.count()).toBe(1)
    await inspect(page, 'new-reply-1440')
    await page.getByRole('button', { name: 'Show', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.locator('#reply-2:focus').waitFor()
    expect(await articles.count()).toBe(2)
    expect(await axeViolations(page, { within: 'main' })).toEqual([])
    await page.getByRole('link', { name: 'Mo', exact: true }).click()
    await page.getByRole('heading', { level: 2, name: 'Posts by Mo' }).waitFor()
    await inspect(page, 'writer-1440')
    expect(await axeViolations(page, { within: 'main' })).toEqual([])
    await Promise.all([reader.close(), writer.close()])
  })
})

describe('a moderator', () => {
  it('at 390 px, without script, acts on what waits and splits a topic by keyboard', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
    const main = page.locator('main')
    await page.goto(`${site.url}/forum/mine/`)
    await signIn(page, site.moderator)
    await main.getByRole('link', { name: 'Waiting for moderators' }).click()
    await main.getByRole('checkbox', { name: 'Select: Pendant No. 2 hums when it is dimmed' }).check()
    await inspect(page, 'queue-390')
    await main.getByLabel('Reason').fill('Advertising')
    await main.getByRole('button', { name: 'Delete the words' }).focus()
    await page.keyboard.press('Enter')
    await main.getByText('Done.').waitFor()
    expect(await main.getByText('See my').count()).toBe(0)

    await page.goto(`${site.url}${site.topic}page/2/`)
    await main.getByRole('link', { name: 'More: Post #33 by Ben' }).click()
    await inspect(page, 'moderated-post-390')
    await main.getByLabel('Title').fill('Twice a year?')
    await main.getByLabel('Title').press('Enter')
    await main.getByRole('heading', { level: 1, name: 'Twice a year?' }).waitFor()
    expect(await main.getByRole('article').count()).toBe(2)
    await main.getByRole('link', { name: 'More: Post #1 by Ben' }).click()
    await inspect(page, 'moderated-topic-390')
    await main.getByLabel('Address of the topic').fill(site.url + site.topic)
    await main.getByRole('button', { name: 'Add', exact: true }).click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#reply-33')
    await close()
  })
})

describe('a page of the forum', () => {
  it.each([
    ['boards', () => '/forum/'],
    ['board', () => '/forum/board/furniture/'],
    ['topic', () => site.topic],
    ['topic-2', () => `${site.topic}page/2/`],
  ])('%s is valid, accessible in light and dark, and no wider than a phone in either direction', async (name, path) => {
    await visit(
      path(),
      async (page) => {
        const { results } = await validator.validateString(await page.content())
        expect(results.flatMap(({ messages }) => messages.map((one) => `${one.ruleId}: ${one.message}`))).toEqual([])
        expect(await page.locator('h1').count()).toBe(1)
        expect(await axeViolations(page, { within: 'main' })).toEqual([])
        const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
        expect(await isWider()).toBe(false)
        for (const width of [390, 820, 1440]) {
          await page.setViewportSize({ width, height: 1000 })
          await saveScreenshot(page, `forum/${name}-${width}.png`, { fullPage: true })
        }
        await page.emulateMedia({ colorScheme: 'dark' })
        await settled(page)
        expect(await axeViolations(page, { within: 'main', colorsOnly: true })).toEqual([])
        await saveScreenshot(page, `forum/${name}-dark.png`)
        await page.setViewportSize({ width: 390, height: 844 })
        await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
        expect(await isWider()).toBe(false)
      },
      { viewport: { width: 390, height: 844 } },
    )
  })

  it.each([
    ['de', 'ltr', 'Ihre Beiträge', 'Anmelden'],
    ['he', 'rtl', 'מה שכתבת', 'כניסה'],
  ])('in %s, %s, is valid, accessible, and leads by keyboard to signing in', async (locale, dir, mine, signingIn) => {
    await visit(
      `/${locale}/forum/`,
      async (page) => {
        expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${locale}`))
        expect((await page.locator('html').getAttribute('dir')) ?? 'ltr').toBe(dir)
        expect(await axeViolations(page, { within: 'main' })).toEqual([])
        await inspect(page, `boards-${locale}-390`)
        await page.locator('main').getByRole('link', { name: mine }).focus()
        await page.keyboard.press('Enter')
        await page.getByRole('heading', { level: 1, name: signingIn }).waitFor()
        expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/${locale}/`))
        await inspect(page, `sign-in-${locale}-390`)
      },
      { viewport: { width: 390, height: 844 } },
    )
  })

  it('leads from the boards to a topic, to its second page and back, without script', async () => {
    await visit(
      '/forum/',
      async (page) => {
        const main = page.locator('main')
        await main.getByRole('link', { name: 'Furniture', exact: true }).click()
        await main.getByRole('link', { name: 'How often do you oil a table?' }).click()
        await expect.poll(() => new URL(page.url()).pathname).toBe(site.topic)
        expect(await main.getByRole('article').count()).toBe(30)
        await page.locator('link[rel="canonical"]').waitFor({ state: 'attached' })
        await main.locator('.parts a[rel="next"]').click()
        await expect.poll(() => main.getByRole('article').count()).toBe(4)
        const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
        expect(new URL(canonical ?? '').pathname).toBe(`${site.topic}page/2/`)
        await main.getByRole('link', { name: 'in answer to #1' }).first().click()
        await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`${site.topic}#reply-1`)
      },
      WITHOUT_SCRIPT,
    )
  })

  it('says to search engines who wrote what, and offers its feed', async () => {
    await visit(site.topic, async (page) => {
      const data = await page.locator('script[type="application/ld+json"]').allTextContents()
      const posting = data.flatMap((one) => JSON.parse(one)).find((one) => one['@type'] === 'DiscussionForumPosting')
      expect(posting).toMatchObject({
        headline: 'How often do you oil a table?',
        author: { name: 'Ada Winter' },
        interactionStatistic: { userInteractionCount: 33 },
      })
      expect(posting.comment).toHaveLength(29)
      const feed = await page.locator('link[type="application/rss+xml"]').first().getAttribute('href')
      expect((await fetch(new URL(feed ?? '', site.url))).headers.get('content-type')).toMatch(/rss/)
    })
  })

  it('for members is none for visitors: they are led to sign in', async () => {
    const { status, headers } = await fetch(`${site.url}/forum/board/circle/`, { redirect: 'manual' })
    expect(status).toBe(303)
    expect(headers.get('location')).toBe(`/account/?to=${encodeURIComponent('/forum/board/circle/')}`)
  })
})
