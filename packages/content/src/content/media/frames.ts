import { openImage } from './image-reader.ts'

const PNG_SIGNATURE_BYTES = 8

/** Bytes of a PNG chunk besides its data: length, name and checksum. */
const PNG_CHUNK_FRAME = 12

/** Tells whether an image moves: an animated GIF, WebP, PNG or AVIF. False for what is no image. */
export async function isAnimation(data: Buffer): Promise<boolean> {
  if (isAnimatedPng(data) || isImageSequence(data)) return true
  return (await framesOf(data).catch(() => 1)) > 1
}

/** Counts the frames that sharp reads: of animated PNG and AVIF the first alone. */
async function framesOf(data: Buffer): Promise<number> {
  const { pages = 1 } = await openImage(data, { limitInputPixels: false }).metadata()
  return pages
}

/** @see https://www.w3.org/TR/png-3/#acTL-chunk (stands before the image data) */
function isAnimatedPng(data: Buffer): boolean {
  if (data.toString('latin1', 1, 4) !== 'PNG') return false
  let at = PNG_SIGNATURE_BYTES
  while (at + PNG_CHUNK_FRAME <= data.length) {
    const name = data.toString('latin1', at + 4, at + 8)
    if (name === 'acTL') return data.readUInt32BE(at + 8) > 1
    if (name === 'IDAT') return false
    at += PNG_CHUNK_FRAME + data.readUInt32BE(at)
  }
  return false
}

/** @see https://aomediacodec.github.io/av1-avif/#image-sequence-brand */
function isImageSequence(data: Buffer): boolean {
  return data.toString('latin1', 4, 12) === 'ftypavis'
}
