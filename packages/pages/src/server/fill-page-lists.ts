import { isSpecialPath, referenceId } from '@vitrine/content/core'
import { type FillContext, FOR_EVERYONE, published, type StoredBlock, storedBlocks } from '@vitrine/content/queries'
import type { Payload } from 'payload'

/** Most pages below another that a list shows. */
const MAX_CHILDREN = 60

/**
 * Puts into lists and carousels of pages the pages that they show, with their descriptions and pictures. A layout without
 * such blocks costs no query.
 */
export async function fillPageLists(payload: Payload, layout: readonly unknown[], context: FillContext): Promise<void> {
  const lists = [
    ...storedBlocks(layout, 'pageList'),
    ...storedBlocks(layout, 'carousel').filter(({ kind }) => kind === 'pages'),
  ]
  if (lists.length === 0) return
  const chosen = lists.flatMap(({ source, pages }) =>
    source !== 'children' && Array.isArray(pages) ? pages.map(referenceId) : [],
  )
  const parents = lists.flatMap((list) => (list.source === 'children' ? [parentOf(list, context)] : []))
  const { docs } = await published(payload, 'pages', {
    where: { and: [FOR_EVERYONE, { or: [{ id: { in: chosen } }, { parent: { in: parents } }] }] },
    locale: context.locale,
    depth: 1,
    limit: MAX_CHILDREN * Math.max(1, parents.length) + chosen.length,
    sort: 'path',
    select: { title: true, path: true, parent: true, meta: true, _status: true },
  })
  const listed = docs.filter(({ path }) => !isSpecialPath(path))
  for (const list of lists) {
    const pages = Array.isArray(list.pages) ? list.pages : []
    list.pages =
      list.source === 'children'
        ? listed.filter((doc) => referenceId(doc.parent) === parentOf(list, context)).slice(0, MAX_CHILDREN)
        : pages.flatMap((page) => listed.find(({ id }) => id === referenceId(page)) ?? [])
  }
}

/** Parent of the listed pages; by default, the page that shows the list. */
function parentOf(list: StoredBlock, { document }: FillContext): unknown {
  if (list.parent) return referenceId(list.parent)
  return document?.collection === 'pages' ? document.id : 0
}
