import { given, parseMediaFile, record, text } from '@vitrine/ui/core'
import type { CollectionSlug, Payload, Where } from 'payload'
import type { ListedPage } from './stored-page.ts'

/** Addresses of one kind that search engines are told of. */
const MAX_LISTED = 50_000

/**
 * Finds the documents of a collection that search engines are told of.
 *
 * @param asked.where Which of them.
 */
export async function listedDocuments(
  payload: Payload,
  asked: { readonly collection: string; readonly where: Where; readonly locale: string },
): Promise<readonly ListedPage[]> {
  const { collection, where, locale } = asked
  const { docs } = await payload.find({
    collection: collection as CollectionSlug,
    where,
    locale: locale as never,
    depth: 1,
    limit: MAX_LISTED,
    pagination: false,
    sort: 'path',
    select: {
      title: true,
      path: true,
      summary: true,
      description: true,
      image: true,
      updatedAt: true,
      languages: true,
    } as never,
  })
  return docs.map((doc) => {
    const { title, path, summary, description, image, updatedAt, languages } = record(doc)
    return {
      collection,
      title: String(title ?? ''),
      ...given({ description: text(summary) ?? text(description) }),
      pictures: [parseMediaFile(image, 'image/')?.url ?? []].flat(),
      path: String(path),
      updatedAt: String(updatedAt),
      languages,
    }
  })
}
