import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { KnownLanguage } from '@vitrine/cms/settings'
import { checksumOf, mediaTypeOf } from '@vitrine/content/media'
import { mediaOf } from '@vitrine/content/media-store'
import type { Payload } from 'payload'
import { placesIn, readAltTexts, readImageSizes, type SizedImage, sizeFiles } from './image-sizes.ts'

/**
 * Puts the demo's pictures among the media. Sizes that lie beside them are copied, others made: a second or two for each
 * image.
 *
 * @param options.locale Language of the alternative texts.
 * @param options.folder Folder of the demo's pictures, their sizes and their alternative texts.
 * @param options.progress Called with what is under way.
 * @returns Ids of the media, by image name.
 */
export async function seedImages(
  payload: Payload,
  { locale, folder, progress }: { locale: KnownLanguage; folder: string; progress: (text: string) => void },
): Promise<Map<string, number | string>> {
  const { pictures: images } = await readImageSizes(folder)
  const ids = new Map<string, number | string>()
  for (const [name, alt] of Object.entries(await readAltTexts(folder))) {
    progress(`image ${name}`)
    const image = images[name]
    if (image && (await isFree(payload, image.upload.filename))) {
      const checksum = await copyFiles(payload, image, { folder, name })
      // What Payload would write, had it made the sizes.
      const data = { alt: { [locale]: alt }, checksum, ...image.upload }
      ids.set(name, (await payload.db.create({ collection: 'media', data })).id)
    } else {
      const filePath = placesIn(folder).original(name)
      ids.set(name, (await payload.create({ collection: 'media', data: { alt }, filePath, locale })).id)
    }
  }
  return ids
}

/** True if no medium has this file name and no file is left under it. Payload would choose another name. */
async function isFree(payload: Payload, filename: string): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'media', where: { filename: { equals: filename } } })
  if (totalDocs > 0) return false
  return (await stat(join(mediaFolder(payload), filename)).catch(() => undefined)) === undefined
}

/** @returns Checksum of the image. */
async function copyFiles(
  payload: Payload,
  image: SizedImage,
  { folder, name }: { readonly folder: string; readonly name: string },
): Promise<string> {
  const { original, sizes } = placesIn(folder)
  const media = mediaOf(payload)
  const copy = async (from: string, to: string) => {
    const bytes = await readFile(from)
    await media.write(to, bytes, mediaTypeOf(to) ?? '')
    return bytes
  }
  const bytes = await copy(original(name), image.upload.filename)
  for (const file of sizeFiles(image)) await copy(join(sizes, file), file)
  return checksumOf(bytes)
}

function mediaFolder({ collections }: Payload): string {
  const folder = collections.media?.config.upload.staticDir
  if (folder === undefined) throw new Error('The media collection names no folder for its files.')
  return folder
}
