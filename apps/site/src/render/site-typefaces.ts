import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteLanguages } from '@vitrine/content/languages'
import { findGlobal } from '@vitrine/content/queries'
import type { TypefaceFile, Typefaces } from '@vitrine/kit/server'
import { type FontFace, faceOf } from '@vitrine/share-image/core'
import { unpackFont } from '@vitrine/share-image/server'
import { parseTheme } from '@vitrine/theme/core'
import type { Payload } from 'payload'

/** Languages whose letters documents may hold, those of the site first: a buyer may have a name in another script. */
const SCRIPTS = ['en', 'he'] as const

/** Reads the files of the typefaces that the theme chooses, each once: some hundred kilobytes of each typeface stay in memory. */
export function siteTypefaces(options: {
  readonly payload: Payload
  /** Files by the names of their sheets. */
  readonly typefaces: ReadonlyMap<string, readonly FontFace[]>
  readonly clientDir: string
}): () => Promise<Typefaces> {
  const { payload, typefaces, clientDir } = options
  const read = new Map<string, Promise<Uint8Array>>()
  const fileOf = async (face: FontFace): Promise<TypefaceFile> => {
    const font = read.get(face.url) ?? readFile(join(clientDir, face.url)).then(unpackFont)
    read.set(face.url, font)
    // One that could not be read is read again.
    font.catch(() => read.delete(face.url))
    return { font: await font, has: (codePoint) => faceOf(codePoint, [face]) !== undefined }
  }
  const filesOf = (names: readonly string[]) => {
    const faces = names.flatMap((name) => typefaces.get(name) ?? [])
    // Sheets name a file once for each weight.
    return Promise.all([...new Map(faces.map((face) => [face.url, face])).values()].map(fileOf))
  }
  return async () => {
    const theme = await findGlobal(payload, 'theme', { locale: siteLanguages(payload)[0], depth: 0 })
    const [sheets = [], others = []] = SCRIPTS.map((locale) => parseTheme(theme, locale).fonts)
    const beside = others.filter((name) => !sheets.includes(name))
    const [display, text] = await Promise.all([
      filesOf([...sheets.slice(0, 1), ...beside, ...sheets]),
      filesOf([...sheets.slice(-1), ...beside]),
    ])
    return { display, text }
  }
}
