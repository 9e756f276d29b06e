/** Bytes that are sent in pieces. A piece may be read again; mostly they are read from the first to the last. */
export interface UploadSource {
  readonly name: string
  readonly bytes: number
  /** Milliseconds since 1970. With the name and the size it tells whether an interrupted one is the same. */
  readonly modified: number
  read(offset: number, end: number): Promise<ArrayBuffer>
}

export function sourceOfFile(file: File): UploadSource {
  return {
    name: file.name,
    bytes: file.size,
    modified: file.lastModified,
    read: (offset, end) => file.slice(offset, end).arrayBuffer(),
  }
}
