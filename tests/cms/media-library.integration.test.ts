import { readFile } from 'node:fs/promises'
import { readShelves } from '@vitrine/content/config'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ApiAnswer, askJson, askPath, signIn, uploadFile } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

const imageOf = async (background: string, format: 'png' | 'jpeg' = 'png', width = 600) =>
  new Uint8Array(
    await sharp({ create: { width, height: 400, channels: 3, background } })
      .toFormat(format)
      .toBuffer(),
  )

describe.each(['sqlite', 'postgres'] as const)('the media library on %s', (kind) => {
  let content: TestContent
  let editor: string

  beforeAll(async () => {
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('library') : '', {
      languages: 'en,de',
    })
    await signIn(content, 'administrator')
    editor = await signIn(content, 'editor')
  })

  afterAll(() => content.close())

  const ask = (...request: Parameters<typeof askJson>[1]) => askJson(content, request, editor)
  /** Uploads as the library does: without a text, which is written afterwards. */
  const upload = async (name: string, bytes: string | Uint8Array<ArrayBuffer>, data: object = {}, query = '') => {
    const body = new FormData()
    body.append('file', new Blob([bytes]), name)
    body.append('_payload', JSON.stringify(data))
    const response = await askPath(content, `/media${query}`, { method: 'POST', body }, editor)
    return { status: response.status, body: await response.json() } as ApiAnswer
  }
  const uploaded = async (...file: Parameters<typeof upload>): Promise<number> => {
    const { status, body } = await upload(...file)
    expect([status, body.errors]).toEqual([201, undefined])
    return body.doc.id
  }
  const listed = async (query: string): Promise<readonly string[]> => {
    const { status, body } = await ask('GET', `/media?depth=0&limit=50&sort=filename&${query}`)
    expect([status, body.errors]).toEqual([200, undefined])
    return body.docs.map(({ filename }: { filename: string }) => filename)
  }
  const stored = (name: string) => readFile(`${content.settings.dataDir}/media/${name}`)

  describe('what is known of a file', () => {
    it('may come after it: it is uploaded without a text, and found by that', async () => {
      const id = await uploaded('bare.png', await imageOf('#111'))
      const lacking = 'where[and][0][alt][exists]=false&where[and][1][mimeType][contains]=image/'
      expect(await listed(lacking)).toContain('bare.png')
      await ask('PATCH', `/media/${id}`, { alt: 'A dark wall.' })
      expect(await listed(lacking)).not.toContain('bare.png')
      // It is still to be written in the other language.
      expect(await listed(`${lacking}&locale=de`)).toContain('bare.png')
      await ask('PATCH', `/media/${id}`, { alt: '   ' })
      expect(await listed(lacking)).toContain('bare.png')
    })

    it('is a folder and tags, as they were meant, by which it is found', async () => {
      await uploaded('oven.png', await imageOf('#222'), {
        folder: ' Projects / Bakery ',
        tags: [' oak ', 'Oak', 'light'],
      })
      await uploaded('door.png', await imageOf('#333'), { folder: 'Projects', tags: ['light'] })
      expect(await listed('where[folder][equals]=Projects/Bakery')).toEqual(['oven.png'])
      expect(await listed('where[tags][equals]=light')).toEqual(['door.png', 'oven.png'])
      expect(await listed('where[and][0][tags][equals]=oak&where[and][1][folder][equals]=Projects')).toEqual([])
      const { docs } = await content.payload.find({ collection: 'users', where: { role: { equals: 'editor' } } })
      const user = docs[0] && { ...docs[0], collection: 'users' as const }
      expect(await readShelves(content.payload, user ?? null)).toEqual({
        folders: [
          { name: 'Projects', count: 1 },
          { name: 'Projects/Bakery', count: 1 },
        ],
        tags: [
          { name: 'light', count: 2 },
          { name: 'oak', count: 1 },
        ],
      })
      expect(await readShelves(content.payload, null).catch(String)).toMatch(/not allowed|Forbidden/)
    })
  })

  describe('what uses a file', () => {
    it('is found in published pages, drafts, settings and addresses', async () => {
      const names = ['in-page', 'in-draft', 'in-settings', 'by-address', 'nowhere']
      const ids: number[] = []
      for (const [index, name] of names.entries()) {
        ids.push(await uploaded(`${name}.png`, await imageOf(`#44444${index}`), { tags: ['use'] }))
      }
      const hero = (image: number | undefined) => [{ blockType: 'hero', heading: 'A', image }]
      await ask('POST', '/pages', { title: 'Shows', layout: hero(ids[0]), _status: 'published' })
      const { body } = await ask('POST', '/pages', { title: 'Is drawn up', layout: [], _status: 'published' })
      await ask('PATCH', `/pages/${body.doc.id}?draft=true`, { layout: hero(ids[1]), _status: 'draft' })
      expect((await ask('POST', '/globals/site', { name: 'Halden & Rye', logo: ids[2] })).status).toBe(200)
      const button = {
        blockType: 'hero',
        heading: 'B',
        links: [{ link: { type: 'url', url: '/media/by-address.png?v=1', label: 'Get it' } }],
      }
      await ask('POST', '/pages', { title: 'Offers', layout: [button], _status: 'published' })

      const tagged = 'where[and][0][tags][equals]=use&where[and][1][inUse][equals]'
      expect(await listed(`${tagged}=true`)).toEqual([
        'by-address.png',
        'in-draft.png',
        'in-page.png',
        'in-settings.png',
      ])
      expect(await listed(`${tagged}=false`)).toEqual(['nowhere.png'])
      const { body: count } = await ask('GET', `/media/count?${tagged}=false`)
      expect(count.totalDocs).toBe(1)
      // What is changed for all files that a list shows is changed for these alone.
      await ask('PATCH', `/media?${tagged}=false`, { folder: 'Old' })
      expect(await listed('where[folder][equals]=Old')).toEqual(['nowhere.png'])
    })
  })

  describe('a stranger', () => {
    it('is refused before anything is looked up or converted', async () => {
      const id = await uploaded('mine.png', await imageOf('#900'))
      const reads = vi.spyOn(content.payload.db, 'find')
      const asked = await askJson(content, ['GET', '/media?where[inUse][equals]=false'], '')
      expect(asked.status).toBe(403)
      const replaced = await uploadFile(content, ['theirs.jpg', await imageOf('#901', 'jpeg')], '', `/media/${id}`)
      expect(replaced.status).toBe(403)
      expect(reads.mock.calls.map(([{ collection }]) => collection)).toEqual([])
      reads.mockRestore()
    })
  })

  describe('a file that the library has already', () => {
    it('is refused when the upload asks for that, and names the other', async () => {
      const bytes = await imageOf('#555')
      const id = await uploaded('first.png', bytes)
      const { status, body } = await upload('second.png', bytes, {}, '?duplicates=refuse')
      expect([status, body.errors[0]]).toMatchObject([
        409,
        {
          message: 'The library has this file already: “first.png”.',
          data: { duplicateOf: { id, filename: 'first.png' } },
        },
      ])
      expect(await listed('where[filename][equals]=second.png')).toEqual([])
      await uploaded('second.png', bytes)
      await uploaded('other.png', await imageOf('#556'), {}, '?duplicates=refuse')
    })

    it('is known by its bytes when it is from before checksums were kept', async () => {
      const id = await uploaded('old.vtt', 'WEBVTT\n\nold')
      await content.payload.db.updateOne({ collection: 'media', id, data: { checksum: null } })
      expect((await upload('old-again.vtt', 'WEBVTT\n\nold', {}, '?duplicates=refuse')).status).toBe(409)
      expect((await upload('new.vtt', 'WEBVTT\n\nnew', {}, '?duplicates=refuse')).status).toBe(201)
    })

    it('is another one when it lies in the trash, or was replaced', async () => {
      const id = await uploaded('trashed.vtt', 'WEBVTT\n\ntrashed')
      await ask('PATCH', `/media/${id}`, { deletedAt: new Date().toISOString() })
      await uploaded('not-trashed.vtt', 'WEBVTT\n\ntrashed', {}, '?duplicates=refuse')
      const replaced = await uploaded('replaced.vtt', 'WEBVTT\n\nbefore')
      await uploadFile(content, ['after.vtt', 'WEBVTT\n\nafter'], editor, `/media/${replaced}`)
      await uploaded('before.vtt', 'WEBVTT\n\nbefore', {}, '?duplicates=refuse')
      expect((await upload('after.vtt', 'WEBVTT\n\nafter', {}, '?duplicates=refuse')).status).toBe(409)
    })

    it('has a checksum that no request chooses', async () => {
      const id = await uploaded('sealed.vtt', 'WEBVTT\n\nsealed', { checksum: 'mine' })
      await ask('PATCH', `/media/${id}`, { checksum: 'mine', caption: 'Words' })
      const { checksum, caption } = await content.payload.findByID({ collection: 'media', id })
      expect([checksum, caption]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), 'Words'])
    })
  })

  describe('a file that is replaced', () => {
    it('keeps its address, and its sizes are those of the new one', async () => {
      const id = await uploaded('chair.png', await imageOf('#600'))
      const before = await content.payload.findByID({ collection: 'media', id })
      const { status, body } = await uploadFile(
        content,
        ['IMG_0042.png', await imageOf('#060', 'png', 900)],
        editor,
        `/media/${id}`,
      )
      expect([status, body.errors]).toEqual([200, undefined])
      expect(body.doc).toMatchObject({ id, filename: 'chair.png', mimeType: 'image/png', width: 900 })
      expect(body.doc.updatedAt).not.toBe(before.updatedAt)
      expect((await sharp(await stored('chair.png')).stats()).dominant.g).toBeGreaterThan(80)
      expect(body.doc.sizes.webp480.filename).toBe('chair-480x213.webp')
      expect(await stored('chair-480x320.webp').catch(({ code }) => code)).toBe('ENOENT')
    })

    it('keeps the format that its address names: a JPEG becomes a PNG', async () => {
      const id = await uploaded('lamp.png', await imageOf('#700'))
      const { body } = await uploadFile(
        content,
        ['lamp-new.jpg', await imageOf('#007', 'jpeg')],
        editor,
        `/media/${id}`,
      )
      expect(body.doc).toMatchObject({ filename: 'lamp.png', mimeType: 'image/png' })
      expect((await sharp(await stored('lamp.png')).metadata()).format).toBe('png')
    })

    it('keeps it when it is cropped, too, and remembers the point that stays in view', async () => {
      const id = await uploaded('crop.png', await imageOf('#750'))
      const edits = new URLSearchParams({
        'uploadEdits[crop][x]': '0',
        'uploadEdits[crop][y]': '0',
        'uploadEdits[crop][width]': '50',
        'uploadEdits[crop][height]': '50',
        'uploadEdits[widthInPixels]': '300',
        'uploadEdits[heightInPixels]': '200',
        'uploadEdits[focalPoint][x]': '20',
        'uploadEdits[focalPoint][y]': '80',
      })
      const { status, body } = await ask('PATCH', `/media/${id}?${edits}`, {})
      expect([status, body.errors]).toEqual([200, undefined])
      expect(body.doc).toMatchObject({ filename: 'crop.png', width: 300, height: 200, focalX: 20, focalY: 80 })
      expect((await sharp(await stored('crop.png')).metadata()).width).toBe(300)
    })

    it('is not replaced by another kind of file, and says what to do', async () => {
      const id = await uploaded('words.vtt', 'WEBVTT\n\nwords')
      const { status, body } = await uploadFile(content, ['photo.png', await imageOf('#800')], editor, `/media/${id}`)
      expect([status, body.errors[0].message]).toEqual([
        400,
        '“photo.png” cannot take the place of “words.vtt”, whose address ends in .vtt. Choose a file of that kind, or upload this one as a file of its own.',
      ])
      expect(String(await stored('words.vtt'))).toContain('words')
    })
  })
})
