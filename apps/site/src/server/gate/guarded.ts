import type { Visibility } from '@vitrine/content/core'
import type { DocumentReference, StoredPage } from '@vitrine/content/queries'

/** A page that is not for everyone. */
export interface Guarded {
  readonly document: DocumentReference
  readonly visibility: Exclude<Visibility, 'everyone'>
}

/** Tells how a page is guarded; undefined for one that everybody may see. Lists that nobody wrote are for everyone. */
export function guardedBy({ page }: { readonly page: StoredPage }): Guarded | undefined {
  const { document, visibility = 'everyone' } = page
  return document && visibility !== 'everyone' ? { document, visibility } : undefined
}
