import type { PayloadRequest } from 'payload'
import type { FormatEnum } from 'sharp'
import type { AdminText } from '../../core/admin-text.ts'
import { openImage } from './image-reader.ts'

/** Pixels of an image: scaling takes four bytes for each, several times. */
export const MAX_PIXELS = 50_000_000

/** Pixels of an animation, all frames together. No sizes are made of it, so that it may have more than a still image. */
export const MAX_ANIMATED_PIXELS = 100_000_000

/** Pixels of each side to which an image is made smaller to find out whether it is whole. */
const PROBE_SIDE = 16

/** Quality of a photo that is turned upright, 1 to 100: no difference is seen. */
const TURNED_QUALITY = 95

type UploadedFile = NonNullable<PayloadRequest['file']>

/** Pixels of each frame, and how many frames there are. */
interface Frames {
  readonly width: number
  readonly height: number
  readonly pages: number
}

/**
 * Checks that an image can be read to its end, and turns it upright: width, height, crops and the focal point are those
 * of what people see.
 *
 * @throws What `refuse` makes of a sentence for the editor who uploads it.
 */
export async function checkedImage(file: UploadedFile, refuse: (text: AdminText) => Error): Promise<UploadedFile> {
  const { data, name } = file
  const refuseDamaged = () => {
    throw refuse(damaged(name))
  }
  // Reads the head alone.
  const read = openImage(data, { limitInputPixels: false }).metadata()
  const { width, height, format, pages = 1, orientation = 1 } = await read.catch(refuseDamaged)
  const excess = pages > 1 ? tooManyFrames(name, { width, height, pages }) : tooManyPixels(name, width * height)
  if (excess) throw refuse(excess)
  await openImage(data, { animated: pages > 1 })
    .resize(PROBE_SIDE, PROBE_SIDE)
    .raw()
    .toBuffer()
    .catch(refuseDamaged)
  if (orientation === 1 || pages > 1) return file
  const upright = await turned(data, format)
  return { ...file, data: upright, size: upright.length }
}

/** An image with its orientation in its pixels. Its colour profile and what the camera says of it stay. */
function turned(data: Buffer, format: keyof FormatEnum): Promise<Buffer> {
  return openImage(data).autoOrient().keepMetadata().toFormat(format, { quality: TURNED_QUALITY }).toBuffer()
}

function damaged(name: string): AdminText {
  return {
    en: `“${name}” is damaged or cut off: not all of it can be read. Open it in a picture program, save it again, and upload that.`,
    de: `„${name}“ ist beschädigt oder abgeschnitten: Nicht alles davon ist lesbar. In einem Bildprogramm öffnen, neu speichern und das hochladen.`,
  }
}

const millions = (pixels: number) => Math.ceil(pixels / 1_000_000)

function tooManyPixels(name: string, pixels: number): AdminText | undefined {
  if (pixels <= MAX_PIXELS) return undefined
  return {
    en: `“${name}” has ${millions(pixels)} million pixels, and ${millions(MAX_PIXELS)} million are the most. Make it smaller, such as 8,000 by 6,000 pixels, and upload it again.`,
    de: `„${name}“ hat ${millions(pixels)} Millionen Pixel, höchstens ${millions(MAX_PIXELS)} Millionen sind möglich. Verkleinern, etwa auf 8.000 mal 6.000 Pixel, und noch einmal hochladen.`,
  }
}

function tooManyFrames(name: string, { width, height, pages }: Frames): AdminText | undefined {
  const most = Math.floor(MAX_ANIMATED_PIXELS / (width * height))
  if (pages <= most) return undefined
  return {
    en: `“${name}” has ${pages} frames of ${width} by ${height} pixels, and at this size ${most} are the most. Make it shorter or smaller, or upload it as a video (MP4), which also loads faster.`,
    de: `„${name}“ hat ${pages} Einzelbilder von ${width} mal ${height} Pixeln, in dieser Größe sind höchstens ${most} möglich. Kürzen, verkleinern oder als Video (MP4) hochladen, das auch schneller lädt.`,
  }
}
