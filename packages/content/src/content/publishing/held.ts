import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { StoredDocument } from './words-of.ts'

/** A document that is published in some of its languages, from the first of its hooks to the last. */
export interface Held {
  /** Language that is published. */
  readonly asked: string
  /** Languages that are not published now. */
  readonly languages: readonly string[]
  /** The document as it was published last; without fields if it never was. */
  readonly published: StoredDocument
  /** The newest draft of it. Undefined until the fields are saved. */
  newest?: StoredDocument
}

type Named = Pick<SanitizedCollectionConfig, 'slug'>

/** Notes the languages that a publication holds; undefined if all of the document is saved. */
export function noteHeld(req: PayloadRequest, of: Named, id: unknown, held: Held | undefined): void {
  // Not a hook's own `context`: a question may have put a copy in its place.
  req.context[nameOf(of, id)] = held
}

/** Gives back what {@link noteHeld} noted; undefined if all of the document is saved. */
export function heldOf(req: PayloadRequest, of: Named, id: unknown): Held | undefined {
  return req.context[nameOf(of, id)] as Held | undefined
}

function nameOf({ slug }: Named, id: unknown): string {
  return `held languages of ${slug} ${id}`
}
