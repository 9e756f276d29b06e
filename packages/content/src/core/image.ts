import type { ImageCrop } from './image-crop.ts'

/** One file of a picture. */
export interface ImageFile {
  /** Address below `/media/`. */
  readonly url: string
  /** CSS pixels. */
  readonly width: number
  /** CSS pixels. */
  readonly height: number
  /** `image/avif`, `image/webp`, `image/jpeg`, `image/png` or `image/svg+xml`. */
  readonly type: string
}

/** A picture from the media library, ready to be shown. */
export interface Image {
  /** Never empty for a picture that carries meaning. */
  readonly alt: string
  /** The original, or the largest size that is shown in its place. */
  readonly fallback: ImageFile
  /** Responsive sizes, ascending by width within each type; AVIF and WebP. */
  readonly sources: readonly ImageFile[]
  /** Point that stays in view when the image is cropped, in percent from the left and the top. */
  readonly focalPoint: { readonly x: number; readonly y: number }
  /** How it is cut in the one place where it stands. */
  readonly crop?: ImageCrop
}
