import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { type Dictionary, translate } from './translate.ts'

/** The demo in one more language. */
export interface Translation {
  readonly dictionary: Dictionary
  /** Paths of the pages that are written in it. In other languages than these a page does not exist. */
  readonly pages: readonly string[]
}

/** Collections whose documents every translated page may show. */
const SHARED_COLLECTIONS = ['media', 'contact-forms', 'sliders'] as const

/** What a document says of itself, or derives from the rest. */
const NOT_WRITTEN: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'globalType', 'languages', 'path'])

/**
 * Saves the demo's documents in another language, beside the one that they were written in.
 *
 * @param options.from Language that they were written in.
 * @param options.to Another language of the site.
 */
export async function seedTranslation(
  payload: Payload,
  { dictionary, pages }: Translation,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const save = async (collection: CollectionSlug, id: number | string, doc: object, more = {}) => {
    const data = translated(doc, dictionary)
    if (data) await payload.update({ collection, id, data: { ...data, ...more } as never, ...writtenIn(to) })
  }
  for (const collection of SHARED_COLLECTIONS) {
    const { docs } = await payload.find({ collection, pagination: false, ...writtenIn(from) })
    for (const { id, ...doc } of docs as ({ id: number } & Record<string, unknown>)[]) {
      // The title of a form is its editors', in no language.
      if (collection === 'contact-forms') delete doc.title
      await save(collection, id, doc)
    }
  }
  for (const path of pages) {
    const { docs } = await payload.find({
      collection: 'pages',
      where: { path: { equals: path } },
      limit: 1,
      pagination: false,
      ...writtenIn(from),
    })
    const page = docs[0]
    if (!page) throw new Error(`The demo translates the page "${path}", which it does not have.`)
    await save('pages', page.id, page, { _status: 'published' })
  }
  for (const { slug, custom } of payload.config.globals) {
    if (custom?.visitorVisible !== true) continue
    const data = translated(await payload.findGlobal({ slug: slug as GlobalSlug, ...writtenIn(from) }), dictionary)
    if (data) await payload.updateGlobal({ slug: slug as GlobalSlug, data: data as never, ...writtenIn(to) })
  }
}

/** References stay ids, and rows keep theirs: that is how a row in one language is known to be the same in another. */
function writtenIn(locale: string) {
  return { locale: locale as never, depth: 0 }
}

/** @returns Undefined when the dictionary has nothing of the document. */
function translated(doc: object, dictionary: Dictionary): object | undefined {
  const written = Object.fromEntries(Object.entries(doc).filter(([field]) => !NOT_WRITTEN.has(field)))
  const data = translate(written, dictionary) as object
  return JSON.stringify(data) === JSON.stringify(written) ? undefined : data
}
