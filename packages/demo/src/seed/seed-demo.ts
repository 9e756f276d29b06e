import { contentModel, features } from '@vitrine/cms/config'
import type { KnownLanguage, SiteLanguages } from '@vitrine/cms/settings'
import { isCollection } from '@vitrine/content/config'
import { type Example, record, text } from '@vitrine/content/core'
import { createUntyped, updateGlobalUntyped, updateUntyped } from '@vitrine/content/queries'
import { type DemoDocuments, type Dictionary, type FeatureDemo, uploadOf } from '@vitrine/kit/demo'
import type { Payload } from 'payload'
import { defaultTexts, withTexts } from './default-texts.ts'
import { emptyingOrder } from './emptying-order.ts'
import { type References, resolveReferences } from './references.ts'
import { seedImages } from './seed-images.ts'
import { seedTranslation, writtenIn } from './seed-translation.ts'
import { firstFields, IMAGE, type SeedingStep, seedingOrder } from './seeding-order.ts'

/** The demo as data: what the features bring, and translations. */
export interface Demo {
  /** The language that all this is written in, by BCP 47 tag. */
  readonly language: string
  readonly features: readonly FeatureDemo[]
  /** Translations of all that features do not translate themselves, by BCP 47 tag. */
  readonly dictionaries: Readonly<Record<string, Dictionary>>
}

interface SeedOptions {
  /** Folder of the demo's pictures, their sizes and their alternative texts. */
  readonly folder: string
  /** Called with what is under way. */
  readonly progress: (text: string) => void
}

/** True for a database without documents that links could lead to. A site whose pages are all in the trash has them. */
export async function isEmpty(payload: Payload): Promise<boolean> {
  for (const { collection } of features.flatMap(({ linkTargets = [] }) => linkTargets)) {
    if (!isCollection(payload, collection)) continue
    const { totalDocs } = await payload.count({ collection, trash: true })
    if (totalDocs > 0) return false
  }
  return true
}

/** Reads which documents there are, and when they and the settings of the demo were changed last. */
export async function contentOf(payload: Payload, { features }: Pick<Demo, 'features'>): Promise<readonly Example[]> {
  const found: Example[] = []
  for (const { slug: collection } of contentCollections(payload)) {
    const { docs } = await payload.find({ collection, depth: 0, pagination: false })
    found.push(...docs.map((doc) => ({ collection, id: String(doc.id), updatedAt: text(record(doc).updatedAt) ?? '' })))
  }
  for (const part of features.flatMap(({ parts }) => parts)) {
    if (!('global' in part)) continue
    const { updatedAt } = record(await payload.findGlobal({ slug: part.global, depth: 0 }))
    found.push({ collection: `global:${part.global}`, id: '', updatedAt: text(updatedAt) ?? '' })
  }
  return found
}

function contentCollections(payload: Payload) {
  const { collections, logs } = contentModel(features)
  const slugs = new Set(['media', 'redirects', ...[...collections, ...logs].map(({ slug }) => slug)])
  return payload.config.collections.filter(({ slug }) => slugs.has(slug))
}

/** Removes all content and what visitors sent, that in the trash too; accounts and settings stay. */
export async function emptyContent(payload: Payload): Promise<void> {
  for (const collection of emptyingOrder(contentCollections(payload))) {
    await payload.delete({ collection, where: { id: { exists: true } }, trash: true, context: { emptying: true } })
  }
}

/**
 * Puts the demo into an empty database, in every language of the site that it is written in.
 *
 * @param options.languages Languages of the site, its default first.
 */
export async function seedDemo(
  payload: Payload,
  demo: Demo,
  options: SeedOptions & { readonly languages: SiteLanguages },
): Promise<void> {
  const { languages, progress } = options
  // A site without the language of the demo shows the demo all the same.
  const written = languages.find((language) => language === demo.language) ?? languages[0]
  const ids = await seedOriginal(payload, demo, { ...options, locale: written })
  for (const language of languages) {
    const dictionary = dictionaryOf(demo, language)
    if (!dictionary) continue
    progress(`language ${language}`)
    await seedTranslation(payload, documentsOf(demo), { ids, dictionary, from: written, to: language })
  }
}

/** All translations of the demo into a language, if there are any. */
export function dictionaryOf({ features, dictionaries }: Demo, language: string): Dictionary | undefined {
  const parts = [dictionaries, ...features.map((feature) => feature.dictionaries ?? {})].flatMap((all) => {
    const dictionary = all[language]
    return dictionary ? [dictionary] : []
  })
  return parts.length === 0 ? undefined : Object.assign({}, ...parts)
}

/** All documents of the demo but its images, by collection. */
export function documentsOf({ features }: Demo): readonly DemoDocuments[] {
  return features.flatMap(({ parts }) => parts.flatMap((part) => ('global' in part ? [] : part)))
}

/** Saves the demo in one language. @returns The ids of its documents. */
async function seedOriginal(
  payload: Payload,
  demo: Demo,
  { locale, folder, progress }: SeedOptions & { readonly locale: KnownLanguage },
): Promise<References> {
  const ids = new Map<string, Map<string, number | string>>([
    [IMAGE, await seedImages(payload, { locale, folder, progress })],
    ...documentsOf(demo).map(({ reference }) => [reference, new Map()] as const),
  ])
  for (const step of seedingOrder(demo.features)) await seedStep(payload, step, { ids, locale, progress })
  return ids
}

async function seedStep(
  payload: Payload,
  step: SeedingStep,
  {
    ids,
    locale,
    progress,
  }: {
    readonly ids: ReadonlyMap<string, Map<string, number | string>>
    readonly locale: string
    readonly progress: (text: string) => void
  },
): Promise<void> {
  const resolved = (data: object) => resolveReferences(data, ids) as Readonly<Record<string, unknown>>
  if (step.kind === 'settings') {
    const { global, data } = step.part
    const fields = payload.config.globals.find(({ slug }) => slug === global)?.fields ?? []
    const written = withTexts(resolved(data), defaultTexts(fields))
    return updateGlobalUntyped(payload, { slug: global, data: written, ...writtenIn(locale) })
  }
  const { collection, reference, documents, files, later, languageField } = step.part
  const known = ids.get(reference)
  for (const [name, document] of Object.entries(documents)) {
    progress(`${reference} ${name}`)
    if (step.kind === 'later') {
      const id = known?.get(name) ?? ''
      await updateUntyped(payload, { collection, id, data: resolved(document), ...writtenIn(locale) })
    } else {
      const data = { ...resolved(firstFields(document, later)), ...(languageField && { [languageField]: locale }) }
      const file = files?.[name]
      const created = { collection, data, ...writtenIn(locale), ...(file && { file: uploadOf(file) }) }
      known?.set(name, (await createUntyped(payload, created)).id)
    }
  }
}
