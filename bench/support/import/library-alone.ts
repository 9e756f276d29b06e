import { mediaCollection } from '@vitrine/content/config'
import type { ImageSize } from 'payload'
import sharp, { type Sharp } from 'sharp'

/**
 * Makes the sizes of images by the image library alone, one image after the other, and stores none of them.
 *
 * @param images Bytes of the files.
 * @returns Seconds.
 */
export async function libraryAlone(images: readonly Buffer[]): Promise<number> {
  const sizes = sizesOfMedia()
  const begun = performance.now()
  for (const image of images) {
    const original = sharp(image).rotate()
    await Promise.all(sizes.map((size) => sized(original, size).toBuffer()))
  }
  return (performance.now() - begun) / 1000
}

function sized(original: Sharp, size: ImageSize): Sharp {
  const { format, options } = size.formatOptions ?? { format: 'jpeg' }
  return original.clone().resize(size).toFormat(format, options)
}

/** Sizes that the library of media makes of each image. */
function sizesOfMedia(): readonly ImageSize[] {
  const { upload } = mediaCollection({ dataDir: '', bucket: undefined })
  return typeof upload === 'object' ? (upload.imageSizes ?? []) : []
}
