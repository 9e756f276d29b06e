import { readdir, readFile } from 'node:fs/promises'
import { parseOldAddress } from '@vitrine/content/redirects'
import { describe, expect, it } from 'vitest'
import { readExport } from '../../server/reading/read-export.ts'
import { pathOf, plannedEvents } from '../../testing/plan/planned-export.ts'
import { reportText } from '../report/report-text.ts'
import type { SourceEvent } from '../source/source.ts'

/** Exports, not the archive that the reader alone is for. */
const files = (await readdir(pathOf('odd'))).filter((name) => /\.(?:xml|gz|zip)$/.test(name))

describe.each(files)('the plan of %s', async (name) => {
  const events: SourceEvent[] = []
  for await (const event of readExport([pathOf(`odd/${name}`)])) events.push(event)
  const { report, site, index, documents } = plannedEvents(events)

  it('accounts for every item', () => {
    const { items, imported, merged, leftOut, failed } = report.sum
    expect(items).toBe(index.items.size)
    expect(imported + merged + leftOut + failed).toBe(items)
  })

  it('has one home page, which visitors see, where it holds anything', () => {
    const home = [...documents, ...site.pages].filter(({ collection, path, data }) => {
      return collection === 'pages' && path === '/' && data._status === 'published'
    })
    expect(home).toHaveLength(index.items.size === 0 ? 0 : 1)
  })

  it('has redirects and a report that can be written', () => {
    for (const { data } of site.redirects) expect(parseOldAddress(String(data.from))?.from).toBe(data.from)
    expect(JSON.parse(JSON.stringify(report))).toEqual(report)
    expect(reportText(report, 'en')).not.toContain('undefined')
  })
})

it('pages in a circle, and below a page that is not there, are placed and named', async () => {
  const events: SourceEvent[] = []
  for await (const event of readExport([pathOf('odd/circle.xml')])) events.push(event)
  const { items, report } = plannedEvents(events)
  expect([...items.values()].map(({ documents }) => documents[0]?.path)).toEqual([
    '/item-2/item-1/',
    '/item-2/',
    '/item-3/',
  ])
  expect(report.groups).toMatchObject([
    { level: 'changed', code: 'page-elsewhere', count: 2, first: { title: 'Page 2' } },
    { level: 'note', code: 'home-without-page' },
  ])
})

it('what stands too deep to be converted keeps its words', async () => {
  const events: SourceEvent[] = []
  for await (const event of readExport([pathOf('odd/deep.xml')])) events.push(event)
  const texts = [...plannedEvents(events).items.values()].map(({ documents }) =>
    JSON.stringify(documents[0]?.data.layout),
  )
  for (const word of ['"core"', '"inner"', 'end"']) expect(texts.join()).toContain(word)
})

it('a hostile text keeps its words, and nothing else', async () => {
  const { 'hostile.xml': expected } = JSON.parse(await readFile(pathOf('odd/expected.json'), 'utf8'))
  const events: SourceEvent[] = []
  for await (const event of readExport([pathOf('odd/hostile.xml')])) events.push(event)
  const layouts = [...plannedEvents(events).items.values()].map(({ documents }) => documents[0]?.data.layout)
  const written = JSON.stringify(layouts)
  for (const word of expected.textContains) expect(written, word).toContain(`"text":"${word}"`)
  for (const part of expected.mustNotHold) expect(written, part).not.toContain(part)
})
