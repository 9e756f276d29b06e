import { setImmediate as nextTurn } from 'node:timers/promises'
import { runSql, sql } from '@vitrine/content/sql'
import { h2, type RichNode, rich } from '@vitrine/kit/fields'
import { createSearch, readReport, rebuildIndex, startIndexMaintenance } from '@vitrine/search/server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { until } from '../support/until.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

interface Document {
  readonly title?: string
  readonly layout?: readonly object[]
  readonly [field: string]: unknown
}

describe.each(['sqlite', 'postgres'] as const)('search on %s', (kind) => {
  let content: TestContent
  const faults: unknown[] = []

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('search') : '', {
      languages: 'en de he',
    })
  })

  afterAll(() => content.close())

  afterEach(async () => {
    faults.length = 0
    for (const collection of ['pages', 'sliders', 'reusable-blocks'] as const) {
      await content.payload.delete({ collection, where: { id: { exists: true } }, context: { emptying: true } })
    }
  })

  const publish = (data: Document, locale = 'en') =>
    content.payload.create({
      collection: 'pages',
      data: { layout: [], _status: 'published', ...data } as never,
      locale: locale as never,
    })
  const change = (id: number | string, data: Document, options: object = {}) =>
    content.payload.update({ collection: 'pages', id, data: data as never, ...options })
  const text = (...blocks: readonly (string | RichNode)[]) => ({ blockType: 'richText', content: rich(...blocks) })
  const searching = () => createSearch({ payload: content.payload, onError: (error) => faults.push(error) })
  const answer = async (term: string, options: object = {}) => {
    const found = await searching().search({ term, locale: 'en', limit: 20, ...options })
    if (found.state === 'unavailable') throw new Error('Search is unavailable.', { cause: faults[0] })
    return found
  }
  const titles = async (term: string, options: object = {}) =>
    (await answer(term, options)).hits.map(({ title }) => title)
  const suggested = async (term: string, options: object = {}) => {
    const found = await searching().suggest({ term, locale: 'en', limit: 20, ...options })
    return found.state === 'unavailable' ? found.state : found.hits.map(({ title }) => title)
  }

  describe('what is found', () => {
    it('is words in titles before headings before texts', async () => {
      await publish({ title: 'Walls', layout: [text('A lantern stands in the hall.')] })
      await publish({ title: 'Stairs', layout: [text(h2('The lantern above'))] })
      await publish({ title: 'A lantern for the hall' })
      expect(await titles('lantern')).toEqual(['A lantern for the hall', 'Stairs', 'Walls'])
      expect(await titles('lantern', { titlesOnly: true })).toEqual(['A lantern for the hall'])
    })

    it('is a word in any of its forms, the exact one first', async () => {
      await publish({ title: 'Libraries of the north' })
      await publish({ title: 'The library of the south' })
      expect(await titles('library ')).toEqual(['The library of the south', 'Libraries of the north'])
    })

    it('is a word that is not finished', async () => {
      await publish({ title: 'Observatory', layout: [text('With a planetarium.')] })
      for (const term of ['o', 'ob', 'obser', 'observato', 'plane', 'planetari']) {
        expect(await suggested(term), term).toEqual(['Observatory'])
      }
    })

    it('is the word that was meant', async () => {
      await publish({ title: 'Observatory' })
      const { hits, corrections } = await answer('obzervatory')
      expect(hits.map(({ title }) => title)).toEqual(['Observatory'])
      expect(corrections).toEqual([{ word: 'obzervatory', instead: ['observatory'] }])
      expect((await answer('observatory')).corrections).toEqual([])
    })

    it('is a phrase word for word', async () => {
      await publish({ title: 'One', layout: [text('A reading room with oak.')] })
      await publish({ title: 'Two', layout: [text('A room for reading, with oak.')] })
      expect(await titles('"reading room"')).toEqual(['One'])
      expect((await titles('reading room')).sort()).toEqual(['One', 'Two'])
    })

    it('never runs a phrase from a title into the text', async () => {
      await publish({ title: 'Small reading', layout: [text('room with oak')] })
      expect(await titles('"reading room"')).toEqual([])
    })

    it('is only what has all of the words', async () => {
      await publish({ title: 'Oak kitchen' })
      await publish({ title: 'Oak stairs' })
      expect(await titles('oak kitchen')).toEqual(['Oak kitchen'])
    })

    it('has its pieces marked, and counts by type', async () => {
      await publish({ title: 'Café Noir', layout: [text('The café by the river.')] })
      const { hits, total, isAtLeast, byType } = await answer('cafe')
      expect(hits[0]?.titlePieces).toEqual([
        { text: 'Café', marked: true },
        { text: ' Noir', marked: false },
      ])
      expect(hits[0]?.excerpt.filter(({ marked }) => marked)).toEqual([{ text: 'café', marked: true }])
      expect({ total, isAtLeast, byType }).toEqual({ total: 1, isAtLeast: false, byType: { page: 1 } })
    })

    it('is of the types that were asked for', async () => {
      await publish({ title: 'Observatory' })
      expect(await suggested('observatory', { types: ['page', 'post'] })).toEqual(['Observatory'])
      expect(await suggested('observatory', { types: ['post'] })).toEqual([])
      expect(await suggested('observatory', { types: ["'; drop table pages; --"] })).toEqual([])
    })

    it('comes page by page', async () => {
      for (const number of [1, 2, 3]) await publish({ title: `Workshop ${number}` })
      const pages = [await titles('workshop', { limit: 2 }), await titles('workshop', { limit: 2, offset: 2 })]
      expect(pages.map((page) => page.length)).toEqual([2, 1])
      expect(new Set(pages.flat()).size).toBe(3)
    })
  })

  describe('languages', () => {
    it('are searched each by itself', async () => {
      const { id } = await publish({ title: 'The kitchen' })
      await change(id, { title: 'Die Küche' }, { locale: 'de' })
      await change(id, { title: 'המטבח' }, { locale: 'he' })
      expect(await titles('kitchen')).toEqual(['The kitchen'])
      expect(await titles('Küchen', { locale: 'de' })).toEqual(['Die Küche'])
      expect(await titles('kuche', { locale: 'de' })).toEqual(['Die Küche'])
      expect(await titles('מטבח', { locale: 'he' })).toEqual(['המטבח'])
      expect(await titles('Küche')).toEqual([])
    })

    it('that write compounds find their parts, after whole words', async () => {
      await publish({ title: 'Ein Tisch', layout: [text('Aus Eiche.')] }, 'de')
      await publish({ title: 'Möbel', layout: [text('Lampe, Stuhl und Tische.')] }, 'de')
      await publish({ title: 'Esstische' }, 'de')
      await publish({ title: 'Küchen', layout: [text('Mit Holztischplatten, nach Küchenplanung.')] }, 'de')
      await publish({ title: 'Fisch' }, 'de')
      expect(await titles('Tisch ', { locale: 'de' })).toEqual(['Ein Tisch', 'Möbel', 'Esstische', 'Küchen'])
      expect(await titles('Planung', { locale: 'de' })).toEqual(['Küchen'])
      expect(await titles('Küche ', { locale: 'de' })).toEqual(['Küchen'])
      expect(await titles('Platte ', { locale: 'de' })).toEqual(['Küchen'])
      expect(await titles('Tisch Küche ', { locale: 'de' })).toEqual(['Küchen'])
      expect(await titles('Tisch ', { locale: 'de', titlesOnly: true })).toEqual(['Ein Tisch', 'Esstische'])
      expect(await suggested('Tisc', { locale: 'de' })).toContain('Esstische')
    })

    it('that write compounds find whole words before longer ones, also where a visitor still types', async () => {
      await publish({ title: 'Tischplatten' }, 'de')
      await publish({ title: 'Möbel', layout: [text('Ein Tisch.')] }, 'de')
      await publish({ title: 'Tischler' }, 'de')
      expect(await titles('Tisch', { locale: 'de' })).toEqual(['Möbel', 'Tischler', 'Tischplatten'])
      expect(await suggested('Tisch', { locale: 'de' })).toEqual(['Möbel', 'Tischler', 'Tischplatten'])
      expect((await suggested('Tis', { locale: 'de' })).length).toBe(3)
    })

    it('that write compounds find a short part beside a word that the site has, not by chance', async () => {
      await publish({ title: 'Haustüren', layout: [text('Für jedes Haus.')] }, 'de')
      await publish({ title: 'Badezimmer', layout: [text('Ein Zimmer.')] }, 'de')
      await publish({ title: 'Kultur' }, 'de')
      expect(await titles('Tür ', { locale: 'de' })).toEqual(['Haustüren'])
      expect(await titles('Bad ', { locale: 'de' })).toEqual(['Badezimmer'])
    })

    it('that write compounds have the parts marked, and are not corrected to another word', async () => {
      await publish({ title: 'Werkstatt', layout: [text('Wir bauen Esstische.')] }, 'de')
      await publish({ title: 'Fische' }, 'de')
      const { hits, corrections } = await answer('Tische ', { locale: 'de' })
      expect(hits.map(({ title }) => title)).toEqual(['Werkstatt'])
      expect(hits[0]?.excerpt).toContainEqual({ text: 'Esstische', marked: true })
      expect(corrections).toEqual([])
    })

    it('that write compounds apart find no word within another', async () => {
      await publish({ title: 'Bookkeeping' })
      expect(await titles('keeping ')).toEqual([])
    })

    it('have only the documents that are written in them', async () => {
      await publish({ title: 'Observatory' })
      expect(await titles('observatory', { locale: 'de' })).toEqual([])
    })

    it('show the default language where a text is not translated, and so find it', async () => {
      const { id } = await publish({ title: 'Stairs', meta: { description: 'With a lantern.' } })
      await change(id, { title: 'Treppe' }, { locale: 'de' })
      expect(await titles('lantern', { locale: 'de' })).toEqual(['Treppe'])
    })
  })

  describe('what stays out', () => {
    it('is a draft, and a draft of what is published', async () => {
      await publish({ title: 'Secret observatory', _status: 'draft' })
      const { id } = await publish({ title: 'Library' })
      await change(id, { title: 'Planetarium', _status: 'draft' }, { draft: true })
      expect(await titles('observatory')).toEqual([])
      expect(await titles('planetarium')).toEqual([])
      expect(await titles('library')).toEqual(['Library'])
    })

    it('is what is no longer published, also when a draft came before', async () => {
      const { id } = await publish({ title: 'Observatory' })
      await change(id, { title: 'Observatory two', _status: 'draft' }, { draft: true })
      await change(id, { _status: 'draft' })
      expect(await titles('observatory')).toEqual([])
      await change(id, { _status: 'published' })
      expect(await titles('observatory')).toHaveLength(1)
    })

    it('is what is deleted', async () => {
      const { id } = await publish({ title: 'Observatory' })
      await content.payload.delete({ collection: 'pages', id })
      expect(await titles('observatory')).toEqual([])
    })

    it('is what search engines are kept from', async () => {
      await publish({ title: 'Observatory', meta: { noIndex: true } })
      expect(await titles('observatory')).toEqual([])
    })

    it('is the labels of forms', async () => {
      const form = await content.payload.create({
        collection: 'contact-forms',
        data: {
          title: 'Planetarium form',
          fields: [
            { blockType: 'text', name: 'your-name', label: 'Telescope' },
            { blockType: 'email', name: 'your-email', label: 'Periscope' },
            { blockType: 'submit', label: 'Send' },
          ],
          mail: { recipient: 'owner@example.com', subject: 'From', replyTo: '[your-email]', body: '[your-name]' },
        } as never,
      })
      await publish({ title: 'Contact', layout: [{ blockType: 'contactForm', form: form.id }] })
      expect(await titles('telescope')).toEqual([])
      expect(await titles('planetarium')).toEqual([])
      expect(await titles('contact')).toEqual(['Contact'])
    })

    it.runIf(kind === 'postgres')('is what was never committed', async () => {
      const { payload } = content
      const transactionID = await payload.db.beginTransaction()
      await payload.create({
        collection: 'pages',
        data: { title: 'Observatory', layout: [], _status: 'published' } as never,
        req: { transactionID } as never,
      })
      await payload.db.rollbackTransaction(transactionID as string)
      expect(await titles('observatory')).toEqual([])
    })
  })

  describe('a change', () => {
    it('of the address of a page moves those below it', async () => {
      const above = await publish({ title: 'Houses', slug: 'houses' })
      await publish({ title: 'Observatory', slug: 'observatory', parent: above.id })
      await change(above.id, { slug: 'homes' })
      expect((await answer('observatory')).hits[0]?.path).toBe('/homes/observatory/')
    })

    it('of a reusable block is found on the pages that show it', async () => {
      const block = await content.payload.create({
        collection: 'reusable-blocks',
        data: { title: 'Opening', layout: [text('An observatory.')] } as never,
      })
      await publish({ title: 'Visit', layout: [{ blockType: 'reusable', block: block.id }] })
      expect(await titles('observatory')).toEqual(['Visit'])
      await content.payload.update({
        collection: 'reusable-blocks',
        id: block.id,
        data: { layout: [text('A planetarium.')] } as never,
      })
      expect(await titles('observatory')).toEqual([])
      expect(await titles('planetarium')).toEqual(['Visit'])
    })

    it('of a block that many pages show reaches all of them in the background', async () => {
      const block = await content.payload.create({
        collection: 'reusable-blocks',
        data: { title: 'Opening', layout: [text('An observatory.')] } as never,
      })
      for (let number = 0; number < 25; number += 1) {
        await publish({ title: `Page ${number}`, layout: [{ blockType: 'reusable', block: block.id }] })
      }
      await content.payload.update({
        collection: 'reusable-blocks',
        id: block.id,
        data: { layout: [text('A planetarium.')] } as never,
      })
      const stop = startIndexMaintenance(content.payload, { onError: (error) => faults.push(error) })
      await until('all pages', async () => (await answer('planetarium')).total === 25)
      await stop()
      expect(await titles('observatory')).toEqual([])
      expect(faults).toEqual([])
    })
  })

  describe('bad input', () => {
    it.each([
      '',
      ' ',
      'a',
      'a'.repeat(10_000),
      'word '.repeat(2_000),
      '"',
      '""',
      '"oak',
      "oak'); drop table pages; --",
      "' or 1=1 --",
      'title:oak',
      'oak AND',
      'NEAR(oak kitchen)',
      'oak*',
      '^oak',
      'oak & | ! <-> :* ()',
      '\\',
      '%_%',
      '\u0000',
      '🙂',
      '👩‍👩‍👧 kitchen 🙂',
      'שלום עולם',
      'مرحبا',
      '東京の図書館',
      '\u202Eoak',
      '\uD800',
      '<script>alert(1)</script>',
    ])('%j is only looked for', async (term) => {
      await publish({ title: 'Oak kitchen' })
      const found = await searching().search({ term, locale: 'en', limit: 10 })
      expect(found.state).toBe('ready')
      expect((await searching().suggest({ term, locale: 'en', limit: 10 })).state).toBe('ready')
      expect(faults).toEqual([])
    })
  })

  describe('a new index', () => {
    it('takes the place of the old one, and finds the same', async () => {
      await publish({ title: 'Observatory', layout: [text('With a planetarium.')] })
      const before = await readReport(content.payload)
      expect(await rebuildIndex(content.payload)).toEqual({ kind: 'rebuilt', documents: 1, entries: 1 })
      const after = await readReport(content.payload)
      expect(after).toMatchObject({ entries: 1, isFilled: true, isBuilding: false })
      expect(after?.generation).toBeGreaterThan(before?.generation ?? 0)
      expect(await titles('planetarium')).toEqual(['Observatory'])
    })

    it.runIf(kind === 'postgres')('is read through its indexes from the first search on', async () => {
      await publish({ title: 'Observatory', layout: [text('With a planetarium.')] })
      await rebuildIndex(content.payload)
      const tables = await runSql(
        content.payload,
        sql`select relname, reltuples, relpages, relallvisible from pg_class
          where relkind = 'r' and relname ~ '^search_(documents|words|grams)_'`,
      )
      expect(tables).toHaveLength(3)
      for (const { reltuples, relpages, relallvisible } of tables) {
        expect(Number(reltuples)).toBeGreaterThan(0)
        expect(relallvisible).toBe(relpages)
      }
    })

    it.runIf(kind === 'postgres')('says that there may be more where only the newest documents were read', async () => {
      await publish({ title: 'Observatory', layout: [text('With a planetarium.')] })
      await rebuildIndex(content.payload)
      const { generation = 0 } = (await readReport(content.payload)) ?? {}
      const documents = sql.raw(`search_documents_${generation}`)
      await runSql(
        content.payload,
        sql`insert into ${documents} (collection, document, locale, type, title, path, date, changed, headings, body, standing, whole)
          select collection, 'copy ' || number, locale, type, title, path, date, changed, headings, body, standing,
            case number % 10 when 0 then whole else '' end
          from ${documents}, generate_series(1, 800) as number`,
      )
      await runSql(content.payload, sql`vacuum (analyze) ${documents}`)
      const { total, isAtLeast } = await answer('planetarium')
      // 81 have it, of which 30 are among the newest 300.
      expect({ total, isAtLeast }).toEqual({ total: 30, isAtLeast: true })
      await rebuildIndex(content.payload)
      expect(await answer('planetarium')).toMatchObject({ total: 1, isAtLeast: false })
    })

    it('leaves others their turn after every document', async () => {
      for (let number = 0; number < 30; number += 1) await publish({ title: `Workshop ${number}` })
      let [turns, isDone] = [0, false]
      const look = () => {
        turns += 1
        if (!isDone) setImmediate(look)
      }
      look()
      await rebuildIndex(content.payload)
      isDone = true
      expect(turns).toBeGreaterThan(30)
    })

    it('is made while visitors search and editors publish', async () => {
      for (let number = 0; number < 30; number += 1) await publish({ title: `Workshop ${number}` })
      const { id } = await publish({ title: 'Observatory' })
      const gone = await publish({ title: 'Planetarium' })
      const search = searching()
      let isDone = false
      const answers: string[] = []
      const visitor = (async () => {
        while (!isDone) {
          const found = await search.suggest({ term: 'workshop', locale: 'en', limit: 5 })
          answers.push(found.state === 'unavailable' ? found.state : String(found.hits.length))
          // As over a network: SQLite alone would answer for ever without a turn for anybody else.
          await nextTurn()
        }
      })()
      const rebuilding = rebuildIndex(content.payload)
      await change(id, { title: 'Lighthouse' })
      await content.payload.delete({ collection: 'pages', id: gone.id })
      await publish({ title: 'Greenhouse' })
      expect((await rebuilding).kind).toBe('rebuilt')
      isDone = true
      await visitor
      expect(new Set(answers)).toEqual(new Set(['5']))
      expect(await titles('lighthouse')).toEqual(['Lighthouse'])
      expect(await titles('greenhouse')).toEqual(['Greenhouse'])
      expect(await titles('observatory')).toEqual([])
      expect(await titles('planetarium')).toEqual([])
    })

    it('is made by one process at a time', async () => {
      for (let number = 0; number < 30; number += 1) await publish({ title: `Workshop ${number}` })
      const outcomes = await Promise.all([rebuildIndex(content.payload), rebuildIndex(content.payload)])
      expect(outcomes.map((outcome) => outcome.kind).sort()).toEqual(['busy', 'rebuilt'])
    })

    it('is made by the next process when one was stopped', async () => {
      await publish({ title: 'Observatory' })
      const stopped = new AbortController()
      stopped.abort()
      expect((await rebuildIndex(content.payload, { signal: stopped.signal })).kind).toBe('busy')
      expect(await titles('observatory')).toEqual(['Observatory'])
      expect((await rebuildIndex(content.payload)).kind).toBe('rebuilt')
    })
  })

  describe('a fault of the index', () => {
    afterEach(() => rebuildIndex(content.payload))

    const damageBy = async (how: 'missing' | 'damaged' | 'gone') => {
      const generation = (await readReport(content.payload))?.generation
      const documents = sql.raw(`search_documents_${generation}`)
      if (how === 'missing') await runSql(content.payload, sql`drop table ${documents}`)
      if (how === 'gone') await runSql(content.payload, sql`drop table search_state`)
      if (how === 'damaged') await damage(generation ?? 0)
    }
    const damage = async (generation: number) => {
      const column = kind === 'postgres' ? 'standing' : 'title'
      await runSql(
        content.payload,
        sql`alter table ${sql.raw(`search_documents_${generation}`)} drop column ${sql.raw(column)}`,
      )
      if (kind === 'sqlite') {
        await runSql(content.payload, sql`update ${sql.raw(`search_terms_${generation}_data`)} set block = x'00'`)
      }
    }

    it.each([
      'missing',
      'damaged',
      'gone',
    ] as const)('(%s) is reported, stops no publishing, and is mended', async (how) => {
      const { id } = await publish({ title: 'Observatory' })
      await damageBy(how)
      expect(await suggested('observatory')).toBe('unavailable')
      expect(faults.map(String).join()).toContain('npm run search -- --rebuild')
      content.payload.logger.level = 'silent'
      await change(id, { title: 'Planetarium' })
      await publish({ title: 'Lighthouse' })
      content.payload.logger.level = 'error'
      expect((await content.payload.findByID({ collection: 'pages', id })).title).toBe('Planetarium')
      expect((await rebuildIndex(content.payload)).kind).toBe('rebuilt')
      expect(await titles('planetarium')).toEqual(['Planetarium'])
      expect(await titles('lighthouse')).toEqual(['Lighthouse'])
    })
  })

  it.runIf(kind === 'sqlite')('mends at the next start what a killed process left apart', async () => {
    await publish({ title: 'Observatory' })
    const { id } = await publish({ title: 'Planetarium' })
    const gone = await publish({ title: 'Lighthouse' })
    const { payload } = content
    await runSql(payload, sql`delete from pages where id = ${gone.id}`)
    await runSql(payload, sql`update pages_locales set title = 'Greenhouse' where _parent_id = ${id}`)
    await runSql(payload, sql`update pages set updated_at = '2030-01-01T00:00:00.000Z' where id = ${id}`)
    const stop = startIndexMaintenance(payload, { onError: (error) => faults.push(error) })
    await until('the page that changed', async () => (await titles('greenhouse')).length === 1)
    await until('the page that is gone', async () => (await titles('lighthouse')).length === 0)
    await stop()
    expect(await titles('planetarium')).toEqual([])
    expect(await titles('observatory')).toEqual(['Observatory'])
  })
})
