import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPayload } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import { mediaCollection } from '@vitrine/content/config'
import type { Payload } from 'payload'
import {
  type ImageSizes,
  placesIn,
  readAltTexts,
  type SizedImage,
  sha256Of,
  sizeFiles,
  sizesAskedFor,
} from './image-sizes.ts'

/**
 * Makes the sizes of the demo's pictures anew, by uploading each to a site that is thrown away.
 *
 * @param folder The demo's folder of pictures.
 * @param progress Called with what is under way.
 */
export async function makeSizes(folder: string, progress: (text: string) => void): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'))
  try {
    const payload = await openPayload(loadSettings({ DATA_DIR: dataDir }, dataDir), { migrate: true })
    const { sizes, original, description } = placesIn(folder)
    await rm(sizes, { recursive: true, force: true })
    await mkdir(sizes)
    const images: Record<string, SizedImage> = {}
    for (const name of Object.keys(await readAltTexts(folder))) {
      progress(`image ${name}`)
      const image = await upload(payload, original(name))
      for (const file of sizeFiles(image)) await copyFile(join(dataDir, 'media', file), join(sizes, file))
      images[name] = image
    }
    const made: ImageSizes = {
      madeFor: sizesAskedFor(mediaCollection({ dataDir, bucket: undefined })),
      pictures: images,
    }
    await writeFile(description, `${JSON.stringify(made, null, 2)}\n`)
    await payload.destroy()
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Fields of a medium that do not follow from its file. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['id', 'alt', 'caption', 'createdAt', 'updatedAt'])

/** Uploads an image, and reads what Payload stored of it. */
async function upload(payload: Payload, original: string): Promise<SizedImage> {
  const { id } = await payload.create({ collection: 'media', data: { alt: '–' }, filePath: original })
  const stored = await payload.db.findOne({ collection: 'media', where: { id: { equals: id } } })
  const fields = Object.entries(stored ?? {}).filter(([field, value]) => !OWN_FIELDS.has(field) && value !== null)
  return { sha256: await sha256Of(original), upload: Object.fromEntries(fields) as unknown as SizedImage['upload'] }
}
