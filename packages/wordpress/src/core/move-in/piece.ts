/** Bytes of one piece of an upload: it comes within the limits of usual proxies, also over a slow line. */
export const MAX_PIECE_BYTES = 8 * 1024 * 1024

/** Bytes of all files in the import folder. */
export const MAX_FOLDER_BYTES = 50 * 1024 ** 3

/** Files and folders in it, unfinished ones included. */
export const MAX_FOLDER_ENTRIES = 200

/** Bytes of the disk that stay free. */
export const RESERVED_BYTES = 512 * 1024 ** 2

/** A file that a browser sends in pieces. Two of one name differ by their size, or by when they were changed. */
export interface UploadedFile {
  /** As `cleanName` gives it. */
  readonly name: string
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly modified: number
}

/** Place of a piece in its file. */
export interface Piece {
  readonly file: UploadedFile
  readonly offset: number
  readonly bytes: number
}

/** State of the folder in which a piece arrives. */
export interface FolderSpace {
  /** Bytes of the file that are here. */
  readonly received: number
  /** Bytes of all other files, unfinished ones with all that they will have. */
  readonly otherBytes: number
  readonly otherEntries: number
  readonly freeBytes: number
}

/** `offset`: the piece does not follow on what is here. */
export type PieceRefusal = 'piece-size' | 'offset' | 'beyond-end' | 'too-many' | 'too-large' | 'disk-full'

/** Reason not to take a piece. Undefined when it is taken. */
export function refusePiece({ file, offset, bytes }: Piece, space: FolderSpace): PieceRefusal | undefined {
  if (bytes === 0 || bytes > MAX_PIECE_BYTES) return 'piece-size'
  if (offset !== space.received) return 'offset'
  if (offset + bytes > file.bytes) return 'beyond-end'
  if (space.otherEntries + 1 > MAX_FOLDER_ENTRIES) return 'too-many'
  if (space.otherBytes + file.bytes > MAX_FOLDER_BYTES) return 'too-large'
  return space.freeBytes - (file.bytes - offset) < RESERVED_BYTES ? 'disk-full' : undefined
}

/** Name under which an unfinished file is kept: all that tells it from others. */
export function partName({ name, bytes, modified }: UploadedFile): string {
  return `${bytes}-${modified}-${name}`
}

/** Unfinished file of this name. Undefined for anything else. */
export function parsePartName(name: string): UploadedFile | undefined {
  const [, bytes, modified, rest] = /^(\d{1,15})-(\d{1,15})-(.+)$/.exec(name) ?? []
  return rest === undefined ? undefined : { name: rest, bytes: Number(bytes), modified: Number(modified) }
}
