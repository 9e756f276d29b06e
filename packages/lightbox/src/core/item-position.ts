/** Position of an item: its gallery, and its index there. */
export interface ItemPosition {
  readonly group: string
  /** From 0. */
  readonly index: number
}

/** Gallery of the images of a page that belong to none. */
export const PAGE_GROUP = 'page'

/** Reads the fragment of an address: `#group/index`. Undefined for every other one. */
export function parsePosition(fragment: string): ItemPosition | undefined {
  const [, name, index] = /^#(.+)\/(\d{1,5})$/.exec(fragment) ?? []
  if (name === undefined) return undefined
  try {
    return { group: decodeURIComponent(name), index: Number(index) }
  } catch {
    // Not written by us: no text has this encoding.
    return undefined
  }
}

/** The fragment at which an item is opened. */
export function fragmentOf({ group, index }: ItemPosition): string {
  return `#${encodeURIComponent(group)}/${index}`
}
