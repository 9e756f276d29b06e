import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  let content: TestContent

  beforeAll(async () => {
    const database = kind === 'postgres' ? await postgres.createDatabase('made_addresses') : ''
    content = await openContent(database, { languages: 'en,de' })
  })

  afterAll(() => content.close())

  interface Saved {
    readonly id: number
    readonly slug: string
    readonly path: string
  }

  describe.each([
    ['pages', '/', 'page'],
    ['posts', '/blog/', 'post'],
    ['projects', '/work/', 'project'],
  ] as const)('the address of one of the %s', (collection, base, fallback) => {
    /** A draft as the admin makes it: before anything was typed. */
    const begin = (data: object = {}) =>
      content.payload.create({
        collection: collection as never,
        draft: true,
        data: data as never,
      }) as unknown as Promise<Saved>

    /** Saves what stands in the form of the admin, with the address that it was given. */
    const save = (doc: Saved, data: object, options: { draft?: boolean; locale?: string } = {}) =>
      content.payload.update({
        collection: collection as never,
        id: doc.id,
        draft: true,
        data: { slug: doc.slug, ...data } as never,
        ...(options as object),
      }) as unknown as Promise<Saved>

    const publish = (doc: Saved, data: object = {}) =>
      save(doc, { layout: [], _status: 'published', ...data }, { draft: false })

    it('follows the title while it is typed', async () => {
      const empty = await begin()
      expect(empty.slug).toMatch(new RegExp(`^${fallback}(-\\d+)?$`))
      const half = await save(empty, { title: 'A stair for' })
      expect(half.path).toBe(`${base}a-stair-for/`)
      const whole = await save(half, { title: 'A stair for a lighthouse' })
      expect(whole.path).toBe(`${base}a-stair-for-a-lighthouse/`)
      const published = await publish(whole, { title: 'A stair in a lighthouse' })
      expect(published.path).toBe(`${base}a-stair-in-a-lighthouse/`)
    })

    it('stays when visitors have known it', async () => {
      const known = await publish(await save(await begin(), { title: 'A bench' }))
      expect((await save(known, { title: 'A better bench' })).path).toBe(`${base}a-bench/`)
      expect((await publish(known, { title: 'The best bench' })).path).toBe(`${base}a-bench/`)
    })

    it('stays when an editor wrote it', async () => {
      const chosen = await save(await begin({ title: 'A chair' }), { slug: 'chair-no-4' })
      expect((await save(chosen, { title: 'Another chair' })).path).toBe(`${base}chair-no-4/`)
    })

    it('is made from the title again when its editor empties it before visitors know it', async () => {
      const chosen = await save(await begin({ title: 'A shelf' }), { slug: 'shelf-no-1' })
      expect((await save(chosen, { slug: '' })).path).toBe(`${base}a-shelf/`)
      const known = await publish(chosen, { slug: 'shelf-no-2' })
      expect((await publish(known, { slug: '' })).path).toBe(`${base}shelf-no-2/`)
    })

    it('stays when the title is translated', async () => {
      const english = await save(await begin(), { title: 'A lamp' })
      const german = await save(english, { title: 'Eine Lampe' }, { locale: 'de' })
      expect(german.path).toBe(`${base}a-lamp/`)
      expect((await save(german, { title: 'A lamp for reading' })).path).toBe(`${base}a-lamp/`)
    })

    it('has a number when another has the same title', async () => {
      await publish(await begin({ title: 'A table' }))
      const second = await save(await begin(), { title: 'A table' })
      expect(second.path).toBe(`${base}a-table-2/`)
      expect((await save(second, { title: 'A table' })).path).toBe(`${base}a-table-2/`)
      await expect(save(second, { slug: 'a-table' })).rejects.toThrow()
    })
  })
})
