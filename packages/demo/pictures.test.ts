import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaCollection } from '@vitrine/content/config'
import { describe, expect, it } from 'vitest'
import { placesIn, readAltTexts, readImageSizes, sha256Of, sizeFiles, sizesAskedFor } from './src/seed/image-sizes.ts'

const folder = join(import.meta.dirname, 'pictures')
const { original, sizes } = placesIn(folder)
const { madeFor, pictures: images } = await readImageSizes(folder)
const names = Object.keys(await readAltTexts(folder))

/** `npm run seed -- --pictures` makes them again. */
describe('the sizes of the demo’s pictures', () => {
  it('were made for the sizes that the media collection asks for', () => {
    expect(madeFor).toEqual(sizesAskedFor(mediaCollection({ dataDir: '', bucket: undefined })))
  })

  it('are there for every image, and for nothing else', async () => {
    const originals = (await readdir(folder)).filter((file) => file.endsWith('.jpg'))
    expect(originals.sort()).toEqual(names.map((name) => `${name}.jpg`).sort())
    expect(Object.keys(images)).toEqual(names)
    const files = Object.values(images).flatMap(sizeFiles)
    expect((await readdir(sizes)).sort()).toEqual(files.sort())
  })

  it.each(Object.entries(images))('of %s were made from the image as it is', async (name, { sha256, upload }) => {
    expect(sha256).toBe(await sha256Of(original(name)))
    expect(upload).toMatchObject({ filename: `${name}.jpg`, filesize: (await stat(original(name))).size })
  })

  it.each(Object.entries(images))('of %s are all that were asked for', async (_, { upload }) => {
    expect(Object.keys(upload.sizes)).toEqual(madeFor.map(({ name }) => name))
    for (const { name, width = 0, formatOptions } of madeFor) {
      const size = upload.sizes[name]
      expect(size).toMatchObject({
        width: Math.min(width, upload.width),
        mimeType: `image/${formatOptions?.format}`,
        filesize: (await stat(join(sizes, size?.filename ?? ''))).size,
      })
    }
  })
})
