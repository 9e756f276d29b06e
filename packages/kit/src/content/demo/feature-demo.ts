import type { CollectionSlug, GlobalSlug } from 'payload'
import type { DemoFile } from './demo-file.ts'

/**
 * Translations by their original. Where a text has two meanings, the name of its field stands before it: `light:
 * Light`.
 */
export type Dictionary = Readonly<Record<string, string>>

/** Documents of one collection in the demo. */
export interface DemoDocuments {
  readonly collection: CollectionSlug
  /** Kind of the references to them: `author` for `{ author: 'mara-halden' }`. */
  readonly reference: string
  /**
   * By the name that references use, in the order in which they are saved, so parents stand before their children. In
   * Payload's shapes, with references in place of ids.
   */
  readonly documents: Readonly<Record<string, object>>
  /** Files of documents that are files, by the names of their documents. */
  readonly files?: Readonly<Record<string, DemoFile>>
  /** Fields that are saved when all that they name is there; the others come first, so that documents may name each other. */
  readonly later?: readonly string[]
  /** Field with the BCP 47 tag of the language that a document is written in. */
  readonly languageField?: string
  /** Names of the documents that are there in further languages, by BCP 47 tag; left out: all of them, in each. */
  readonly translated?: Readonly<Record<string, readonly string[]>>
  /** Fields that are the editors', in no language. */
  readonly untranslated?: readonly string[]
}

/** Settings of the demo. */
export interface DemoGlobal {
  /** Slug of the global. */
  readonly global: GlobalSlug
  /** In Payload's shape, with references in place of ids. */
  readonly data: object
}

export type DemoPart = DemoDocuments | DemoGlobal

/**
 * A feature's part of the demo, which fills a new site; `feature.demo.ts` of its package exports it as `demo`. Parts are
 * saved one after the other, each once the references in it can be resolved, by this feature or another.
 */
export interface FeatureDemo {
  readonly parts: readonly DemoPart[]
  /** Its texts in other languages, by BCP 47 tag. */
  readonly dictionaries?: Readonly<Record<string, Dictionary>>
}

/** Documents of the demo by a field of theirs that names each. */
export function byName<Document extends object>(
  documents: readonly Document[],
  nameOf: (document: Document) => string,
): Readonly<Record<string, Document>> {
  return Object.fromEntries(documents.map((document) => [nameOf(document), document]))
}

/** A document that visitors see from the start. */
export function published<Document extends object>(document: Document) {
  return { ...document, _status: 'published' as const }
}
