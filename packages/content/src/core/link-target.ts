/** Type of a link that says none. The group of a link to an address has the type `url`. */
export const DEFAULT_LINK_TYPE = 'page'

/** Target of a link group: its type, and the document or a reference to it. */
export interface LinkedTo {
  /** Names the field of the group that holds the reference. */
  readonly type: string
  readonly reference: unknown
}

/** Reads a link group as far as it leads to a document; undefined for one that leads to an address. */
export function linkTarget(link: Readonly<Record<string, unknown>>): LinkedTo | undefined {
  const type = typeof link.type === 'string' ? link.type : DEFAULT_LINK_TYPE
  if (type === 'url') return undefined
  return { type, reference: Object.hasOwn(link, type) ? link[type] : undefined }
}

/** Marks a collection, in `admin.custom`, whose documents links of a type lead to. The admin's browser half reads it too. */
export function linkMark(type: string): { readonly linkType: string } {
  return { linkType: type }
}

/** Type of the links that lead to documents of a collection; undefined if none do. */
export function linkTypeOf(custom: Readonly<Record<string, unknown>> | undefined): string | undefined {
  return typeof custom?.linkType === 'string' ? custom.linkType : undefined
}
