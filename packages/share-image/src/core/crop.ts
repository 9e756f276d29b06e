import { IMAGE_HEIGHT, IMAGE_WIDTH } from './compose.ts'

/** An image that editors chose for a page, to be cropped to {@link IMAGE_WIDTH} by {@link IMAGE_HEIGHT}. */
export interface GivenImage {
  /** Name of its file in the media folder. */
  readonly file: string
  /** Point that stays in view, in percent from the left and the top. */
  readonly focalPoint: { readonly x: number; readonly y: number }
}

/** Part of an image to extract, in its pixels. */
export interface CropArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Part of the hash: raise it when images are cropped in another way, so that cached ones are made again. */
const CROP_VERSION = 1

/**
 * Largest part of an image that has the shape of a share image, its focal point as near the middle as the edges allow.
 */
export function cropArea({ width, height }: Size, { x, y }: GivenImage['focalPoint']): CropArea {
  const scale = Math.min(width / IMAGE_WIDTH, height / IMAGE_HEIGHT)
  const part = { width: Math.round(IMAGE_WIDTH * scale), height: Math.round(IMAGE_HEIGHT * scale) }
  const start = (whole: number, length: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - length / 2, 0), whole - length))
  return { left: start(width, part.width, x), top: start(height, part.height, y), ...part }
}

/**
 * Hash of an image and its crop: changes whenever the cropped file does, but for the file's own content.
 *
 * @param digest Makes 16 letters of base64url of a text.
 */
export function cropHash({ file, focalPoint }: GivenImage, digest: (text: string) => string): string {
  return digest(JSON.stringify([CROP_VERSION, file, focalPoint.x, focalPoint.y]))
}
