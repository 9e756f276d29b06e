import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { compose, PICTURE_HEIGHT, PICTURE_WIDTH, type Typesetter } from '../core/compose.ts'
import { cutOf, type GivenPicture } from '../core/cut.ts'
import type { FontFace } from '../core/font-faces.ts'
import type { ShareCard } from '../core/share-card.ts'
import type { LoadedFace } from './typesetter.ts'

/** Pictures that are kept on disk, about 30 kB each when drawn and 100 kB when cut; the oldest go first. */
const MAX_PICTURES = 2_000

/** Pictures that may wait to be made, each for about a tenth of a second. */
const MAX_WAITING = 20

/** Quality of what is cut: networks make it smaller still. */
const JPEG_QUALITY = 82

/** First of the values of EXIF orientation that lay a picture on its side. */
const FIRST_LYING = 5

/** Draws and cuts pictures for shared links, one after the other, and keeps them. */
export interface SharePictures {
  /**
   * @param hash Of the card, the name that its picture is kept by.
   * @returns PNG; undefined when too many wait already.
   */
  png(card: ShareCard, hash: string): Promise<Buffer | undefined>
  /**
   * @param hash Of what is given.
   * @returns JPEG; `missing` when there is no such file; undefined when too many wait already.
   */
  jpg(given: GivenPicture, hash: string): Promise<Buffer | 'missing' | undefined>
}

/**
 * @param options.typefaces Files by the name of their typeface.
 * @param options.readFont Reads a file by its address.
 * @param options.mediaDir Where the files of given pictures are.
 * @param options.folder Where pictures are kept.
 */
export function createSharePictures(options: {
  readonly typefaces: ReadonlyMap<string, readonly FontFace[]>
  readonly readFont: (url: string) => Promise<Buffer>
  readonly mediaDir: string
  readonly folder: string
  readonly onError: (error: unknown) => void
}): SharePictures {
  const { folder, mediaDir, readFont, typefaces, onError } = options
  const waiting = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()
  let typesetter: Promise<Typesetter> | undefined

  /** What unpacks and sets type brings programs of its own, which a site that draws nothing does not start. */
  const load = async () => {
    const [{ decompress }, { createTypesetter }] = await Promise.all([import('wawoff2'), import('./typesetter.ts')])
    const loaded = new Map<string, readonly LoadedFace[]>()
    for (const [name, faces] of typefaces) {
      const files: LoadedFace[] = []
      // One after the other, and copied: what is unpacked stands in memory that the next one uses again.
      for (const face of faces) files.push({ ...face, font: (await decompress(await readFont(face.url))).slice() })
      loaded.set(name, files)
    }
    return createTypesetter(loaded)
  }
  const draw = async (card: ShareCard) => {
    typesetter ??= load()
    const svg = compose(card, await typesetter)
    return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 7 }).toBuffer()
  }
  /** @param name Of the file by which it is kept. */
  const keptOrMade = async (name: string, make: () => Promise<Buffer>): Promise<Buffer | undefined> => {
    const kept = await readFile(join(folder, name)).catch(() => undefined)
    if (kept) return kept
    const making = waiting.get(name)
    if (making) return making
    if (waiting.size >= MAX_WAITING) return undefined
    const made = last
      .then(make)
      .then(async (picture) => {
        await keep(folder, name, picture).catch(onError)
        return picture
      })
      .finally(() => waiting.delete(name))
    waiting.set(name, made)
    // One that fails is told to those who asked, and holds up nobody else.
    last = made.catch(() => {})
    return made
  }
  return {
    png: (card, hash) => keptOrMade(`${hash}.png`, () => draw(card)),
    async jpg({ file, focalPoint }, hash) {
      const path = join(mediaDir, basename(file))
      const written = (await stat(path).catch(() => undefined))?.mtimeMs
      if (written === undefined) return 'missing'
      return keptOrMade(`${hash}-${Math.round(written)}.jpg`, () => cut(path, focalPoint))
    },
  }
}

async function cut(path: string, focalPoint: GivenPicture['focalPoint']): Promise<Buffer> {
  const { width, height, orientation = 1 } = await sharp(path).metadata()
  const size = orientation >= FIRST_LYING ? { width: height, height: width } : { width, height }
  return sharp(path)
    .rotate()
    .extract(cutOf(size, focalPoint))
    .resize(PICTURE_WIDTH, PICTURE_HEIGHT)
    .flatten({ background: 'white' })
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer()
}

async function keep(folder: string, name: string, picture: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  if (names.length >= MAX_PICTURES) await forgetOldest(folder, names, names.length - MAX_PICTURES + 1)
  // Whoever reads it finds a whole picture or none.
  const unfinished = join(folder, `${name}.${process.pid}.part`)
  await writeFile(unfinished, picture)
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
