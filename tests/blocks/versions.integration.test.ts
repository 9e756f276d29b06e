import { runSql, sql } from '@vitrine/content/sql'
import type { Upgrade } from '@vitrine/kit/block'
import type { FlattenedBlock } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askJson, signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

/** Upgrade of a timeline of version 1, whose heading had another name. */
const rename: Upgrade = ({ headline, ...block }) => ({ ...block, heading: headline })

const steps = [{ title: 'One' }]
let postgres: TestPostgres
let content: TestContent
let editor: string
let takeBack: () => void

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

/**
 * Makes of a block of today what its declaration would make of it with one upgrade. All blocks have one field for their
 * version between them, so this one gets its own.
 *
 * @returns Takes it back.
 */
function giveSecondVersion(block: FlattenedBlock): () => void {
  const { custom, fields, flattenedFields } = block
  const second = <One extends object>(field: One): One =>
    'name' in field && field.name === 'blockVersion' ? { ...field, defaultValue: 2 } : field
  Object.assign(block, {
    custom: { upgrades: [rename] },
    fields: fields.map(second),
    flattenedFields: flattenedFields.map(second),
  })
  return () => void Object.assign(block, { custom, fields, flattenedFields })
}

const ask = async (...request: Parameters<typeof askJson>[1]) => {
  const { status, body } = await askJson(content, request, editor)
  expect([status, body.errors]).toEqual([expect.any(Number), undefined])
  return body
}

type Blocks = readonly Readonly<Record<string, unknown>>[]

const table = (name: 'pages' | '_pages_v') => sql.raw(name)

/** The blocks of a page, or of its only version, as the database has them. */
async function stored(id: number): Promise<Blocks> {
  const [row] = await runSql(content.payload, sql`select layout from pages where id = ${id}`)
  const { layout } = row ?? {}
  // PostgreSQL has parsed it already.
  return JSON.parse(typeof layout === 'string' ? layout : JSON.stringify(layout))
}

async function store(id: number, layout: Blocks): Promise<void> {
  const text = JSON.stringify(layout)
  await runSql(content.payload, sql`update ${table('pages')} set layout = ${text} where id = ${id}`)
  await runSql(content.payload, sql`update ${table('_pages_v')} set version_layout = ${text} where parent_id = ${id}`)
}

/** A published page whose block was stored in version 1, in three languages. */
async function oldPage(slug: string): Promise<number> {
  const layout = [{ blockType: 'timeline', heading: 'Tea', blockVersion: 2, steps }]
  const { doc } = await ask('POST', '/pages', { title: slug, slug, layout, _status: 'published' })
  const [block] = await stored(doc.id)
  const { heading, blockVersion, ...rest } = block ?? {}
  await store(doc.id, [{ ...rest, headline: { en: 'Tea', de: 'Tee', fr: 'Thé' } }])
  return doc.id
}

/** The heading of a page's first block in each language, as its editors see it. */
const headings = (id: number) =>
  Promise.all(
    ['en', 'de', 'fr'].map(async (locale) => {
      const { layout } = await ask('GET', `/pages/${id}?locale=${locale}&draft=true`)
      return layout[0].heading
    }),
  )

describe.each(['sqlite', 'postgres'] as const)('blocks of several versions, on %s', (kind) => {
  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('versions') : '', {
      languages: 'en,de,fr',
    })
    await signIn(content, 'administrator')
    editor = await signIn(content, 'editor')
    const timeline = content.payload.blocks.timeline
    if (!timeline) throw new Error('There is no block to give a second version.')
    takeBack = giveSecondVersion(timeline)
  })

  afterAll(async () => {
    takeBack()
    await content.close()
  })

  describe('a page whose block was stored in an earlier version', () => {
    it('is read as if it had been stored in the newest, and is not written for it', async () => {
      const id = await oldPage('read')
      expect(await headings(id)).toEqual(['Tea', 'Tee', 'Thé'])
      expect(await stored(id)).toMatchObject([{ headline: { en: 'Tea' } }])
    })

    it('saved in one language, keeps the others', async () => {
      const id = await oldPage('saved')
      const { layout } = await ask('GET', `/pages/${id}?locale=de`)
      const saved = { title: 'Gespeichert', layout: [{ ...layout[0], heading: 'Tee!' }], _status: 'published' }
      await ask('PATCH', `/pages/${id}?locale=de`, saved)
      expect(await headings(id)).toEqual(['Tea', 'Tee!', 'Thé'])
      const [block] = await stored(id)
      expect(block).toMatchObject({ heading: { en: 'Tea', de: 'Tee!', fr: 'Thé' }, blockVersion: 2 })
      expect(block).not.toHaveProperty('headline')
    })

    it('comes back from its versions in all languages', async () => {
      const id = await oldPage('restored')
      const { docs } = await ask('GET', `/pages/versions?where[parent][equals]=${id}`)
      await ask('PATCH', `/pages/${id}`, { layout: [], _status: 'published' })
      await ask('POST', `/pages/versions/${docs[0].id}`)
      expect(await headings(id)).toEqual(['Tea', 'Tee', 'Thé'])
    })
  })

  describe('a block that comes from outside', () => {
    it('is of version 1 when it names none, as one that was copied before', async () => {
      const id = await oldPage('pasted')
      const { layout } = await ask('GET', `/pages/${id}`)
      const pasted = { blockType: 'timeline', headline: 'Coffee', steps }
      await ask('PATCH', `/pages/${id}`, { layout: [...layout, pasted], _status: 'published' })
      expect(await stored(id)).toMatchObject([
        { heading: { en: 'Tea', de: 'Tee', fr: 'Thé' } },
        { heading: { en: 'Coffee' }, blockVersion: 2 },
      ])
    })
  })

  describe('a block of a later version', () => {
    it('is shown as it can be, and stored back untouched', async () => {
      const id = await oldPage('later')
      const later = {
        id: 'later-1',
        blockType: 'timeline',
        blockVersion: 9,
        heading: { en: 'Cocoa', de: 'Kakao' },
        steps: [],
        pace: { en: 'slow' },
      }
      await store(id, [later])
      expect(await headings(id)).toEqual(['Cocoa', 'Kakao', 'Cocoa'])
      const sent = { id: 'later-1', blockType: 'timeline', blockVersion: 9, heading: 'Changed', steps }
      await ask('PATCH', `/pages/${id}`, { title: 'Later', layout: [sent], _status: 'published' })
      expect(await stored(id)).toEqual([later])
    })
  })
})
