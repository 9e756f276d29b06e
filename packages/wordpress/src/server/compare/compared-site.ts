/** A site whose pages are compared: the old one, running or saved, or this one. */
export interface ComparedSite {
  /** As the report names it. */
  readonly name: string
  /** Address of a path, under which its pages ask for their files. */
  addressOf(path: string): URL
  get(address: URL): Promise<SiteFile>
}

export type SiteFile =
  | { readonly kind: 'file'; readonly url: URL; readonly contentType: string; readonly body: Uint8Array }
  /** A clause for the owner: `it answers 404`. */
  | { readonly kind: 'none'; readonly reason: string; readonly isUnsaved?: boolean }

/** Bytes of one page, or of one file that it shows. */
export const MAX_PAGE_BYTES = 8 * 1024 * 1024
