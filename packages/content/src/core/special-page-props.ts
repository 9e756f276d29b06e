import type { AdminText } from './admin-text.ts'

/** Props of the note in the forms of pages that stand for something of the site. */
export interface SpecialPageProps {
  readonly pages: readonly {
    readonly path: string
    /** Purpose of the page at this path. */
    readonly says: AdminText
    /** A kind of block that it should not be without, and what is said where it is. */
    readonly needs?: { readonly block: string; readonly says: AdminText }
  }[]
}
