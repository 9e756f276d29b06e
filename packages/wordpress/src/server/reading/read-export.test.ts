import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { zoneOf } from '../../core/dates/site-zone.ts'
import { plainPhp } from '../../core/php/php-value.ts'
import { unserialize } from '../../core/php/unserialize.ts'
import type { SourceEvent, SourceItem, SourceProblem } from '../../core/source/source.ts'
import { withSiteZone } from '../../core/source/with-zone.ts'
import { ExportFileError } from './export-files.ts'
import type { ReadProgress } from './read-export.ts'
import { readExport } from './read-export.ts'

const exportsFolder = fileURLToPath(new URL('../../../test-data/exports/', import.meta.url))

interface Export {
  readonly events: readonly SourceEvent[]
  /** The last of each id. */
  readonly items: readonly SourceItem[]
  readonly problems: readonly SourceProblem[]
}

async function read(...paths: readonly string[]): Promise<Export> {
  const events: SourceEvent[] = []
  for await (const event of readExport(paths.map((path) => join(exportsFolder, path)))) events.push(event)
  return summaryOf(events)
}

function summaryOf(events: readonly SourceEvent[]): Export {
  const items = new Map<number, SourceItem>()
  for (const event of events) if (event.event === 'item') items.set(event.item.id, event.item)
  const problems = events.flatMap((event) => (event.event === 'problem' ? [event.problem] : []))
  return { events, items: [...items.values()], problems }
}

async function expectedOf(folder: string) {
  return JSON.parse(await readFile(join(exportsFolder, folder, 'expected.json'), 'utf8'))
}

describe('odd exports', async () => {
  const expected = await expectedOf('odd')
  it.each(Object.keys(expected))('%s gives the items that it holds, or is refused', async (file) => {
    const { items, problems } = await read(`odd/${file}`)
    const { items: count, refused, inReport } = expected[file]
    expect([refused ? 0 : count].flat()).toContain(items.length)
    expect(problems.some(({ code }) => code === 'not-an-export')).toBe(refused === true)
    if (inReport) expect(problems.map(({ message }) => message).join('\n')).toContain(inReport)
  })
  it.each(['carriage-returns.xml', 'wrong-counts.xml'])('%s keeps the values of its metas', async (file) => {
    const { items } = await read(`odd/${file}`)
    for (const [key, value] of Object.entries(expected[file].metas)) {
      const raw = items[0]?.metas.find((meta) => meta.key === key)?.value ?? ''
      const found = unserialize(raw)
      if (typeof value === 'string')
        expect(found).toEqual({ ok: false, reason: key === '_c' ? 'broken' : 'not-serialised' })
      else expect(found.ok && plainPhp(found.value)).toEqual(value)
    }
  })
  it('decodes titles once, with CDATA and without', async () => {
    expect((await read('odd/no-cdata.xml')).items.map(({ title }) => title)).toEqual(expected['no-cdata.xml'].titles)
    const { items } = await read('odd/split-cdata.xml')
    expect(items[0]).toMatchObject({
      title: expected['split-cdata.xml'].title,
      content: expected['split-cdata.xml'].text,
    })
  })
  it('keeps markup of a text that was escaped', async () => {
    const { items } = await read('odd/no-cdata.xml')
    expect(items[0]?.content).toBe('<p>Words &amp; "quotes" of <b>item 1</b></p>')
  })
  it('drops control characters and names the item', async () => {
    const { items, problems } = await read('odd/control-signs.xml')
    expect(items[0]?.content).toBe(expected['control-signs.xml'].text)
    expect(problems).toMatchObject([{ code: 'control-characters', item: { id: 1 } }])
  })
  it('shows bad bytes as replacement characters and names the item', async () => {
    const { items, problems } = await read('odd/bad-bytes.xml')
    expect(items[0]?.content).toBe('Words of item 1: gr�e, אור, 💡.')
    expect(problems).toMatchObject([{ code: 'bad-bytes', item: { id: 1 } }])
  })
  it('reads Latin-1 and UTF-16', async () => {
    expect((await read('odd/latin1.xml')).items[0]?.content).toBe(expected['latin1.xml'].text)
    expect((await read('odd/utf16.xml')).items[0]?.content).toBe('Words of item 1: größe, אור, 💡.')
  })
  it('names the item that a file ends in', async () => {
    for (const file of ['truncated.xml', 'truncated-with-error.xml']) {
      expect((await read(`odd/${file}`)).problems).toMatchObject([{ code: 'truncated', item: { title: 'Item 4' } }])
    }
  })
  it('takes bare ampersands in links and terms', async () => {
    const { items } = await read('odd/bare-ampersand.xml')
    expect(items[0]?.link).toBe('https://odd.example/?a=1&b=2')
    expect(items[1]?.terms).toEqual([{ taxonomy: 'category', slug: 'r&d', name: 'R&D' }])
  })
  it('names authors of a file without a list of them', async () => {
    const { events } = await read('odd/version-1.0.xml')
    const logins = events.flatMap((event) => (event.event === 'author' ? [event.author.login] : []))
    expect(logins).toEqual(expected['version-1.0.xml'].authors)
    expect(events[0]).toMatchObject({ event: 'site', site: { version: '1.0' } })
  })
  it('expands no entities', async () => {
    const { items, problems } = await read('odd/entities.xml')
    expect(items[1]?.content).toBe('')
    expect(problems).toMatchObject([{ code: 'entities-refused' }])
  })
  it('gives dates by the rule that loses least', async () => {
    const { items } = await read('odd/dates.xml')
    const zone = zoneOf(items)
    const dates = items.map((item) => {
      const { title, publishedAt } = withSiteZone(item, zone)
      return [title, publishedAt === undefined ? null : new Date(publishedAt).toISOString().replace('.000', '')]
    })
    const wanted = Object.entries<string | null>(expected['dates.xml'].dates)
    expect(dates).toEqual(wanted.map(([title, date]) => [title, date?.split(' ')[0] ?? null]))
  })
  it('takes the later of an item that is there twice', async () => {
    const { items, problems } = await read('odd/same-id-twice.xml')
    expect(items.map(({ title }) => title)).toEqual([expected['same-id-twice.xml'].title])
    expect(problems).toMatchObject([{ code: 'item-twice', item: { id: 1 } }])
  })
  it('names the files of a zip that would lie outside', async () => {
    const { problems } = await read('odd/zip-slip.zip')
    expect(problems.map(({ code }) => code)).toEqual(['unsafe-entry', 'unsafe-entry'])
    expect(problems.map(({ message }) => message).join()).toMatch(/\.\.\/outside\.txt.*\/abs\.txt/)
  })
  it('tells a feed from what is no export at all', async () => {
    expect((await read('odd/plain-feed.xml')).problems[0]?.message).toContain('is a feed')
    expect((await read('odd/not-an-export.xml')).problems[0]?.message).toContain('is not an export')
  })
})

describe.each(['studio', 'classic'])('the site %s', async (folder) => {
  const expected = await expectedOf(folder)
  const { events, items } = await read(`${folder}/export.xml`)

  it('has all items by kind and status', () => {
    const counts: Record<string, Record<string, number>> = {}
    for (const { kind, status } of items) {
      const ofKind = counts[kind] ?? {}
      ofKind[status] = (ofKind[status] ?? 0) + 1
      counts[kind] = ofKind
    }
    expect(counts).toEqual(expected.counts.items)
    expect(items).toHaveLength(expected.counts.itemsTotal)
  })
  it('has all comments by type and state', () => {
    const states: Record<string, string> = { 0: 'waiting', 1: 'approved' }
    const counts: Record<string, Record<string, number>> = {}
    for (const { type, approved } of items.flatMap((item) => item.comments)) {
      const ofType = counts[type] ?? {}
      const state = states[approved] ?? approved
      ofType[state] = (ofType[state] ?? 0) + 1
      counts[type] = ofType
    }
    expect(counts).toEqual(expected.counts.comments)
  })
  it('has all terms by taxonomy, with names and parents', () => {
    const terms = events.flatMap((event) => (event.event === 'term' && event.term.id !== undefined ? [event.term] : []))
    const counts: Record<string, number> = {}
    for (const { taxonomy } of terms) counts[taxonomy] = (counts[taxonomy] ?? 0) + 1
    expect(counts).toEqual(expected.counts.terms)
    for (const wanted of expected.terms) {
      const found = terms.find((term) => term.taxonomy === wanted.taxonomy && decodeURI(term.slug) === wanted.slug)
      const parent = terms.find((term) => term.taxonomy === wanted.taxonomy && term.slug === found?.parent)
      expect({ name: found?.name, parent: parent?.name ?? null }).toEqual({ name: wanted.name, parent: wanted.parent })
    }
  })
  it('has its authors', () => {
    const authors = events.flatMap((event) => (event.event === 'author' ? [event.author] : []))
    const found = authors.map(({ login, name, email }) => ({ login, name, email }))
    const wanted = expected.authors.filter(({ inExport }: { inExport: boolean }) => inExport)
    const facts = wanted.map(({ login, name, email }: Record<string, string>) => ({ login, name, email }))
    expect(found.sort(byLogin)).toEqual(facts.sort(byLogin))
  })
  it('has titles, dates, authors, slugs and statuses of single items', () => {
    for (const [name, wanted] of Object.entries<Record<string, unknown> & { wp: { id: number } }>(expected.items)) {
      const found = items.find(({ id }) => id === wanted.wp.id)
      expect(found?.title, name).toBe(wanted.title)
      expect(found?.status, name).toBe(wanted.status)
      if (wanted.dateUtc)
        expect(new Date(found?.publishedAt ?? 0).toISOString().replace('.000', ''), name).toBe(wanted.dateUtc)
      if (wanted.dateLocal) expect(found?.localDate, name).toBe(wanted.dateLocal)
    }
  })
})

const byLogin = (a: { readonly login: string }, b: { readonly login: string }) => (a.login < b.login ? -1 : 1)

describe('inputs', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-reading-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function readPaths(...paths: readonly string[]): Promise<Export> {
    const events: SourceEvent[] = []
    for await (const event of readExport(paths)) events.push(event)
    return summaryOf(events)
  }
  const odd = (file: string) => join(exportsFolder, 'odd', file)

  it('may be a folder, of which the .xml files are read', async () => {
    const inside = join(folder, 'site')
    await mkdir(join(inside, 'uploads'), { recursive: true })
    await copyFile(odd('no-version.xml'), join(inside, 'site.000.xml'))
    await writeFile(join(inside, 'site.001.xml.gz'), gzipSync(await readFile(odd('dates.xml'))))
    await writeFile(join(inside, 'readme.txt'), 'x')
    const { items } = await readPaths(inside)
    expect(items.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })
  it('may be an empty folder, which is reported', async () => {
    const inside = join(folder, 'empty')
    await mkdir(inside)
    expect((await readPaths(inside)).problems).toMatchObject([{ code: 'not-an-export' }])
  })
  it('are taken once when they are given twice', async () => {
    const { problems } = await readPaths(odd('dates.xml'), odd('../odd/dates.xml'))
    expect(problems).toEqual([])
  })
  it('are recognised by their first bytes, not by their names', async () => {
    const path = join(folder, 'export.txt')
    await writeFile(path, gzipSync(await readFile(odd('dates.xml'))))
    expect((await readPaths(path)).items).toHaveLength(4)
  })
  it('may be cut while they were packed', async () => {
    const path = join(folder, 'cut.xml.gz')
    const packed = gzipSync(await readFile(join(exportsFolder, 'classic/export.xml')))
    await writeFile(path, packed.subarray(0, packed.length / 2))
    const { items, problems } = await readPaths(path)
    expect(items.length).toBeGreaterThan(5)
    expect(problems.map(({ code }) => code)).toEqual(['truncated', 'truncated'])
  })
  it('may not unpack without end', async () => {
    const path = join(folder, 'bomb.xml.gz')
    await writeFile(path, gzipSync(Buffer.alloc(100 * 1024 * 1024, ' ')))
    expect((await readPaths(path)).problems.map(({ code }) => code)).toContain('too-large')
  })
  it('may be a damaged zip, which is reported', async () => {
    const path = join(folder, 'damaged.zip')
    await writeFile(path, 'PK\x03\x04 nothing')
    expect((await readPaths(path, odd('dates.xml'))).items).toHaveLength(4)
    expect((await readPaths(path)).problems).toMatchObject([{ code: 'not-an-export' }])
  })
  it('may be empty, which is reported', async () => {
    const path = join(folder, 'nothing.xml')
    await writeFile(path, '')
    expect((await readPaths(path)).problems).toMatchObject([{ code: 'not-an-export' }])
  })
  it('must be there', async () => {
    await expect(readPaths(join(folder, 'missing.xml'))).rejects.toThrow(ExportFileError)
  })
  it('tell how far they are read', async () => {
    const seen: ReadProgress[] = []
    for await (const _ of readExport([odd('dates.xml'), odd('compressed.xml.gz')], {
      onProgress: (now) => seen.push(now),
    })) {
    }
    expect(seen[0]).toMatchObject({ file: 'dates.xml' })
    expect(seen.at(-1)?.readBytes).toBe(seen.at(-1)?.totalBytes)
  })
  it('leave out what a second reading does not want', async () => {
    const events: SourceEvent[] = []
    for await (const event of readExport([odd('same-id-twice.xml')], { leaveOut: new Set([1]) })) events.push(event)
    expect(events.filter(({ event }) => event === 'item')).toMatchObject([{ place: 2, item: { title: 'Item 1, new' } }])
  })
  it('stop when they are aborted', async () => {
    const stop = new AbortController()
    const reading = readExport([join(exportsFolder, 'studio/export.xml')], { signal: stop.signal })
    await reading.next()
    stop.abort(new Error('Stopped by the owner'))
    await expect(async () => {
      for await (const _ of reading) {
      }
    }).rejects.toThrow('Stopped by the owner')
  })
})

describe('an export of 200 posts', () => {
  it('has what its maker says', async () => {
    const maker = join(exportsFolder, 'make-large.mjs')
    const made = (...more: readonly string[]) =>
      execFileSync(process.execPath, [maker, '200', ...more], { maxBuffer: 1 << 28 })
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-reading-'))
    const path = join(folder, 'large.xml')
    await writeFile(path, made())
    const events: SourceEvent[] = []
    for await (const event of readExport([path])) events.push(event)
    await rm(folder, { recursive: true })
    const { items, problems } = summaryOf(events)
    const expected = JSON.parse(made('--expected').toString())
    const count = (kind: string, status: string) =>
      items.filter((item) => item.kind === kind && item.status === status).length
    expect(problems).toEqual([])
    expect({
      publish: count('post', 'publish'),
      draft: count('post', 'draft'),
      private: count('post', 'private'),
    }).toEqual(expected.posts)
    expect(count('page', 'publish')).toBe(expected.pages)
    expect(count('attachment', 'inherit')).toBe(expected.attachments)
    expect(items.flatMap(({ comments }) => comments)).toHaveLength(expected.comments)
    for (const { title, dateUtc, ends } of expected.sample) {
      const item = items.find((one) => one.title === title)
      expect(item?.content).toContain(ends)
      if (item?.status !== 'draft') expect(item?.publishedAt).toBe(Date.parse(dateUtc))
    }
  })
})
