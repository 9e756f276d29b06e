import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isAnimation } from './frames.ts'

/** Frames of 4 × 3 pixels, one below the other, each of another grey. */
const frames = (count: number) => {
  const raw = Buffer.alloc(4 * 3 * 3 * count).map((_, at) => Math.floor(at / 36) * 80)
  return sharp(raw, { raw: { width: 4, height: 3 * count, channels: 3, pageHeight: 3 } })
}

const gif = (count: number) => frames(count).gif().toBuffer()
const webp = (count: number) => frames(count).webp().toBuffer()

/** A PNG whose control chunk says that it has so many frames. */
async function animatedPng(count: number): Promise<Buffer> {
  const png = await frames(1).png().toBuffer()
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8)
  chunk.write('acTL', 4, 'latin1')
  chunk.writeUInt32BE(count, 8)
  const data = png.indexOf('IDAT') - 4
  return Buffer.concat([png.subarray(0, data), chunk, png.subarray(data)])
}

describe('an animation', () => {
  it.each([
    ['a GIF of three frames', gif(3)],
    ['a WebP of three frames', webp(3)],
    ['a PNG with a control chunk', animatedPng(3)],
    ['an AVIF of the brand for sequences', Promise.resolve(Buffer.from('\0\0\0\x1cftypavis\0\0\0\0avis', 'latin1'))],
  ])('is %s', async (_, data) => expect(await isAnimation(await data)).toBe(true))

  it.each([
    ['a GIF of one frame', gif(1)],
    ['a WebP of one frame', webp(1)],
    ['a PNG', frames(1).png().toBuffer()],
    ['a PNG that says it has one frame', animatedPng(1)],
    ['an AVIF', Promise.resolve(Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avif', 'latin1'))],
    ['text', Promise.resolve(Buffer.from('Oak;640'))],
  ])('is not %s', async (_, data) => expect(await isAnimation(await data)).toBe(false))
})
