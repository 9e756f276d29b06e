/** Bytes of a file of the old site. */
export interface FoundFile {
  /** Name with its ending, without folders. */
  readonly name: string
  readonly bytes: Uint8Array
  readonly mimeType: string
}

/** A file wherever it lies. */
export interface StoredFile {
  readonly bytes: number
  read(): Promise<Uint8Array>
}

/** Place in which an import looks for the files of the old site. */
export interface FileSource {
  /**
   * Finds the first of several files.
   *
   * @returns Undefined when there is none, and a sentence when there is one that cannot be taken.
   */
  find(file: {
    readonly candidates: readonly string[]
    readonly address: string
    readonly mimeType: string
  }): Promise<FoundFile | { readonly problem: string } | undefined>
  /** Tells whether {@link find} would find one, without reading it. */
  has(file: { readonly candidates: readonly string[]; readonly address: string }): boolean
  close(): void
}
