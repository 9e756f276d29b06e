import { createHash } from 'node:crypto'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { parsers } from '../../apps/site/src/features/rendering.ts'
import { prepareFeatures } from '../../apps/site/src/features/site-features.ts'
import { parseContext } from '../../apps/site/src/render/parse-context.ts'
import { walkBlocks } from '../../packages/blocks/src/core/walk.ts'
import type { BlockBase } from '../../packages/kit/src/core/block.ts'
import { featureStates } from '../../packages/kit/src/core/feature-state.ts'
import type { ShownPage } from '../../packages/kit/src/core/feature-view.ts'
import type { PageSources } from '../../packages/kit/src/core/page-sources.ts'
import type { LightboxSettings } from '../../packages/lightbox/src/core/settings.ts'
import { type BlockLanguage, cssOf, showBlocks } from '../fixtures/block-page.tsx'
import { answerRequests } from './answer-requests.ts'
import { openPage } from './browser.ts'
import { sharedSite } from './site.ts'

/** Where blocks are shown: a page of the demo, whose own content gives way. */
const PATH = '/privacy/'

/** Rules of a form that checks nothing in the browser. */
const NO_RULES = JSON.stringify({ version: '', locale: '', rules: [] })

/** Features of a site that nobody has set up. */
const features = prepareFeatures({
  globals: {},
  parse: parseContext({ locale: 'en', parsers, address: (path) => path }),
  locale: 'en',
  home: '/',
  siteUrl: 'https://haldenrye.example',
  ajaxPath: '/wp-admin/admin-ajax.php',
})

function pageWith(blocks: readonly BlockBase[]): ShownPage {
  const context = {
    locale: 'en',
    timeZone: 'UTC',
    path: PATH,
    home: '/',
    pageId: 1,
    preview: false,
    features: featureStates([]),
  }
  return { context, kind: 'page', blocks: [...walkBlocks(blocks)], languages: [] }
}

/** A site on one of whose pages any blocks can be shown, with the headers, styles and scripts of the real one. */
export interface BlockSite {
  readonly url: string
  /** Page of the site, without blocks; for what reads the markup alone. */
  html(blocks: readonly BlockBase[]): string
  /** Opens a window on a page that shows these blocks. Close it: that is when complaints of the console are reported. */
  open(
    browser: Browser,
    blocks: readonly BlockBase[],
    options?: BrowserContextOptions & {
      readonly expectedErrors?: readonly RegExp[]
      readonly hash?: string
      /** Third-party sources that the page may load, beside those of its blocks. */
      readonly sources?: PageSources
      /** Settings of the lightbox that differ from the defaults. */
      readonly lightbox?: Partial<LightboxSettings>
      /** `domcontentloaded`: for pages whose first image is held back, which never have loaded. */
      readonly waitUntil?: 'load' | 'domcontentloaded'
      /**
       * Answers by routes, before which those of the test come: for tests that answer the same addresses, or videos, which
       * a browser that is stopped in two ways does not play.
       */
      readonly byRoutes?: boolean
      /** Runs before the first page is asked for. */
      readonly before?: (page: Page) => Promise<unknown>
    },
  ): Promise<{ page: Page; show: (blocks: readonly BlockBase[]) => Promise<void>; close: () => Promise<void> }>
}

/**
 * Starts the site. Images of examples, which are not among the site's own, are answered with one of the demo.
 *
 * @param language Of the page and its blocks; English by default.
 */
export async function startBlockSite(language?: BlockLanguage): Promise<BlockSite> {
  const site = await sharedSite()
  const path = language ? `/${language.locale}${PATH}` : PATH
  const response = await fetch(site.url + path)
  const policy = response.headers.get('content-security-policy') ?? ''
  const template = await response.text()
  const address = (await (await fetch(site.url)).text()).match(/\/media\/[^"\s]+\.webp/)?.[0]
  const image = Buffer.from(await (await fetch(site.url + address)).arrayBuffer())
  const html = (blocks: readonly BlockBase[], lightbox?: Partial<LightboxSettings>) =>
    showBlocks(template, blocks, language, lightbox)

  return {
    url: site.url,
    html: (blocks) => html(blocks),
    async open(
      browser,
      blocks,
      { hash = '', sources = {}, lightbox, waitUntil = 'load', byRoutes = false, before, ...options } = {},
    ) {
      const { page, close } = await openPage(browser, options)
      let shown = html(blocks, lightbox)
      const headersOf = (some: readonly BlockBase[]) => ({
        'content-security-policy': policyFor(policy, [...features.sources(pageWith(some)), styleOf(some), sources]),
      })
      let headers = headersOf(blocks)
      const answers = {
        [`*${path}`]: () => ({ body: shown, headers: { 'content-type': 'text/html', ...headers } }),
        // The forms of examples are not among the site's own either.
        '*/feedback/schema': () => ({ body: NO_RULES, headers: { 'content-type': 'application/json' } }),
        '*/video/posters/*': () => ({ body: image, headers: { 'content-type': 'image/webp' } }),
        '*/media/chair-*': () => ({ body: image, headers: { 'content-type': 'image/webp' } }),
      }
      if (!byRoutes) await answerRequests(page, answers)
      else
        for (const [address, answer] of Object.entries(answers))
          await page.route(asRoute(address), (route) => route.fulfill(answer()))
      const show = async (others: readonly BlockBase[]) => {
        shown = html(others, lightbox)
        headers = headersOf(others)
        await page.goto(site.url + path + hash, { waitUntil })
        // Sizes are those of the typefaces that stay.
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
      }
      await before?.(page)
      await show(blocks)
      return { page, show, close }
    },
  }
}

/** @param address With `*` for any text. @returns The same as an address of a route, where that is `**`. */
function asRoute(address: string): string {
  return address.replaceAll('*', '**')
}

/** Names the styles of single blocks by their hash. */
function styleOf(blocks: readonly BlockBase[]): PageSources {
  return { style: [`'sha256-${createHash('sha256').update(cssOf(blocks)).digest('base64')}'`] }
}

/** The policy of a page that loads this from others. */
function policyFor(policy: string, sources: readonly PageSources[]): string {
  const added = (kind: string) => sources.flatMap((source) => source[kind as keyof PageSources] ?? [])
  return policy.replace(/(?<=^|; )(script|style|connect|frame)-src [^;]*/g, (directive, kind) =>
    [directive, ...added(kind)].join(' '),
  )
}
