import { isGlobal } from '@vitrine/content/config'
import { updateGlobalUntyped, updateUntyped } from '@vitrine/content/queries'
import type { CollectionSlug, Payload } from 'payload'
import { type Dictionary, translate } from './translate.ts'

/** The demo in one more language. */
export interface Translation {
  readonly dictionary: Dictionary
  /** Paths of the pages that are written in it. In other languages than these a page does not exist. */
  readonly pages: readonly string[]
  /** Slugs of the posts that are written in it. */
  readonly posts: readonly string[]
  /** Slugs of the projects that are written in it. */
  readonly projects: readonly string[]
}

/** Collections whose documents every translated page may show. */
const SHARED_COLLECTIONS = ['media', 'contact-forms', 'sliders'] as const

/** Collections whose documents are lists of posts: without posts there is nothing to list. */
const LISTS_OF_POSTS = ['categories', 'tags', 'series', 'authors'] as const

/** The same of projects. */
const LISTS_OF_PROJECTS = ['project-categories'] as const

/** Fields that a document derives or that describe it. */
const NOT_WRITTEN: ReadonlySet<string> = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'globalType',
  'languages',
  'path',
  'paths',
  'summary',
  'minutes',
])

/**
 * Saves the demo's documents in another language, beside the one that they were written in.
 *
 * @param options.from Language that they were written in.
 * @param options.to Another language of the site.
 */
export async function seedTranslation(
  payload: Payload,
  { dictionary, pages, posts, projects }: Translation,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const save = async (collection: CollectionSlug, id: number | string, doc: object, more = {}) => {
    const data = translated(doc, dictionary)
    if (data) await updateUntyped(payload, { collection, id, data: { ...data, ...more }, ...writtenIn(to) })
  }
  const lists = [...(posts.length > 0 ? LISTS_OF_POSTS : []), ...(projects.length > 0 ? LISTS_OF_PROJECTS : [])]
  for (const collection of [...SHARED_COLLECTIONS, ...lists]) {
    const { docs } = await payload.find({ collection, pagination: false, ...writtenIn(from) })
    // The title of a form is its editors', in no language.
    const without = collection === 'contact-forms' ? { title: undefined } : {}
    for (const doc of docs) await save(collection, doc.id, { ...doc, ...without })
  }
  const saveAt = async (collection: 'pages' | 'posts' | 'projects', field: string, value: string) => {
    const { docs } = await payload.find({
      collection,
      where: { [field]: { equals: value } },
      limit: 1,
      pagination: false,
      ...writtenIn(from),
    })
    const doc = docs[0]
    if (!doc) throw new Error(`The demo translates "${value}", which it does not have.`)
    await save(collection, doc.id, doc, { _status: 'published' })
  }
  for (const path of pages) await saveAt('pages', 'path', path)
  for (const slug of posts) await saveAt('posts', 'slug', slug)
  for (const slug of projects) await saveAt('projects', 'slug', slug)
  for (const { slug, custom } of payload.config.globals) {
    if (custom?.visitorVisible !== true) continue
    if (!isGlobal(payload, slug)) continue
    const data = translated(await payload.findGlobal({ slug, ...writtenIn(from) }), dictionary)
    if (data) await updateGlobalUntyped(payload, { slug, data, ...writtenIn(to) })
  }
}

/** References stay ids, and rows keep theirs: that is how a row in one language is known to be the same in another. */
export function writtenIn(locale: string) {
  return { locale, depth: 0 }
}

/** @returns Undefined when the dictionary has nothing of the document. */
function translated(doc: object, dictionary: Dictionary): object | undefined {
  const written = Object.fromEntries(Object.entries(doc).filter(([field]) => !NOT_WRITTEN.has(field)))
  const data = translate(written, dictionary) as object
  return JSON.stringify(data) === JSON.stringify(written) ? undefined : data
}
