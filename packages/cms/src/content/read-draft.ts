import type { CollectionSlug, Payload } from 'payload'
import type { DocumentReference, Unsaved } from './stored-page.ts'

/**
 * Reads a document as its editor last saved it, or as its form has it now: with a form, it need not be saved yet.
 *
 * @param how.depth Levels of references that are followed.
 */
export async function readDraft(
  payload: Payload,
  { collection, id }: DocumentReference,
  how: { readonly locale: string; readonly depth: number; readonly unsaved?: Unsaved | undefined },
): Promise<object | undefined> {
  const { locale, depth, unsaved } = how
  const found = await payload.findByID({
    collection: collection as CollectionSlug,
    id,
    // With data Payload reads a form's fields as if they were stored. Not as a draft: then a draft that is stored would be
    // read instead.
    ...(unsaved ? { data: { ...unsaved, id } as never } : { draft: true }),
    locale: locale as never,
    depth,
    disableErrors: true,
  })
  return found ?? undefined
}
