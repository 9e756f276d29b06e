import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CollectionSlug, Payload, Where } from 'payload'
import { parseLocalTexts } from '../../core/local-paths.ts'
import { given, record, text } from '../../core/stored.ts'
import { imagesIn } from './images-in.ts'
import { FOR_EVERYONE, PUBLISHED } from './published.ts'
import type { ListedPage } from './stored-page.ts'

/** Addresses of one kind that one sitemap lists, by the protocol's own limit. https://www.sitemaps.org/protocol.html */
const MAX_LISTED = 50_000

/** Pictures of one address, by the protocol's own limit. https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const MAX_IMAGES = 1_000

const SELECT = {
  title: true,
  path: true,
  paths: true,
  summary: true,
  description: true,
  image: true,
  updatedAt: true,
  languages: true,
  meta: true,
  gallery: true,
  layout: true,
} as const

/** Documents that are read at a time; visitors are answered in between. */
const BATCH = 50

const LISTED: Where = { and: [PUBLISHED, { 'meta.noIndex': { not_equals: true } }] }

/**
 * Finds the documents of a collection that the sitemap lists: of one with drafts those that are published and
 * may be listed.
 *
 * @param asked.where Which of them; all without.
 */
export async function listedDocuments(
  payload: Payload,
  asked: { readonly collection: CollectionSlug; readonly where?: Where; readonly locale: string },
): Promise<readonly ListedPage[]> {
  const { collection, where = {}, locale } = asked
  const { versions, flattenedFields } = payload.collections[collection].config
  const isGuarded = flattenedFields.some(({ name }) => name === 'visibility')
  const visible = { and: [versions?.drafts ? LISTED : {}, isGuarded ? FOR_EVERYONE : {}] }
  const listed: ListedPage[] = []
  let last = 0
  for (let found = BATCH; found === BATCH && listed.length < MAX_LISTED; ) {
    const { docs } = await payload.find({
      collection,
      where: { and: [visible, where, { id: { greater_than: last } }] },
      locale,
      depth: 1,
      limit: BATCH,
      pagination: false,
      sort: 'id',
      select: SELECT,
    })
    listed.push(...docs.map((doc) => asListed(collection, doc)))
    found = docs.length
    last = Number(record(docs.at(-1)).id)
    // SQLite answers without waiting.
    await nextTurn()
  }
  return listed.sort((one, other) => (one.path < other.path ? -1 : 1))
}

function asListed(collection: string, doc: object): ListedPage {
  const { title, path, paths, summary, description, image, updatedAt, languages, meta, gallery, layout } = record(doc)
  const own = record(meta)
  return {
    collection,
    title: String(title ?? ''),
    ...given({ description: text(own.description) ?? text(summary) ?? text(description) }),
    images: imagesIn([own.image, image, gallery, layout], MAX_IMAGES),
    path: String(path),
    paths: parseLocalTexts(paths),
    updatedAt: String(updatedAt),
    languages,
  }
}
