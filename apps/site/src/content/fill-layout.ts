import type { Payload } from 'payload'

/** Most pages below another that a list shows. */
const MAX_CHILDREN = 60

/** How deep stored blocks are looked into. */
const MAX_DEPTH = 20

type Stored = Record<string, unknown>

/**
 * Puts into stored blocks what they show of other documents and references alone do not bring: the blocks of reusable
 * ones, the slides of sliders, and the pages of lists and carousels with their descriptions and pictures. A page without
 * such blocks costs no query.
 *
 * @param options.pageId The page that shows them: where a list says nothing else, it is of the pages below this one.
 * @param options.depth Levels of references that reusable blocks are read with.
 */
export async function fillLayout(
  payload: Payload,
  layout: readonly unknown[],
  options: { readonly pageId: number; readonly locale: string; readonly depth: number },
): Promise<void> {
  const locale = options.locale as never
  const shared = blocksOf(layout, 'reusable')
  if (shared.length > 0) {
    const { docs } = await payload.find({
      collection: 'reusable-blocks' as never,
      where: { id: { in: shared.map(({ block }) => idOf(block)) } },
      locale,
      depth: options.depth,
      pagination: false,
    })
    // Each place gets blocks of its own: the same ones may stand on a page twice.
    for (const block of shared) block.block = structuredClone(withId(docs, idOf(block.block)))
  }

  const sliders = blocksOf(layout, 'slider')
  if (sliders.length > 0) {
    const { docs } = await payload.find({
      collection: 'sliders' as never,
      where: {
        and: [{ id: { in: sliders.map(({ slider }) => idOf(slider)) } }, { _status: { equals: 'published' } }],
      },
      locale,
      depth: options.depth,
      pagination: false,
    })
    for (const block of sliders) block.slider = withId(docs, idOf(block.slider))
  }

  const lists = [
    ...blocksOf(layout, 'pageList'),
    ...blocksOf(layout, 'carousel').filter(({ kind }) => kind === 'pages'),
  ]
  if (lists.length === 0) return
  const chosen = lists.flatMap(({ source, pages }) =>
    source !== 'children' && Array.isArray(pages) ? pages.map(idOf) : [],
  )
  const parents = lists.flatMap((list) => (list.source === 'children' ? [parentOf(list, options.pageId)] : []))
  const { docs } = await payload.find({
    collection: 'pages',
    where: {
      and: [{ _status: { equals: 'published' } }, { or: [{ id: { in: chosen } }, { parent: { in: parents } }] }],
    },
    locale,
    depth: 1,
    limit: MAX_CHILDREN * Math.max(1, parents.length) + chosen.length,
    pagination: false,
    sort: 'path',
    select: { title: true, path: true, parent: true, meta: true, _status: true },
  })
  for (const list of lists) {
    const pages = Array.isArray(list.pages) ? list.pages : []
    list.pages =
      list.source === 'children'
        ? docs.filter(({ parent }) => idOf(parent) === parentOf(list, options.pageId)).slice(0, MAX_CHILDREN)
        : pages.flatMap((page) => withId(docs, idOf(page)) ?? [])
  }
}

/** Finds stored blocks of a kind, those inside others included. */
function blocksOf(stored: unknown, blockType: string, depth = 0): Stored[] {
  if (typeof stored !== 'object' || stored === null || depth > MAX_DEPTH) return []
  const inside = Object.values(stored).flatMap((value) => blocksOf(value, blockType, depth + 1))
  return (stored as Stored).blockType === blockType ? [stored as Stored, ...inside] : inside
}

function withId(docs: readonly object[], id: unknown): object | undefined {
  return docs.find((doc) => (doc as Stored).id === id)
}

function parentOf(list: Stored, pageId: number): unknown {
  return list.parent ? idOf(list.parent) : pageId
}

/** Of a document, or of a reference that was not followed. */
function idOf(reference: unknown): unknown {
  return typeof reference === 'object' && reference !== null ? (reference as Stored).id : reference
}
