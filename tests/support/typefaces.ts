import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TypefaceFile, Typefaces } from '@vitrine/kit/server'
import { unpackFont } from '../../packages/share-image/src/server/unpack-font.ts'

const FILES = join(import.meta.dirname, '../../apps/site/src/browser/fonts/files')

async function file(name: string, has: TypefaceFile['has']): Promise<TypefaceFile> {
  return { font: await unpackFont(readFileSync(join(FILES, `${name}.woff2`))), has }
}

const isLatin = (codePoint: number) => codePoint < 0x7f || /[äöüÄÖÜß€·–é\u00a0]/.test(String.fromCodePoint(codePoint))
const isHebrew = (codePoint: number) => codePoint >= 0x5d0 && codePoint <= 0x5ea

/** Typefaces of the site's files, without asking a built site for them. */
export async function testTypefaces(): Promise<Typefaces> {
  return {
    display: [await file('fraunces-basic-400', isLatin)],
    text: [await file('instrument-sans-basic', isLatin), await file('heebo-basic', isHebrew)],
  }
}
