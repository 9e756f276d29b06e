import { createLocalReq, type Where } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { UNTOUCHED_HOURS } from '../../packages/content/src/content/untouched/untouched-drafts.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

/** Collections whose drafts save themselves: Payload stores one as soon as "Create New" is opened. */
const SELF_SAVING = ['pages', 'posts', 'projects', 'sliders'] as const
type Slug = (typeof SELF_SAVING)[number]

const HOUR_MS = 3_600_000

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('a draft in which nothing is written, on %s', (kind) => {
  let content: TestContent

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('untouched') : '')
  })

  afterAll(async () => {
    vi.useRealTimers()
    await content.close()
  })

  // As the admin's view of a new document does.
  const open = async (collection: Slug) => {
    const { id } = await content.payload.create({ collection, data: {}, draft: true, depth: 0 })
    return Number(id)
  }
  const type = (collection: Slug, id: number) =>
    content.payload.update({ collection, id, data: { title: 'Rooms' }, draft: true, autosave: true })
  // As the admin's list asks.
  const listed = async (collection: Slug) => {
    const req = await createLocalReq({}, content.payload)
    const admin = content.payload.collections[collection]?.config.admin
    const where: Where | null | undefined = await admin?.baseFilter?.({ limit: 10, page: 1, req, sort: 'id' })
    const { docs } = await content.payload.find({ collection, draft: true, ...(where && { where }) })
    return docs.map(({ id }) => Number(id))
  }
  const stored = async (collection: Slug, id: number) =>
    (await content.payload.count({ collection, where: { id: { equals: id } } })).totalDocs === 1

  it('can be left in the named collections, and in no other', () => {
    const { collections } = content.payload.config
    const saving = collections.filter((collection) => hasAutosaveEnabled(collection))
    expect(saving.map(({ slug }) => slug).sort()).toEqual([...SELF_SAVING].sort())
  })

  it.each(SELF_SAVING)('is in no list of %s until something is written', async (collection) => {
    const id = await open(collection)
    expect(await listed(collection)).not.toContain(id)
    await type(collection, id)
    expect(await listed(collection)).toContain(id)
  })

  it('differs from one that was made with a title, and from a copy', async () => {
    const { id } = await content.payload.create({
      collection: 'pages',
      data: { title: 'Spring', layout: [] },
      draft: true,
    })
    const copy = await content.payload.duplicate({ collection: 'pages', id, draft: true })
    expect(await listed('pages')).toEqual(expect.arrayContaining([Number(id), Number(copy.id)]))
  })

  it('is deleted when another is opened a day later; one that is written in stays', async () => {
    const [left, written] = [await open('posts'), await open('posts')]
    await type('posts', written)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (UNTOUCHED_HOURS - 1) * HOUR_MS })
    await open('posts')
    expect(await stored('posts', left)).toBe(true)
    vi.setSystemTime(Date.now() + 2 * HOUR_MS)
    await open('posts')
    expect(await stored('posts', left)).toBe(false)
    expect(await stored('posts', written)).toBe(true)
  })
})
