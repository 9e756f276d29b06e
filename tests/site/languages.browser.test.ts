import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examples as pageExamples } from '../../packages/blocks/src/blocks/examples.ts'
import { BLOCK_TEXTS, parseBlockTexts } from '../../packages/blocks/src/core/block-texts.ts'
import { SHARE_NETWORKS } from '../../packages/blocks/src/core/share-address.ts'
import { de } from '../../packages/demo/content/translations/de.ts'
import { translate } from '../../packages/demo/src/seed/translate.ts'
import { examples as effectExamples } from '../../packages/effects/src/blocks/examples.ts'
import { EFFECT_TEXTS, effectsState, parseEffectTexts } from '../../packages/effects/src/core/texts.ts'
import { examples as formExamples } from '../../packages/forms/src/blocks/examples.ts'
import { FORM_TEXTS } from '../../packages/forms/src/core/form-texts.ts'
import { plainRenderContext } from '../../packages/forms/src/core/template/render-context.ts'
import { storedBlockTexts } from '../../packages/kit/src/core/stored-block-texts.ts'
import { examples as navigationExamples } from '../../packages/navigation/src/blocks/examples.ts'
import { HEADER_TEXTS } from '../../packages/navigation/src/core/header.ts'
import { parseStepperTexts, STEPPER_TEXTS, stepperState } from '../../packages/ui/src/core/stepper-texts.ts'
import { axeViolations } from '../support/axe.ts'
import { type BlockSite, startBlockSite } from '../support/block-site.ts'
import { openBrowser, openPage, settled } from '../support/browser.ts'
import { quiet, ready } from '../support/ready.ts'
import { sized } from '../support/rounds.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { readSitemap } from '../support/sitemap.ts'
import { until } from '../support/until.ts'

const WIDTHS = [390, 820, 1440] as const

/** Names that are the same in every language: people, companies, places, addresses, and languages themselves. */
const NAMES =
  /^(?:Halden & Rye|Studio(?: – Halden & Rye)?|Instagram|Pinterest|YouTube|Vimeo|Mara Halden|Tobias Rye|Ines Okafor|Yusuf Demir|Linnea Voss|Ruth Carrow|Ole Ostrand|Material|November|Journal(?: – Halden & Rye)?|14 Lantern Street|Port Ansel PA4 2RW|\S+@\S+|English|Deutsch|עברית)$/

let site: TestSite
let browser: Browser
/** A window that stays open from test to test. */
let plain: Awaited<ReturnType<typeof openPage>>

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  plain = await openPage(browser, { reducedMotion: 'reduce' })
})

afterAll(async () => {
  await plain.close()
  await browser.close()
  await site.stop()
})

const open = async (path: string, options: Parameters<typeof openPage>[1] = {}) => {
  const opened = await openPage(browser, { reducedMotion: 'reduce', ...options })
  await opened.page.goto(site.url + path)
  return opened
}

/** Every text of a page that people see or hear, each once. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement?.closest('script, style, noscript'))
        texts.push(walker.currentNode.nodeValue ?? '')
    }
    const names = ['aria-label', 'alt', 'placeholder', 'title', 'label', 'data-other', 'data-open-label']
    for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join())) {
      for (const name of [...names, 'data-close-label']) texts.push(element.getAttribute(name) ?? '')
    }
    texts.push(document.title, document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '')
    return [...new Set(texts.map((text) => text.trim()))].filter((text) => /[a-z]{2}/.test(text))
  })

const GERMAN = [
  '/',
  ...['/services/', '/services/interiors/', '/services/furniture/', '/services/light/', '/services/prices/'],
  ...['/studio/', '/studio/approach/', '/studio/open-evening/'],
]
const TRANSLATED = [
  ...[...GERMAN, '/contact/', '/privacy/'].map((path) => ['de', path] as const),
  ...['/', '/contact/'].map((path) => ['he', path] as const),
]

describe.each(TRANSLATED)('the demo in the language %s at %s', (language, path) => {
  let english: ReadonlySet<string>
  let page: Page

  beforeAll(async () => {
    ;({ page } = plain)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(site.url + path)
    await ready(page)
    english = new Set(await textsOf(page))
    await page.goto(`${site.url}/${language}${path}`)
    await quiet(page)
  })

  it('has no text left in English except names', async () => {
    const after = await textsOf(page)
    expect(after.length).toBeGreaterThan(5)
    expect(after.filter((text) => english.has(text) && !NAMES.test(text))).toEqual([])
  })

  it('says its language and direction, and where the page is in others', async () => {
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await page.locator('html').getAttribute('dir')).toBe(language === 'he' ? 'rtl' : 'ltr')
    const alternates = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
      )
    const hebrew = path === '/' || path === '/contact/' ? [['he', `/he${path}`]] : []
    expect(alternates).toEqual([['en', path], ['de', `/de${path}`], ...hebrew, ['x-default', path]])
  })

  if (path === '/' || sized(false, true)) {
    it('has nothing that axe finds', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await quiet(page)
      await settled(page)
      expect(await axeViolations(page)).toEqual([])
    })
  }

  it('fits its window at every width, on both of its sides', async () => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const cut = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('main *, footer *')]
            // A wide table scrolls in its own box, which fits.
            .filter((element) => element.checkVisibility() && !element.parentElement?.closest('.scrolling-table'))
            .filter((element) => {
              const { left, right } = element.getBoundingClientRect()
              return left < -1 || right > innerWidth + 1
            })
            .map(({ className }) => className),
        )
      await expect.poll(cut, { message: String(width) }).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBeLessThanOrEqual(width)
    }
  })
})

describe('what blocks say by themselves', () => {
  const examples = [...pageExamples, ...effectExamples, ...formExamples, ...navigationExamples]
  const kinds = [...new Set(examples.map(({ blockType }) => blockType))].sort()
  /** Texts that editors wrote, with the title of the page and the names of networks. */
  const written = [...textsWithin(examples), ...Object.values(SHARE_NETWORKS), 'An example'].join('\n')
  const blockTexts = { pages: BLOCK_TEXTS, effects: EFFECT_TEXTS, stepper: STEPPER_TEXTS }
  const globals = { site: translate({ blockTexts }, de) }
  const renderContext = {
    ...plainRenderContext(new Date('2026-01-01T00:00:00Z')),
    texts: translate(FORM_TEXTS, de) as typeof FORM_TEXTS,
  }
  const german = {
    locale: 'de',
    page: { texts: parseBlockTexts(storedBlockTexts({ globals }, 'pages')) },
    states: [
      effectsState.entry(parseEffectTexts(storedBlockTexts({ globals }, 'effects'))),
      stepperState.entry(parseStepperTexts(storedBlockTexts({ globals }, 'stepper'))),
    ],
    navigation: { label: 'Pfad', texts: translate(HEADER_TEXTS, de) as typeof HEADER_TEXTS },
    forms: { renderContext },
  }
  const ofBlocks: readonly string[] = [BLOCK_TEXTS, EFFECT_TEXTS, STEPPER_TEXTS].flatMap((texts) =>
    Object.values(texts),
  )
  /** Tells if an editor wrote it: rows have numbers after it, and prices a colon before it. */
  const isWritten = (text: string) =>
    NAMES.test(text) || (!ofBlocks.includes(text) && written.includes(text.replace(/^: | \d+$/g, '')))
  let windows: readonly Awaited<ReturnType<BlockSite['open']>>[]

  beforeAll(async () => {
    const sites = await Promise.all([startBlockSite(), startBlockSite(german)])
    windows = await Promise.all(sites.map((each) => each.open(browser, [], { reducedMotion: 'reduce' })))
  })

  afterAll(async () => {
    await Promise.all(windows.map(({ close }) => close()))
  })

  it.each(kinds)('is in German on a German page: %s', async (kind) => {
    const blocks = examples.filter(({ blockType }) => blockType === kind)
    const [before, after] = await Promise.all(
      windows.map(async ({ page, show }) => {
        await show(blocks)
        await ready(page)
        return textsOf(page)
      }),
    )
    expect((after ?? []).filter((text) => before?.includes(text) && !isWritten(text))).toEqual([])
  })
})

/** Every text of a value, however deep it stands. */
function textsWithin(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsWithin) : []
}

describe('a page that does not exist in the language of its address', () => {
  it('leads to the one that there is', async () => {
    const answer = await fetch(`${site.url}/he/services/`, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(new URL(answer.headers.get('location') ?? '', site.url).pathname).toBe('/services/')
  })

  it('is not in the sitemap in that language', async () => {
    const sitemap = await readSitemap(site.url)
    expect(sitemap).toContain('/de/services/')
    expect(sitemap).not.toContain('/he/services/')
  })

  it('is linked directly where there is one, in words of the language that one reads', async () => {
    const { page, close } = await open('/he/', { viewport: { width: 1440, height: 900 } })
    const menu = page.locator('header nav').first()
    expect(await menu.getByRole('link', { name: 'שירותים' }).getAttribute('href')).toBe('/services/')
    expect(await page.locator('header a[href="/he/contact/"]').count()).toBeGreaterThan(0)
    expect(await page.locator('a[href="/contact/"]').count()).toBe(0)
    await close()
  })
})

describe('the links to other languages', () => {
  it('name each language as its speakers do, and stand only for those that the page exists in', async () => {
    const { page, close } = await open('/de/contact/')
    const links = page.locator('footer .language-links a')
    expect(await links.allInnerTexts()).toEqual(['English', 'Deutsch', 'עברית'])
    expect(await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).lang))).toEqual(['en', 'de', 'he'])
    expect(await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).hreflang))).toEqual([
      'en',
      'de',
      'he',
    ])
    expect(await links.nth(1).getAttribute('aria-current')).toBe('page')
    await links.nth(2).click()
    await page.waitForURL('**/he/contact/')
    await page.goto(`${site.url}/de/services/`)
    expect(await links.allInnerTexts()).toEqual(['English', 'Deutsch'])
    await close()
  })
})

describe('what the site answers', () => {
  it('is in the language of the address, also when there is no page', async () => {
    const { page, close } = await open('/de/no-such-page/', { expectedErrors: [/404/] })
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    expect(await page.locator('h1').innerText()).toBe('Dieses Regal ist leer.')
    expect(await page.locator('main a').getAttribute('href')).toBe('/de/')
    await close()
  })

  it.each([true, false])('to a German message is German (script: %s)', async (javaScriptEnabled) => {
    const { page, close } = await open('/de/contact/', { javaScriptEnabled, expectedErrors: [/400/] })
    const sent = (await site.outbox()).length
    const form = page.locator('main form')
    expect(await form.locator('select option').first().textContent()).toBe('Bitte wählen')
    await form.locator('[name=your-name]').fill('Jo Meer')
    await form.locator('[name=your-email]').fill('jo@meer.example')
    await form.locator('[name=project]').selectOption('Licht')
    await form.locator('[name=your-message]').fill('Das Zimmer liegt nach Norden.')
    await form.locator('[name=privacy]').check()
    await form.getByRole('button', { name: 'Nachricht senden' }).click()
    await page.getByText('Danke. Ihre Nachricht liegt auf dem Tisch.').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/de/contact/')
    const mails = await until('the mail of the German message', async () => {
      const all = await site.outbox()
      return all.length > sent && all
    })
    expect(mails.some((mail) => mail.includes('Nachricht von Jo Meer: Licht'))).toBe(true)
    await close()
  })

  it('to a mistake in a Hebrew form is Hebrew, and stands where its reader begins', async () => {
    const { page, close } = await open('/he/contact/')
    await page.locator('main form').getByRole('button', { name: 'שליחת ההודעה' }).click()
    const tip = page.getByText('נא למלא את השדה הזה.').first()
    await tip.waitFor()
    const [place, field] = await Promise.all([tip.boundingBox(), page.locator('[name=your-name]').boundingBox()])
    expect(Math.abs((place?.x ?? 0) + (place?.width ?? 0) - (field?.x ?? 0) - (field?.width ?? 0))).toBeLessThan(40)
    await close()
  })
})

describe('from right to left', () => {
  it('the number of the telephone stands as it is dialled', async () => {
    const { page, close } = await open('/he/')
    const digits = await page.locator('footer a[href^="tel:"]').evaluate((link) => {
      const text = link.firstChild as Text
      const xOf = (index: number) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        return range.getBoundingClientRect().x
      }
      return [...text.data].map((_, index) => xOf(index))
    })
    expect(digits).toEqual(digits.toSorted((a, b) => a - b))
    await close()
  })

  it('the menu of a phone comes from the end of the line, and its page moves no further than its window', async () => {
    const { page, close } = await open('/he/', { viewport: { width: 390, height: 844 } })
    await page.getByRole('button', { name: 'תפריט' }).click()
    const dialog = page.locator('.menu-drawer__dialog')
    await dialog.getByRole('link', { name: 'הסטודיו' }).waitFor()
    const box = await dialog.boundingBox()
    expect(box?.x).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await close()
  })
})
