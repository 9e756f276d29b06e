import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { openImage } from '@vitrine/content/media-store'
import type { FileStore } from '@vitrine/storage/files'
import sharp from 'sharp'
import { compose, IMAGE_HEIGHT, IMAGE_WIDTH, type Typesetter } from '../core/compose.ts'
import { cropArea, type GivenImage } from '../core/crop.ts'
import type { FontFace } from '../core/font-faces.ts'
import type { ShareCard } from '../core/share-card.ts'
import type { LoadedFace } from './typesetter.ts'
import { unpackFont } from './unpack-font.ts'

/** Files in the cache on disk, about 30 kB each when drawn and 100 kB when cropped; the oldest go first. */
const MAX_FILES = 2_000

/** Images that may wait to be made, each for about a tenth of a second. */
const MAX_WAITING = 20

/** Quality of cropped images: networks compress them further. */
const JPEG_QUALITY = 82

/** First of the values of EXIF orientation that swap width and height. */
const FIRST_LYING = 5

/** Draws and crops share images, one after the other, and caches them on disk. */
export interface ShareImages {
  /**
   * @param hash Of the card; names its file in the cache.
   * @returns PNG; undefined when too many wait already.
   */
  png(card: ShareCard, hash: string): Promise<Buffer | undefined>
  /**
   * @param hash Of the image and its crop.
   * @returns JPEG; `missing` when there is no such file; undefined when too many wait already.
   */
  jpg(given: GivenImage, hash: string): Promise<Buffer | 'missing' | undefined>
}

/** Characters that tell one state of a file from another. */
const STATE_LENGTH = 16

/**
 * @param options.typefaces Files by the name of their typeface.
 * @param options.readFont Reads a file by its address.
 * @param options.media Files of the library.
 * @param options.folder Folder of the cache.
 */
export function createShareImages(options: {
  readonly typefaces: ReadonlyMap<string, readonly FontFace[]>
  readonly readFont: (url: string) => Promise<Buffer>
  readonly media: Pick<FileStore, 'read'>
  readonly folder: string
  readonly onError: (error: unknown) => void
}): ShareImages {
  const { folder, media, readFont, typefaces, onError } = options
  const waiting = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()
  let typesetter: Promise<Typesetter> | undefined

  /** Loads WOFF2 and HarfBuzz, both WebAssembly, with the first card that is drawn. */
  const load = async () => {
    const { createTypesetter } = await import('./typesetter.ts')
    const loaded = new Map<string, readonly LoadedFace[]>()
    for (const [name, faces] of typefaces) {
      const files: LoadedFace[] = []
      for (const face of faces) files.push({ ...face, font: await unpackFont(await readFont(face.url)) })
      loaded.set(name, files)
    }
    return createTypesetter(loaded)
  }
  const draw = async (card: ShareCard) => {
    typesetter ??= load()
    const svg = compose(card, await typesetter)
    return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 7 }).toBuffer()
  }
  /** @param name Of the file in the cache. */
  const cachedOrMade = async (name: string, make: () => Promise<Buffer>): Promise<Buffer | undefined> => {
    const cached = await readFile(join(folder, name)).catch(() => undefined)
    if (cached) return cached
    const making = waiting.get(name)
    if (making) return making
    if (waiting.size >= MAX_WAITING) return undefined
    const made = last
      .then(make)
      .then(async (image) => {
        await store(folder, name, image).catch(onError)
        return image
      })
      .finally(() => waiting.delete(name))
    waiting.set(name, made)
    // A failure rejects for its own callers and does not hold up the next image.
    last = made.catch(() => {})
    return made
  }
  return {
    png: (card, hash) => cachedOrMade(`${hash}.png`, () => draw(card)),
    async jpg({ file, focalPoint }, hash) {
      const name = basename(file)
      const found = await media.read(name)
      if (!found) return 'missing'
      // Another file of the same name has another tag.
      const state = createHash('sha256').update(found.etag).digest('hex').slice(0, STATE_LENGTH)
      const cut = async () => crop(await buffer(found.content), focalPoint)
      const image = await cachedOrMade(`${hash}-${state}.jpg`, cut)
      found.content.destroy()
      return image
    },
  }
}

async function crop(original: Buffer, focalPoint: GivenImage['focalPoint']): Promise<Buffer> {
  const { width, height, orientation = 1 } = await openImage(original).metadata()
  const size = orientation >= FIRST_LYING ? { width: height, height: width } : { width, height }
  return openImage(original)
    .rotate()
    .extract(cropArea(size, focalPoint))
    .resize(IMAGE_WIDTH, IMAGE_HEIGHT)
    .flatten({ background: 'white' })
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer()
}

async function store(folder: string, name: string, image: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  if (names.length >= MAX_FILES) await forgetOldest(folder, names, names.length - MAX_FILES + 1)
  // Renamed when complete: a reader finds a whole image or none.
  const unfinished = join(folder, `${name}.${process.pid}.part`)
  await writeFile(unfinished, image)
  await rename(unfinished, join(folder, name))
}

async function forgetOldest(folder: string, names: readonly string[], count: number): Promise<void> {
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      return { path, at: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 }
    }),
  )
  const oldest = files.sort((a, b) => a.at - b.at).slice(0, count)
  await Promise.all(oldest.map(({ path }) => rm(path, { force: true })))
}
