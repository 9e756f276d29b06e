import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unpackFont } from './unpack-font.ts'

const FILES = join(import.meta.dirname, '../../../../apps/site/src/browser/fonts/files')

it('fonts that are unpacked at once are each what they are alone', async () => {
  const files = ['geist-basic', 'heebo-basic', 'newsreader-basic', 'fraunces-more-400'].map((name) =>
    readFileSync(join(FILES, `${name}.woff2`)),
  )
  const alone: Uint8Array[] = []
  for (const file of files) alone.push(await unpackFont(file))
  expect(await Promise.all(files.map(unpackFont))).toEqual(alone)
})
