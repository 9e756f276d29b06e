import { record, referenceId } from '@vitrine/content/core'
import { findSelected, type StoredPage } from '@vitrine/content/queries'
import type { Payload } from 'payload'

/** Pages above one another; a longer chain is a circle. */
const MAX_ABOVE = 12

/**
 * Finds the pages above a page, which comes with its parent.
 *
 * @returns From the home page's child down to the parent.
 */
export async function pagesAbove(payload: Payload, page: object, locale: string): Promise<StoredPage['breadcrumb']> {
  const above: { title: string; path: string }[] = []
  for (let next = record(page).parent; next && above.length < MAX_ABOVE; ) {
    const { title, path, parent } = record(
      typeof next === 'object' ? next : await find(payload, referenceId(next), locale),
    )
    if (typeof path !== 'string') break
    if (typeof title === 'string') above.unshift({ title, path })
    next = parent
  }
  return above
}

async function find(payload: Payload, id: unknown, locale: string): Promise<object | undefined> {
  const { docs } = await findSelected(payload, {
    collection: 'pages',
    where: { id: { equals: id } },
    locale,
    depth: 0,
    limit: 1,
    pagination: false,
    sort: 'id',
    select: { title: true, path: true, parent: true },
  })
  return docs[0]
}
