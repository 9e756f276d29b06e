import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPayload } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { placesIn, readImageSizes, type SizedImage, sizeFiles } from './image-sizes.ts'
import { seedImages } from './seed-images.ts'

const folder = join(import.meta.dirname, '../../pictures')
const name = 'chair'

let dataDir: string
let payload: Payload

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'))
  const settings = loadSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }, dataDir)
  payload = await openPayload(settings, { migrate: true })
})

afterAll(async () => {
  await payload.destroy()
  await rm(dataDir, { recursive: true, force: true })
})

afterEach(() => removeAll())

const removeAll = () => payload.delete({ collection: 'media', where: { id: { exists: true } } })

const files = async () => (await readdir(join(dataDir, 'media'))).sort()

/** Fills in the pictures of the demo, and gives the id of one. */
async function seeded(): Promise<number | string> {
  const ids = await seedImages(payload, { locale: 'en', folder, progress: () => {} })
  return ids.get(name) ?? ''
}

async function uploaded(): Promise<number | string> {
  const data = { alt: 'A chair' } as never
  return (await payload.create({ collection: 'media', data, filePath: placesIn(folder).original(name) })).id
}

type Medium = SizedImage['upload'] & { readonly id: number }

/** Stored data of a medium's files. The size of a file depends on the machine that made it. */
async function storedFiles(id: number | string) {
  const where = { id: { equals: id } }
  const medium = await payload.db.findOne<Medium>({ collection: 'media', where })
  if (!medium) throw new Error(`There is no medium ${id}.`)
  const sizes = Object.entries(medium.sizes).map(([size, file]) => [size, { ...file, filesize: 0 }])
  const own = { id: 0, alt: '', createdAt: '', updatedAt: '' }
  return { ...medium, ...own, sizes: Object.fromEntries(sizes) }
}

describe('an image of the demo', () => {
  it('is stored like an upload', async () => {
    const asUploaded = await storedFiles(await uploaded())
    const filesOfUpload = await files()
    await removeAll()
    expect(await storedFiles(await seeded())).toEqual(asUploaded)
    expect(await files()).toEqual(expect.arrayContaining(filesOfUpload))
  })

  it('has its files beside it, and takes them along when it is deleted', async () => {
    await seeded()
    const { pictures: images } = await readImageSizes(folder)
    const all = Object.values(images).flatMap((image) => [image.upload.filename, ...sizeFiles(image)])
    expect(await files()).toEqual(all.sort())
    await removeAll()
    expect(await files()).toEqual([])
  })

  it('leaves a file of its name alone', async () => {
    const file = join(dataDir, 'media', `${name}.jpg`)
    await writeFile(file, 'mine')
    const image = await payload.findByID({ collection: 'media', id: await seeded() })
    expect(image).toMatchObject({ filename: `${name}-1.jpg` })
    expect(await readFile(file, 'utf8')).toBe('mine')
    await rm(file)
  })
})
