import type { Data } from 'payload'
import { mediaAddress } from '../../core/media/media-address.ts'
import { FILE_TYPES, type FileType } from '../../core/media/media-filter.ts'
import { record, text } from '../../core/stored.ts'

/** Size of an image that cards show: twice as dense as they are wide. */
const THUMBNAIL = 'webp480'

/** A file of the library, as its lists show it. */
export interface ListedFile {
  readonly id: number
  readonly name: string
  readonly type: FileType
  /** Part of the media type behind the slash, in capitals: `PNG`. */
  readonly format: string
  /** Address of a small image of it; undefined for what is none. */
  readonly thumbnail: string | undefined
  /** CSS pixels. */
  readonly size: { readonly width: number; readonly height: number } | undefined
  readonly bytes: number
  readonly alt: string | undefined
  readonly folder: string | undefined
  readonly tags: readonly string[]
  /** In ISO 8601. */
  readonly createdAt: string
  /** As Payload's lists have it. */
  readonly document: Data
}

/** Reads a document of a list. */
export function listedFile(document: Data): ListedFile {
  const { id, filename, mimeType, filesize, width, height, alt, folder, tags, sizes, createdAt, updatedAt } = document
  const name = text(filename) ?? String(id)
  const type = fileTypeOf(String(mimeType))
  const small = text(record(record(sizes)[THUMBNAIL]).filename)
  return {
    id: Number(id),
    name,
    type,
    format: name.slice(name.lastIndexOf('.') + 1).toUpperCase(),
    thumbnail: type === 'image' ? mediaAddress(small ?? name, updatedAt) : undefined,
    size: typeof width === 'number' && typeof height === 'number' ? { width, height } : undefined,
    bytes: typeof filesize === 'number' ? filesize : 0,
    alt: text(alt),
    folder: text(folder),
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    createdAt: String(createdAt),
    document,
  }
}

function fileTypeOf(mimeType: string): FileType {
  const types = Object.entries(FILE_TYPES) as [FileType, string][]
  return types.find(([, prefix]) => prefix !== '' && mimeType.startsWith(prefix))?.[0] ?? 'document'
}
