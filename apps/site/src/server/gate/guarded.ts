import type { Visibility } from '@vitrine/content/core'
import type { DocumentReference, StoredPage } from '@vitrine/content/queries'

/** A page that is not for everyone. */
export interface Guarded {
  readonly document: DocumentReference
  readonly visibility: Exclude<Visibility, 'everyone'>
}

/**
 * Tells how a page is guarded; undefined for one that everybody may see. Lists that nobody wrote are for everyone.
 *
 * @throws For a page that is not for everyone and stands for no document: nobody could be let in, so it is not shown.
 */
export function guardedBy({ page }: { readonly page: StoredPage }): Guarded | undefined {
  const { document, visibility = 'everyone' } = page
  if (visibility === 'everyone') return undefined
  if (!document)
    throw new Error(`The page ${page.path} is not for everyone, and there is no document that says for whom.`)
  return { document, visibility }
}
