import { isGlobal } from '@vitrine/content/config'
import { updateGlobalUntyped, updateUntyped } from '@vitrine/content/queries'
import type { DemoDocuments, Dictionary } from '@vitrine/kit/demo'
import type { Payload } from 'payload'
import type { References } from './references.ts'
import { IMAGE } from './seeding-order.ts'
import { translate } from './translate.ts'

/** Documents of a part, as far as a translation has to know of them. */
type TranslatedPart = Pick<DemoDocuments, 'collection' | 'reference' | 'translated' | 'untranslated'>

/** The demo's images, whose words are translated for every page. */
const IMAGES: TranslatedPart = { collection: 'media', reference: IMAGE }

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
 * @param options.ids Ids of the documents.
 * @param options.from Language that they were written in.
 * @param options.to Another language of the site.
 */
export async function seedTranslation(
  payload: Payload,
  parts: readonly DemoDocuments[],
  {
    ids,
    dictionary,
    from,
    to,
  }: { readonly ids: References; readonly dictionary: Dictionary; readonly from: string; readonly to: string },
): Promise<void> {
  for (const part of [IMAGES, ...parts]) {
    const { collection, untranslated } = part
    for (const id of translatedIds(part, ids, to)) {
      const doc = await payload.findByID({ collection, id, ...writtenIn(from) })
      const data = translated(doc, dictionary, untranslated)
      if (data) await updateUntyped(payload, { collection, id, data, ...writtenIn(to) })
    }
  }
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

/** Ids of the documents that are there in a language. */
function translatedIds({ reference, translated }: TranslatedPart, ids: References, language: string) {
  const known = ids.get(reference) ?? new Map<string, number | string>()
  const names = translated ? (translated[language] ?? []) : known.keys()
  return [...names].map((name) => {
    const id = known.get(name)
    if (id === undefined) throw new Error(`The demo translates the ${reference} "${name}", which it does not have.`)
    return id
  })
}

/** @returns Undefined when the dictionary has nothing of the document. */
function translated(doc: object, dictionary: Dictionary, untranslated: readonly string[] = []): object | undefined {
  const written = Object.fromEntries(
    Object.entries(doc).filter(([field]) => !NOT_WRITTEN.has(field) && !untranslated.includes(field)),
  )
  const data = translate(written, dictionary) as object
  return JSON.stringify(data) === JSON.stringify(written) ? undefined : data
}
