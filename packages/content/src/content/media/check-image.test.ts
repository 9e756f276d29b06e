import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkedImage, MAX_ANIMATED_PIXELS } from './check-image.ts'

const checked = (data: Buffer, name = 'photo.jpg') =>
  checkedImage({ data, name, mimetype: '', size: data.length }, (text) => new Error(text.en))

const image = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#f00' } })

/** An animated GIF of frames of 100 × 100 pixels, as small as one of them. */
function longGif(count: number): Buffer {
  const [side, frame] = [
    [100, 0, 100, 0],
    // Control: 10 hundredths of a second. Descriptor: a frame of one pixel. Data: one clear code, the colour 0, the end.
    [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0],
  ]
  const head = [...Buffer.from('GIF89a'), ...side, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
  return Buffer.from([...head, ...Array.from({ length: count }, () => frame).flat(), 0x3b])
}

describe('an image that is uploaded', () => {
  it('is taken as it is when its decoder only warns: a scan header as some phones write it', async () => {
    const jpeg = await image(30, 20).jpeg().toBuffer()
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
    const ends = scan + 2 + jpeg.readUInt16BE(scan + 2)
    jpeg.fill(0, ends - 3, ends)
    expect((await checked(jpeg)).data).toBe(jpeg)
  })

  it('is refused as damaged when it is cut short', async () => {
    const jpeg = await sharp(Buffer.alloc(30_000, 'many greys'), { raw: { width: 100, height: 100, channels: 3 } })
      .jpeg()
      .toBuffer()
    await expect(checked(jpeg.subarray(0, -200))).rejects.toThrow('“photo.jpg” is damaged or cut off')
  })

  it.each(['jpeg', 'webp'] as const)('is turned upright when the camera was: %s', async (format) => {
    const lying = await image(30, 20).toFormat(format).withMetadata({ orientation: 6 }).toBuffer()
    const { data, size } = await checked(lying)
    const { width, height, orientation = 1 } = await sharp(data).metadata()
    expect({ width, height, orientation, size }).toEqual({ width: 20, height: 30, orientation: 1, size: data.length })
  })

  it('is taken as an animation of more pixels than a still image may have', async () => {
    const gif = longGif(MAX_ANIMATED_PIXELS / 10_000)
    expect((await checked(gif)).data).toBe(gif)
  })

  it('is refused as an animation of too many frames with a sentence that speaks of them', async () => {
    const gif = longGif(MAX_ANIMATED_PIXELS / 10_000 + 1)
    await expect(checked(gif, 'long.gif')).rejects.toThrow(
      '“long.gif” has 10001 frames of 100 by 100 pixels, and at this size 10000 are the most. Make it shorter or smaller, or upload it as a video (MP4), which also loads faster.',
    )
  })
})
