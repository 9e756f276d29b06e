import { PICTURE_HEIGHT, PICTURE_WIDTH } from './compose.ts'

/** A picture that a page was given for where it is shared. */
export interface GivenPicture {
  /** Name of its file among the media. */
  readonly file: string
  /** What stays in view, in percent from the left and the top. */
  readonly focalPoint: { readonly x: number; readonly y: number }
}

/** Part of a picture, in its pixels. */
export interface Cut {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Changes when pictures are cut in another way, so that they are cut anew. */
const CUTTING = 1

/** The largest part of a picture that has the shape of shared ones, with its focal point as near its middle as can be. */
export function cutOf({ width, height }: Size, { x, y }: GivenPicture['focalPoint']): Cut {
  const scale = Math.min(width / PICTURE_WIDTH, height / PICTURE_HEIGHT)
  const part = { width: Math.round(PICTURE_WIDTH * scale), height: Math.round(PICTURE_HEIGHT * scale) }
  const start = (whole: number, length: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - length / 2, 0), whole - length))
  return { left: start(width, part.width, x), top: start(height, part.height, y), ...part }
}

/**
 * What is cut, as a short text.
 *
 * @param digest Makes 16 letters of base64url of a text.
 */
export function cutHash({ file, focalPoint }: GivenPicture, digest: (text: string) => string): string {
  return digest(JSON.stringify([CUTTING, file, focalPoint.x, focalPoint.y]))
}
