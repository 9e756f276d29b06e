import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** Alternative texts of the demo's images, by name. */
const ALT_TEXTS = new URL('../../packages/demo/pictures/alt-texts.json', import.meta.url)

/**
 * Makes a folder with a small image in place of each of the demo's, every one of another colour. For tests that do not
 * show them.
 */
export async function smallImages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'))
  const texts = await readFile(ALT_TEXTS, 'utf8')
  await writeFile(join(folder, 'alt-texts.json'), texts)
  for (const [index, name] of Object.keys(JSON.parse(texts)).entries()) {
    const background = { r: index * 16, g: 128, b: 128 }
    const dot = sharp({ create: { width: 4, height: 4, channels: 3, background } })
    await dot.jpeg().toFile(join(folder, `${name}.jpg`))
  }
  return folder
}
