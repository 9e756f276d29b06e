import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ContentCache, readState } from '@vitrine/content/cache'
import { type RunReport, runText } from '@vitrine/wordpress/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testRenderer } from '../../apps/site/src/render/test-renderer.ts'
import { createPages, type Pages } from '../../apps/site/src/server/pages.ts'
import { EXIT_CODES } from '../../packages/cms/src/commands/import-result.ts'
import { siteFacts } from '../../packages/forms/src/core/mail/site-facts.ts'
import { headlineOf, missesItems } from '../../packages/wordpress/src/core/report/headline.ts'
import { sentenceOf } from '../../packages/wordpress/src/core/report/sentences.ts'
import { contentSource } from '../support/content-source.ts'
import { exportFile, type ImportSite, openSite } from './support.ts'

const LANGUAGES = ['en', 'de', 'he'] as const

/** Address of a site before its owner gives it a name of its own. */
const SITE_URL = 'http://127.0.0.1:3000'

const PUBLISHED = { _status: { equals: 'published' } } as const

/** Headline of a report that misses no item. */
const ALL_HERE = /^(?:All \d+ items are|The one item is) here/

interface Row {
  readonly path: string
  /** Name of the old site. */
  readonly name: string
  /** Words of its front. */
  readonly front: string
}

/** Facts of an odd export, as they were recorded with it. */
interface Facts {
  readonly refused?: boolean
  /** Or the numbers that are possible. */
  readonly items?: number | readonly number[]
}

const odd: Readonly<Record<string, Facts>> = JSON.parse(await readFile(exportFile('odd/expected.json'), 'utf8'))

/** Odd exports with a site to look at: the others are refused, or hold nothing. */
const ODD = Object.entries(odd).flatMap(([name, { refused, items }]) => (refused || items === 0 ? [] : [name]))

const own = (name: string) => fileURLToPath(new URL(`./exports/${name}`, import.meta.url))

const ROWS: readonly Row[] = [
  { path: exportFile('classic'), name: 'Hotel Lindenhof', front: 'Ein Haus am See' },
  { path: exportFile('studio'), name: 'Studio Nordlicht', front: 'We plan light' },
  { path: own('bbpress.xml'), name: 'Wood', front: 'People who oil' },
  { path: own('woocommerce.xml'), name: 'Halden', front: 'Chairs that last' },
  ...ODD.map((name) => ({ path: exportFile(`odd/${name}`), name: 'Odd', front: 'Broken on purpose' })),
]

describe.each(
  ROWS.map((row) => [basename(row.path), row] as const),
)('in the first minute after an import of %s', (_, row) => {
  let site: ImportSite
  let pages: Pages
  let report: RunReport

  beforeAll(async () => {
    site = await openSite('', LANGUAGES.join())
    report = await site.take([row.path])
    pages = createPages({
      source: contentSource(site.payload),
      content: new ContentCache({
        read: (since) => readState(site.payload, since),
        onError(error) {
          throw error
        },
      }),
      rendererOf: (locale) => testRenderer(locale, LANGUAGES),
      languages: LANGUAGES,
      siteUrl: SITE_URL,
    })
  })

  afterAll(() => site.close())

  const show = async (address: string) => {
    const found = await pages.find(address)
    return found.kind === 'page' ? found.page.variants.identity.body.toString() : `${found.kind}: ${address}`
  }

  const count = async (collection: 'posts' | 'menus') =>
    (await site.payload.count({ collection, where: collection === 'posts' ? PUBLISHED : {} })).totalDocs

  it('the first address shows the front of the old site, below its name', async () => {
    const html = await show('/')
    expect(html).toContain(row.front)
    const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? ''
    expect(header).toContain(row.name)
    if ((await count('menus')) > 0) expect(header).toMatch(/<nav[\s\S]*<a /)
  })

  it('the first addresses lead to where the report says', async () => {
    expect(report.firstAddresses[0]).toMatchObject({ from: '/', to: '/' })
    for (const address of report.firstAddresses) {
      if (!('to' in address)) continue
      const { from, to } = address
      expect(await show(to)).toContain('<main')
      if (from !== to && !from.includes('?')) expect(await pages.find(from)).toMatchObject({ kind: 'redirect', to })
    }
  })

  it('mails are named after the old site', async () => {
    const known = { siteUrl: SITE_URL, mailFrom: 'site@127.0.0.1' }
    expect(siteFacts(await site.payload.findGlobal({ slug: 'site', depth: 0 }), known).title).toBe(row.name)
  })

  it('the feed has the posts, where there are any', async () => {
    const about = { name: row.name, urlOf: (to: string) => SITE_URL + to }
    const feed = await contentSource(site.payload).file('/feed.xml', 'en', about)
    expect(feed?.text.includes('<item>') ?? false).toBe((await count('posts')) > 0)
  })

  it('the report is told in three languages without a word of a machine', () => {
    for (const line of report.groups) {
      const { en, de, he } = sentenceOf(line)
      for (const text of [en, de, he]) expect(text).not.toMatch(/^[a-z-]+: |\{subject\}/)
      if (line.code !== 'of-feature') expect(he).toMatch(/\p{Script=Hebrew}/u)
    }
    for (const language of LANGUAGES) {
      expect(runText(report, language)).not.toMatch(
        /undefined|\[object|\binherit\b|\battachment, |nav_menu_item|item:\d/,
      )
    }
  })

  it('the headline and the exit code tell what is missing', () => {
    const { sum, outcome, failures, missingFiles, problems, groups } = report
    const here = sum.imported + sum.merged
    expect(here + sum.leftOut + sum.failed).toBe(sum.items)
    const hasGaps =
      missesItems(report) ||
      failures.length + missingFiles.length + problems.length > 0 ||
      groups.some(({ level }) => level === 'lost')
    expect(EXIT_CODES[outcome]).toBe(hasGaps ? 2 : 0)
    const { en } = headlineOf(report)
    expect(en).toMatch(here < sum.items ? new RegExp(`^${here} of ${sum.items} items`) : ALL_HERE)
    expect(en.includes('the report names') || en.includes('The report names')).toBe(hasGaps || here < sum.items)
  })
})
