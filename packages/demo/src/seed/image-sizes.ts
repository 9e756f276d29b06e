import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollectionConfig, ImageSize } from 'payload'

/** The sizes of the demo's pictures, as they lie in the repository. */
export interface ImageSizes {
  /** Sizes of the media collection when they were made. */
  readonly madeFor: readonly MadeSize[]
  /** By picture name. */
  readonly pictures: Readonly<Record<string, SizedImage>>
}

/** All that the files of one size follow from. */
type MadeSize = Omit<ImageSize, 'admin'>

export interface SizedImage {
  /** SHA-256 of the picture that the sizes were made from, in hexadecimal digits. */
  readonly sha256: string
  /** Data of the media document, as Payload stores it. */
  readonly upload: MediaFile & {
    readonly focalX: number
    readonly focalY: number
    /** By name of the size. */
    readonly sizes: Readonly<Record<string, MediaFile>>
  }
}

interface MediaFile {
  readonly url: string
  readonly filename: string
  readonly mimeType: string
  /** In bytes. */
  readonly filesize: number
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** Paths in the demo's folder of images. */
export const placesIn = (folder: string) => ({
  altTexts: join(folder, 'alt-texts.json'),
  original: (name: string) => join(folder, `${name}.jpg`),
  /** Describes what is in {@link sizes}. */
  description: join(folder, 'sizes.json'),
  sizes: join(folder, 'sizes'),
})

/** Reads the alternative texts of the demo's pictures, by picture name. */
export async function readAltTexts(folder: string): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await readFile(placesIn(folder).altTexts, 'utf8')) as Record<string, string>
}

/** Reads what there is of sizes: in a folder that has none, of no picture. */
export async function readImageSizes(folder: string): Promise<ImageSizes> {
  const { description } = placesIn(folder)
  if (!existsSync(description)) return { madeFor: [], pictures: {} }
  return JSON.parse(await readFile(description, 'utf8')) as ImageSizes
}

/** The sizes that a collection asks for, without what only the admin shows of them. */
export function sizesAskedFor({ upload }: CollectionConfig): readonly MadeSize[] {
  const { imageSizes = [] } = typeof upload === 'object' ? upload : {}
  return imageSizes.map(({ admin: _, ...size }) => size)
}

/** Names of the files of all sizes, each once: widths that a picture does not have share the file of its own. */
export function sizeFiles({ upload }: SizedImage): readonly string[] {
  return [...new Set(Object.values(upload.sizes).map(({ filename }) => filename))]
}

/** SHA-256 of a file, in hexadecimal digits. */
export async function sha256Of(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}
