import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
  FieldHook,
  SanitizedCollectionConfig,
} from 'payload'
import { ALL_LANGUAGES, heldLanguages, publishedLanguages } from '../../core/published-languages.ts'
import { languagesNoted } from '../documents/languages-field.ts'
import { siteLanguages } from '../languages.ts'
import { type Held, heldOf, noteHeld } from './held.ts'
import { keepDraft } from './keep-draft.ts'
import { publishedState } from './published-state.ts'
import { withWordsOf } from './words-of.ts'

/** Parts of a request that name the languages that it publishes. */
interface AskedLanguages {
  /** Absent when many documents are changed at once. */
  readonly id?: number | string
  readonly publishSpecificLocale?: string
  readonly publishAllLocales?: boolean
}

/**
 * Publishes a document in the language of the request, and leaves the others as visitors have them: a language keeps the
 * words that it was published with, one that was never published stays unpublished, and what is newer of either stays a
 * draft. A request publishes all languages that the document is written in when it says `publishAllLocales`, or is in the
 * language `all`. Collections without drafts are returned as they are.
 */
export function withPublishedLanguages(collection: CollectionConfig): CollectionConfig {
  const { fields, hooks, versions } = collection
  if (typeof versions !== 'object' || !versions.drafts) return collection
  return {
    ...collection,
    fields: withFirstHook(fields, putAside),
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), noteAsked],
      beforeChange: [...(hooks?.beforeChange ?? []), hold],
      afterChange: [...(hooks?.afterChange ?? []), keepDraft],
    },
  }
}

/**
 * Takes over from Payload what a request names: Payload finds the words of rows by their place, and gives moved ones those
 * of others.
 */
const noteAsked: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const { id, publishSpecificLocale: language, publishAllLocales } = args as AskedLanguages
  if (operation === 'update' && id !== undefined) req.context[allOf(collection, id)] = publishAllLocales === true
  if (language === undefined || !siteLanguages(req.payload).includes(language)) return args
  req.locale = language
  return { ...args, publishSpecificLocale: undefined }
}

/** Finds out what stays as it is. */
const hold: CollectionBeforeChangeHook = async ({ collection, context, data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data
  const id: number | string = originalDoc.id
  const languages = siteLanguages(req.payload)
  const asked = req.context[allOf(collection, id)] === true ? ALL_LANGUAGES : (req.locale ?? languages[0])
  const held = heldLanguages(asked, languages)
  noteHeld(req, collection, id, undefined)
  // What is published already has no draft, and a version is restored with all its languages.
  const isPublication = data._status === 'published' && originalDoc._status !== 'published'
  if (!isPublication || held.length === 0 || context.isRestoringVersion === true) return data
  const published = await publishedState(collection, id, req)
  const note: Held = { asked, languages: held, published: published ?? {} }
  if (!collection.flattenedFields.some(({ name }) => name === 'languages')) {
    noteHeld(req, collection, id, note)
    return data
  }
  const written = languagesNoted(data.languages)
  // A document leaves the trash in a language that it may not be written in.
  const isWritten = written.includes(asked)
  if (!isWritten && !published) return data
  noteHeld(req, collection, id, note)
  const before = published ? notedOr(published.languages, languages[0]) : []
  return { ...data, languages: isWritten ? publishedLanguages({ asked, published: before, written }) : before }
}

/** Languages that were noted; a document from before they were is written in the default one. */
function notedOr(noted: unknown, fallback: string): readonly string[] {
  const languages = languagesNoted(noted)
  return languages.length > 0 ? languages : [fallback]
}

/**
 * Puts the published words in place of the newest ones, for all languages but that of the request. It must come before the
 * hooks of all other fields, and not wait: Payload starts those of the next field as soon as one waits.
 */
const putAside: FieldHook = ({ collection, originalDoc, req, siblingDocWithLocales: stored, value }) => {
  const held = collection && heldOf(req, collection, originalDoc?.id)
  if (!held || !stored) return value
  const { asked, published } = held
  const newest = { ...stored }
  held.newest = newest
  for (const name of Object.keys(stored)) delete stored[name]
  const { blocks } = req.payload
  const words = { of: newest, languages: [asked], block: (slug: string) => blocks[slug] }
  Object.assign(stored, withWordsOf(published, collection.flattenedFields, words))
  return value
}

/** Gives the first field a hook before all others. */
function withFirstHook([first, ...others]: readonly Field[], hook: FieldHook): Field[] {
  if (first?.type !== 'text') throw new Error('A collection with drafts begins with a field of text.')
  const { hooks } = first
  return [{ ...first, hooks: { ...hooks, beforeChange: [hook, ...(hooks?.beforeChange ?? [])] } }, ...others]
}

function allOf({ slug }: Pick<SanitizedCollectionConfig, 'slug'>, id: unknown): string {
  return `all languages of ${slug} ${id}`
}
