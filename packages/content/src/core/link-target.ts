/**
 * Documents that a link can lead to, by the `type` of the link's group, which is also the field that holds the reference.
 * The group of a link to an address has the type `url`.
 */
export const LINK_TARGETS = { page: 'pages', post: 'posts', project: 'projects' } as const

export type LinkTarget = keyof typeof LINK_TARGETS

/** What a link group leads to: a document's collection, and the document or a reference to it. */
export interface Target {
  readonly collection: (typeof LINK_TARGETS)[LinkTarget]
  readonly reference: unknown
}

/** Reads a link group as far as it leads to a document; undefined for one that leads to an address. */
export function linkTarget(link: Readonly<Record<string, unknown>>): Target | undefined {
  const { type } = link
  if (type === 'url') return undefined
  const target = typeof type === 'string' && Object.hasOwn(LINK_TARGETS, type) ? (type as LinkTarget) : 'page'
  return { collection: LINK_TARGETS[target], reference: link[target] }
}
