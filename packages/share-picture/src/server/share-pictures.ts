import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { decompress } from 'wawoff2'
import { compose, type Typesetter } from '../core/compose.ts'
import type { FontFace } from '../core/font-faces.ts'
import type { ShareCard } from '../core/share-card.ts'
import { createTypesetter, type LoadedFace } from './typesetter.ts'

/** Pictures that are kept on disk, about 30 kB each; the oldest go first. */
const MAX_PICTURES = 2_000

/** Pictures that may wait to be drawn, each for about a tenth of a second. */
const MAX_WAITING = 20

/** Draws pictures for shared links, one after the other, and keeps them. */
export interface SharePictures {
  /**
   * @param hash Of the card, the name that its picture is kept by.
   * @returns PNG; undefined when too many wait already.
   */
  png(card: ShareCard, hash: string): Promise<Buffer | undefined>
}

/**
 * @param options.typefaces Files by the name of their typeface.
 * @param options.readFont Reads a file by its address.
 * @param options.folder Where pictures are kept.
 */
export function createSharePictures(options: {
  readonly typefaces: ReadonlyMap<string, readonly FontFace[]>
  readonly readFont: (url: string) => Promise<Buffer>
  readonly folder: string
  readonly onError: (error: unknown) => void
}): SharePictures {
  const { folder, readFont, typefaces, onError } = options
  const waiting = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()
  let typesetter: Promise<Typesetter> | undefined

  const load = async () => {
    const loaded = new Map<string, readonly LoadedFace[]>()
    for (const [name, faces] of typefaces) {
      const files: LoadedFace[] = []
      // One after the other, and copied: what is unpacked stands in memory that the next one uses again.
      for (const face of faces) files.push({ ...face, font: (await decompress(await readFont(face.url))).slice() })
      loaded.set(name, files)
    }
    return createTypesetter(loaded)
  }
  const draw = async (card: ShareCard, hash: string) => {
    typesetter ??= load()
    const svg = compose(card, await typesetter)
    const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 7 }).toBuffer()
    await keep(folder, hash, png).catch(onError)
    return png
  }
  return {
    async png(card, hash) {
      const kept = await readFile(join(folder, `${hash}.png`)).catch(() => undefined)
      if (kept) return kept
      const drawing = waiting.get(hash)
      if (drawing) return drawing
      if (waiting.size >= MAX_WAITING) return undefined
      const made = last.then(() => draw(card, hash)).finally(() => waiting.delete(hash))
      waiting.set(hash, made)
      // One that fails is told to those who asked, and holds up nobody else.
      last = made.catch(() => {})
      return made
    },
  }
}

async function keep(folder: string, hash: string, png: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  if (names.length >= MAX_PICTURES) await forgetOldest(folder, names, names.length - MAX_PICTURES + 1)
  // Whoever reads it finds a whole picture or none.
  const unfinished = join(folder, `${hash}.${process.pid}.part`)
  await writeFile(unfinished, png)
  await rename(unfinished, join(folder, `${hash}.png`))
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
