import { readdir, readFile } from 'node:fs/promises'
import { undoRun } from '@vitrine/wordpress/server'
import type { CollectionSlug, Where } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { exportFile, type ImportSite, openSite } from './support.ts'

/** Facts of an odd export, as they were recorded with it. */
interface Facts {
  /** Or the numbers that are possible. */
  readonly items?: number | readonly number[]
  readonly refused?: boolean
  readonly title?: string
  readonly text?: string
  readonly titles?: readonly string[]
  readonly mustNotHold?: readonly string[]
  readonly textContains?: readonly string[]
}

const facts: Readonly<Record<string, Facts>> = JSON.parse(await readFile(exportFile('odd/expected.json'), 'utf8'))
const files = (await readdir(exportFile('odd'))).filter((name) => /\.(?:xml|gz|zip)$/.test(name))

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

/** Collections with documents that an odd export holds. */
const COLLECTIONS = ['posts', 'pages', 'media', 'authors', 'categories', 'tags', 'comments', 'redirects'] as const

/** Those whose signs a database may refuse. PostgreSQL differs from SQLite in nothing else that these could show. */
const ODD_SIGNS = [
  'bad-bytes.xml',
  'control-signs.xml',
  'hostile.xml',
  'split-cdata.xml',
  'utf16.xml',
  'wrong-counts.xml',
]

it('has its facts for each file', () => expect(Object.keys(facts).sort()).toEqual(files.toSorted()))

describe.each([
  ['sqlite', files],
  ['postgres', ODD_SIGNS],
] as const)('into an empty site on %s', (kind, names) => {
  let site: ImportSite

  beforeAll(async () => {
    site = await openSite(kind === 'postgres' ? await postgres.createDatabase('odd') : '', 'en')
  })

  afterAll(() => site.close())

  const all = async (collection: CollectionSlug) =>
    (await site.payload.find({ collection, depth: 0, draft: true, pagination: false })).docs

  const publishedHomePages = async () => {
    const where: Where = { path: { equals: '/' }, _status: { equals: 'published' } }
    return (await site.payload.count({ collection: 'pages', where })).totalDocs
  }

  it.each(
    names,
  )('%s comes whole, has a home page, changes nothing the second time, and is taken back whole', async (name) => {
    const { items = 0, refused = false, ...expected } = facts[name] ?? {}
    const report = await site.take([exportFile(`odd/${name}`)])
    try {
      const { sum, written, failures, problems } = report
      expect([items].flat()).toContain(sum.items)
      expect(sum.imported + sum.merged + sum.leftOut + sum.failed).toBe(sum.items)
      expect(failures).toEqual([])
      if (refused) expect([report.outcome, ...problems].join()).toMatch(/^failed,.*\b(?:export|feed)\b/)
      const documents = await Promise.all(COLLECTIONS.map(all))
      expect(documents.map((found) => found.length)).toEqual(COLLECTIONS.map((one) => written[one]?.made ?? 0))
      expectTexts(documents.flat(), expected)
      expect(await publishedHomePages()).toBe(sum.items === 0 ? 0 : 1)
      const second = await site.take([exportFile(`odd/${name}`)])
      expect(Object.values(second.written).flatMap(Object.keys)).not.toContain('made')
    } finally {
      expect((await undoRun(site, report.run ?? '', () => {})).remaining).toEqual([])
    }
    expect(await Promise.all(COLLECTIONS.map(all))).toEqual(COLLECTIONS.map(() => []))
  })
})

function expectTexts(
  documents: readonly object[],
  { title, titles = [], text, textContains = [], mustNotHold = [] }: Facts,
) {
  for (const wanted of [title, ...titles]) {
    if (wanted !== undefined) expect(documents).toContainEqual(expect.objectContaining({ title: wanted }))
  }
  const layouts = JSON.stringify(documents.map((document) => ('layout' in document ? document.layout : [])))
  for (const wanted of [text, ...textContains]) if (wanted !== undefined) expect(layouts).toContain(shown(wanted))
  for (const unsafe of mustNotHold) expect(layouts).not.toContain(unsafe)
}

/** Words as browsers show them: for them `<![CDATA[` begins a comment. */
function shown(text: string): string {
  return text.replace(/<![^>]*>/g, '').replace(/ {2,}/g, ' ')
}
