import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** What the pictures show, by their names. */
const ALT_TEXTS = new URL('../../packages/demo/pictures/alt-texts.json', import.meta.url)

/** Makes a folder with the pictures of the demo as a dot each, every one of another colour, where nobody looks at them. */
export async function smallPictures(): Promise<string> {
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
