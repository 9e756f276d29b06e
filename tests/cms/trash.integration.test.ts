import { readRevision } from '@vitrine/content/queries'
import { createSearch } from '@vitrine/search/server'
import { writeMissing } from '@vitrine/seo/missing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyTrash, TRASH_DAYS } from '../../packages/content/src/content/trash/empty-trash.ts'
import { readTrashedFileNames } from '../../packages/content/src/content/trash/trashed-file-names.ts'
import { isEmpty } from '../../packages/demo/src/seed/seed-demo.ts'
import { askJson, askPath, signIn, uploadFile } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

const DAY_MS = 86_400_000

/** Sample of each collection with a trash. */
const SAMPLES: Readonly<Record<string, object>> = {
  pages: { title: 'Rooms', layout: [] },
  posts: { title: 'Rooms', layout: [] },
  projects: { title: 'Rooms', layout: [] },
  sliders: { title: 'Rooms', slides: [{ blockType: 'slide', title: 'A' }] },
  categories: { title: 'Rooms' },
  tags: { title: 'Rooms' },
  series: { title: 'Rooms' },
  authors: { title: 'Rooms' },
  'project-categories': { title: 'Rooms' },
  'reusable-blocks': { title: 'Rooms', layout: [] },
  menus: { name: 'Rooms' },
  redirects: { from: '/old-rooms/', to: '/rooms/' },
  'contact-forms': {
    title: 'Rooms',
    fields: [{ blockType: 'submit', label: 'Send' }],
    mail: { recipient: 'owner@example.com', subject: 'Hello', body: 'Hello.' },
  },
  'saved-answers': { title: 'Rooms', text: 'Yes.' },
  media: { alt: 'Rooms' },
}

/** Collections without a trash; the reasons are in docs/decisions/019-trash.md. */
const WITHOUT = [
  'comments',
  'submissions',
  'deliveries',
  'missing-addresses',
  'backup-runs',
  'block-notes',
  'users',
  'second-factors',
  'recovery-codes',
  'content-revisions',
  'content-changes',
  'payload-jobs',
  'payload-kv',
  'payload-locked-documents',
  'payload-migrations',
  'payload-preferences',
  'reviews',
]

describe.each(['sqlite', 'postgres'] as const)('the trash on %s', (kind) => {
  let content: TestContent
  const tokens = { administrator: '', editor: '', author: '', visitor: '' }
  let made = 0

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('trash') : '', {
      languages: 'en,de',
    })
    for (const role of ['administrator', 'editor', 'author'] as const) tokens[role] = await signIn(content, role)
  })

  afterAll(() => content.close())

  const ask = (request: Parameters<typeof askJson>[1], role: keyof typeof tokens = 'editor') =>
    askJson(content, request, tokens[role])
  const create = async (slug: string, data: object = {}): Promise<Record<string, unknown> & { id: number }> => {
    made += 1
    if (slug === 'media') return (await uploadFile(content, [`rooms-${made}.vtt`, 'WEBVTT\n'], tokens.editor)).body.doc
    const { status, body } = await ask(['POST', `/${slug}`, { ...SAMPLES[slug], ...data }])
    expect([status, body.errors]).toEqual([201, undefined])
    return body.doc
  }
  const publish = (data: object = {}) => create('pages', { _status: 'published', ...data })
  // As the admin asks.
  const trash = (slug: string, id: number, role?: keyof typeof tokens) =>
    ask(['PATCH', `/${slug}/${id}`, { deletedAt: new Date().toISOString() }], role)
  const restore = (slug: string, id: number, status?: 'draft' | 'published', role?: keyof typeof tokens) =>
    ask(
      [
        'PATCH',
        `/${slug}?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`,
        { deletedAt: null, ...(status && { _status: status }) },
      ],
      role,
    )
  const read = async (slug: string, id: number, query = '', role?: keyof typeof tokens) =>
    (await ask(['GET', `/${slug}/${id}?depth=0${query}`], role)).body
  const found = async (term: string) => {
    const search = createSearch({
      payload: content.payload,
      onError: (error) => {
        throw error
      },
    })
    const answer = await search.search({ term, locale: 'en', limit: 20 })
    return 'hits' in answer ? answer.hits.map(({ title }) => title) : []
  }

  it('is there for every collection that editors delete from, and for no other', () => {
    const { collections } = content.payload.config
    const slugs = (hasTrash: boolean) =>
      collections.filter(({ trash }) => Boolean(trash) === hasTrash).map(({ slug }) => slug)
    expect(slugs(true).sort()).toEqual(Object.keys(SAMPLES).sort())
    expect(slugs(false).sort()).toEqual([...WITHOUT].sort())
  })

  it.each(Object.keys(SAMPLES))('takes one of %s and gives it back', async (slug) => {
    const { id } = await create(slug)
    const { updatedAt: _, _status, ...before } = await read(slug, id)
    expect((await trash(slug, id)).status).toBe(200)
    expect((await read(slug, id)).errors).toHaveLength(1)
    expect((await read(slug, id, '&trash=true')).deletedAt).toBeTruthy()
    expect((await restore(slug, id, _status ? 'draft' : undefined)).body.errors).toEqual([])
    const after = await read(slug, id)
    expect(after).toMatchObject({ ...before, deletedAt: null })
    await content.payload.delete({ collection: slug as 'pages', id })
  })

  describe('what visitors find', () => {
    it('is without it at once: addresses, search, references', async () => {
      const { id, path } = await publish({ title: 'Orangery' })
      const menu = await create('menus', { items: [{ link: { type: 'page', page: id } }] })
      expect(await found('orangery')).toEqual(['Orangery'])
      const revision = await readRevision(content.payload)
      await trash('pages', id)
      expect(await readRevision(content.payload)).not.toBe(revision)
      expect(await found('orangery')).toEqual([])
      const { body } = await ask(['GET', `/pages?where[path][equals]=${path}`], 'visitor')
      expect(body.docs).toEqual([])
      const shown = await content.payload.findByID({ collection: 'menus' as 'pages', id: menu.id, depth: 1 })
      expect(shown).toMatchObject({ items: [{ link: { page: null } }] })
    })

    it('is without the files of a medium until it comes back, which a new revision tells', async () => {
      const { id, filename } = await create('media')
      const revision = await readRevision(content.payload)
      await trash('media', id)
      const trashed = await readRevision(content.payload)
      expect(trashed).not.toBe(revision)
      expect(await readTrashedFileNames(content.payload)).toContain(filename)
      await restore('media', id)
      expect(await readRevision(content.payload)).not.toBe(trashed)
      expect(await readTrashedFileNames(content.payload)).not.toContain(filename)
    })

    it('is without it also when its newest state is a draft', async () => {
      const { id } = await publish({ title: 'Winter garden' })
      await ask(['PATCH', `/pages/${id}?draft=true`, { title: 'Summer garden' }])
      const revision = await readRevision(content.payload)
      await trash('pages', id)
      expect(await readRevision(content.payload)).not.toBe(revision)
      expect(await found('garden')).toEqual([])
    })

    it('has it again once it is published again', async () => {
      const { id, path } = await publish({ title: 'Belvedere' })
      await trash('pages', id)
      await restore('pages', id, 'draft')
      expect(await found('belvedere')).toEqual([])
      await trash('pages', id)
      const revision = await readRevision(content.payload)
      await restore('pages', id, 'published')
      expect(await readRevision(content.payload)).not.toBe(revision)
      expect(await found('belvedere')).toEqual(['Belvedere'])
      expect((await ask(['GET', `/pages?where[path][equals]=${path}`], 'visitor')).body.docs).toHaveLength(1)
    })

    it('is never the trash', async () => {
      const { id } = await publish({ title: 'Boathouse' })
      await trash('pages', id)
      for (const role of ['visitor', 'author'] as const) {
        expect((await ask(['GET', `/pages/${id}?trash=true`], role)).status).toBe(404)
        expect((await ask(['GET', `/pages?trash=true&where[id][equals]=${id}`], role)).body.docs).toEqual([])
        expect((await ask(['GET', `/pages/count?trash=true&where[id][equals]=${id}`], role)).body.totalDocs).toBe(0)
      }
      const versions = `/pages/versions?trash=true&where[version.deletedAt][exists]=true&where[parent][equals]=${id}`
      expect((await ask(['GET', versions], 'author')).body.docs).toEqual([])
      expect((await ask(['GET', versions])).body.docs).toHaveLength(1)
    })
  })

  describe('a move', () => {
    it('is the same for many at once', async () => {
      const ids = [(await publish({ title: 'North wing' })).id, (await publish({ title: 'South wing' })).id]
      const many = `where[id][in]=${ids.join(',')}`
      const gone = await ask(['PATCH', `/pages?${many}`, { deletedAt: new Date().toISOString() }])
      expect(gone.body.docs).toHaveLength(2)
      expect(await found('wing')).toEqual([])
      const back = await ask(['PATCH', `/pages?${many}&trash=true`, { deletedAt: null, _status: 'published' }])
      expect(back.body.errors).toEqual([])
      expect((await found('wing')).sort()).toEqual(['North wing', 'South wing'])
    })

    it('is refused to a page with pages below it, which it names, and so is deleting for good', async () => {
      const { id } = await publish({ title: 'House' })
      for (const title of ['Attic', 'Cellar']) await publish({ title, parent: id })
      const sentence = '“Attic” and “Cellar” stand below this page. Move or delete what stands below it first.'
      expect((await trash('pages', id)).body.errors[0].message).toBe(sentence)
      expect((await ask(['DELETE', `/pages/${id}`])).body.errors[0].message).toBe(sentence)
      const many = await ask(['PATCH', `/pages?where[id][equals]=${id}`, { deletedAt: new Date().toISOString() }])
      expect(many.body.errors[0].message).toBe(sentence)
      expect((await read('pages', id)).deletedAt).toBeFalsy()
    })

    it('back is refused to a page whose page above lies in the trash', async () => {
      const { id } = await publish({ title: 'Barn' })
      const below = await publish({ title: 'Hayloft', parent: id })
      await trash('pages', below.id)
      await trash('pages', id)
      expect((await restore('pages', below.id, 'draft')).body.errors[0].message).toContain(
        '“Barn”, which lies in the trash',
      )
      await restore('pages', id, 'published')
      expect((await restore('pages', below.id, 'published')).body.errors).toEqual([])
      expect(await read('pages', below.id)).toMatchObject({ path: '/barn/hayloft/', _status: 'published' })
    })

    it('is dated by the site, whatever date is asked for', async () => {
      const { id } = await publish({ title: 'Well' })
      await ask(['PATCH', `/pages/${id}`, { deletedAt: '2001-01-01T00:00:00.000Z' }])
      const { deletedAt } = await read('pages', id, '&trash=true')
      expect(Date.now() - Date.parse(deletedAt)).toBeLessThan(DAY_MS)
    })

    it('is never made of a draft alone', async () => {
      const { id } = await publish({ title: 'Gatehouse' })
      await ask(['PATCH', `/pages/${id}?draft=true`, { deletedAt: new Date().toISOString() }])
      expect(await found('gatehouse')).toEqual([])
      await ask(['PATCH', `/pages/${id}?draft=true&trash=true`, { deletedAt: null }])
      expect(await read('pages', id)).toMatchObject({ path: '/gatehouse/', deletedAt: null })
    })

    it('leaves the languages of a document as they are', async () => {
      const { status, body } = await ask([
        'POST',
        '/pages?locale=de',
        { title: 'Laube', layout: [], _status: 'published' },
      ])
      expect(status).toBe(201)
      await trash('pages', body.doc.id)
      await restore('pages', body.doc.id, 'draft')
      expect((await read('pages', body.doc.id)).languages).toEqual(['de'])
    })

    it('ends what was planned for its hour', async () => {
      const { id } = await publish({ title: 'Pavilion' })
      const input = { type: 'unpublish', doc: { relationTo: 'pages', value: id } }
      await content.payload.jobs.queue({
        task: 'schedulePublish',
        input,
        waitUntil: new Date(Date.now() + DAY_MS),
      } as never)
      const planned = async () =>
        (await content.payload.count({ collection: 'payload-jobs', where: { 'input.doc.value': { equals: id } } }))
          .totalDocs
      expect(await planned()).toBe(1)
      await trash('pages', id)
      expect(await planned()).toBe(0)
    })

    it('keeps the versions', async () => {
      const { id } = await publish({ title: 'Stable' })
      await ask(['PATCH', `/pages/${id}`, { title: 'Stables', _status: 'published' }])
      const versions = async () => (await ask(['GET', `/pages/versions?where[parent][equals]=${id}`])).body.docs
      const before = await versions()
      await trash('pages', id)
      await restore('pages', id, 'draft')
      const titles = (docs: readonly { version: { title: string; _status: string } }[]) =>
        docs.map(({ version }) => `${version.title} ${version._status}`)
      expect(titles(await versions())).toEqual(['Stables draft', ...titles(before)])
    })
  })

  describe('an address', () => {
    it('is free at once, and given back', async () => {
      const { id } = await publish({ title: 'Shop' })
      await trash('pages', id)
      const other = await publish({ title: 'Shop' })
      expect(other).toMatchObject({ slug: 'shop', path: '/shop/' })
      await ask(['DELETE', `/pages/${other.id}`])
      await restore('pages', id, 'published')
      expect(await read('pages', id)).toMatchObject({ slug: 'shop', path: '/shop/' })
    })

    it('given back is no move: no redirect is made', async () => {
      const { id } = await publish({ title: 'Mill' })
      await trash('pages', id)
      await restore('pages', id, 'published')
      const { body } = await ask(['GET', '/redirects?where[to][equals]=/mill/'])
      expect(body.docs).toEqual([])
    })

    it('that is taken by now comes back with a number, in a draft', async () => {
      const { id } = await publish({ title: 'Press' })
      await trash('pages', id)
      await publish({ title: 'Press' })
      const refused = await restore('pages', id, 'published')
      expect(refused.body.errors[0].message).toContain('it gets the address /press-2/')
      expect((await read('pages', id, '&trash=true')).deletedAt).toBeTruthy()
      expect((await restore('pages', id, 'draft')).body.errors).toEqual([])
      expect(await read('pages', id)).toMatchObject({ slug: 'press-2', path: '/press-2/', _status: 'draft' })
    })

    it('that is taken by now comes back with a number where there are no drafts', async () => {
      const { id } = await create('tags', { title: 'Oak' })
      await trash('tags', id)
      await create('tags', { title: 'Oak' })
      await restore('tags', id)
      expect(await read('tags', id)).toMatchObject({ slug: 'oak-2' })
    })

    it('of a redirect is given back, unless another has it', async () => {
      const { id } = await create('redirects', { from: '/was/' })
      await trash('redirects', id)
      const other = await create('redirects', { from: '/was/' })
      const refused = await restore('redirects', id)
      expect(refused.body.errors[0].message).toContain('has the old address /was/ by now')
      await ask(['DELETE', `/redirects/${other.id}`])
      await restore('redirects', id)
      expect(await read('redirects', id)).toMatchObject({ from: '/was/' })
    })

    it('that an editor had found missing may be missed again', async () => {
      const { id } = await create('redirects', { from: '/lost/' })
      await trash('redirects', id)
      await writeMissing(content.payload, [{ address: '/lost/', count: 1, lastSeen: new Date() }], new Date())
      const { totalDocs } = await content.payload.count({
        collection: 'missing-addresses' as 'pages',
        where: { address: { equals: '/lost/' } } as never,
      })
      expect(totalDocs).toBe(1)
    })
  })

  describe('who may', () => {
    it('put something in: those who may delete it', async () => {
      const draft = await ask(['POST', '/pages?draft=true', { title: 'Notes' }], 'author')
      expect((await trash('pages', draft.body.doc.id, 'author')).status).toBe(403)
      expect((await trash('pages', draft.body.doc.id, 'visitor')).status).toBe(403)
      expect((await trash('pages', draft.body.doc.id)).status).toBe(200)
    })

    it('take something out: those who may delete it', async () => {
      const { id } = await publish({ title: 'Library' })
      await trash('pages', id)
      for (const role of ['visitor', 'author'] as const) {
        await restore('pages', id, 'published', role)
        await ask(['PATCH', `/pages/${id}?trash=true`, { deletedAt: null }], role)
        await ask(['DELETE', `/pages/${id}?trash=true`], role)
        expect((await read('pages', id, '&trash=true')).deletedAt).toBeTruthy()
      }
    })

    it('see a file that lies there: those who may delete it', async () => {
      const image = sharp({ create: { width: 600, height: 400, channels: 3, background: '#c33' } })
      const bytes = new Uint8Array(await image.png().toBuffer())
      const { body } = await uploadFile(content, ['lies-there.png', bytes], tokens.author)
      const { id, url, thumbnailURL } = body.doc
      const seenBy = async (role: keyof typeof tokens) => {
        const answers = [url, thumbnailURL].map((file) =>
          askPath(content, file.slice('/api'.length), {}, tokens[role]).then(({ status }) => status),
        )
        return Promise.all(answers)
      }
      expect(await seenBy('author')).toEqual([200, 200])
      await trash('media', id)
      expect(await seenBy('editor')).toEqual([200, 200])
      for (const role of ['visitor', 'author'] as const) expect(await seenBy(role)).toEqual([403, 403])
      await restore('media', id)
      expect(await seenBy('author')).toEqual([200, 200])
    })

    it('publish: nothing comes back published that nobody asked to publish', async () => {
      const { id } = await publish({ title: 'Foyer' })
      await trash('pages', id)
      await ask(['PATCH', `/pages/${id}?trash=true`, { deletedAt: null }])
      expect(await read('pages', id)).toMatchObject({ _status: 'draft' })
    })

    it('change what lies there: nobody, until it is restored', async () => {
      const { id } = await publish({ title: 'Chapel' })
      await trash('pages', id)
      const { status, body } = await ask([
        'PATCH',
        `/pages/${id}?trash=true`,
        { title: 'Church', _status: 'published' },
      ])
      expect([status, body.errors[0].message]).toEqual([
        409,
        'This page lies in the trash. Restore it first, then change it.',
      ])
    })
  })

  it('is content: a site whose pages all lie in it gets no demo', async () => {
    await content.payload.delete({ collection: 'pages', where: { id: { exists: true } }, context: { emptying: true } })
    await trash('pages', (await publish({ title: 'Ruin' })).id)
    expect((await content.payload.count({ collection: 'pages' })).totalDocs).toBe(0)
    expect(await isEmpty(content.payload)).toBe(false)
  })

  it('gives copies of what lies in it no place there', async () => {
    const { id } = await publish({ title: 'Grotto' })
    await trash('pages', id)
    const { body } = await ask(['POST', `/pages/${id}/duplicate?draft=true`, {}])
    if (body.doc) expect(await read('pages', body.doc.id)).toMatchObject({ title: 'Grotto (copy)', deletedAt: null })
  })

  describe('what has lain there for thirty days', () => {
    const emptied = async (days: number) => {
      const errors: unknown[] = []
      await emptyTrash(content.payload, {
        now: new Date(Date.now() + days * DAY_MS),
        onError: (error) => errors.push(error),
      })
      expect(errors).toEqual([])
    }
    const lies = async (slug: string, id: number) => (await read(slug, id, '&trash=true')).errors === undefined

    it('is deleted for good, and nothing before, and nothing beside', async () => {
      const terrace = await publish({ title: 'Terrace' })
      const ids: [string, number][] = []
      for (const slug of Object.keys(SAMPLES)) ids.push([slug, (await create(slug)).id])
      for (const [slug, id] of ids) expect((await trash(slug, id)).status).toBe(200)
      await emptied(TRASH_DAYS - 1)
      for (const [slug, id] of ids) expect([slug, await lies(slug, id)]).toEqual([slug, true])
      await emptied(TRASH_DAYS + 1)
      for (const [slug, id] of ids) expect([slug, await lies(slug, id)]).toEqual([slug, false])
      expect(await read('pages', terrace.id)).toMatchObject({ title: 'Terrace' })
    })
  })
})
