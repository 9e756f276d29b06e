import type { Located } from '../../core/local-paths.ts'
import type { Visibility } from '../../core/visibility.ts'

/** Something that editors change in a form of the admin. */
export interface DocumentReference {
  readonly collection: string
  readonly id: number
}

/** A page as it is stored: references populated, one language. Of a list's later part its paths end with `page/2/`. */
export interface StoredPage extends Located {
  /** Document to edit; absent for a generated list, such as the posts of a month. */
  readonly document?: DocumentReference
  readonly title: string
  readonly layout: readonly unknown[]
  readonly meta: Readonly<Record<string, unknown>>
  readonly updatedAt: string
  /** Languages that it was saved in, as they were noted. */
  readonly languages: unknown
  /** From the home page's child down to the parent. */
  readonly breadcrumb: readonly { readonly title: string; readonly path: string }[]
  /** Who may see it; absent: everyone. */
  readonly visibility?: Visibility
  /** Status that it is answered with; absent: 200. */
  readonly status?: 404
  /** True if it is made anew for each visitor, by the feature that has it: it is never stored nor listed. */
  readonly isPersonal?: true
  /** Its own setting of whether visitors may comment on it, as it is stored. */
  readonly allowComments?: unknown
  /** Layout of the footer that was chosen for it, as it is stored; absent where its kind has no such choice. */
  readonly footer?: unknown
  /** Date that it appeared with, as it is stored; absent where its kind has none. */
  readonly publishedAt?: unknown
  /** Path of the list whose feed it offers to programs that read feeds. */
  readonly feed?: string
  /** Page of a paginated list, from 1, and the number of pages. */
  readonly part?: { readonly number: number; readonly of: number }
}

/** A page that search engines may list. */
export interface ListedPage extends Located {
  /** Whose document it is, or whose documents it lists. */
  readonly collection: string
  readonly title: string
  readonly description?: string
  /** Addresses of its images below the site. */
  readonly images: readonly string[]
  readonly updatedAt: string
  readonly languages: unknown
}

/** Unsaved values of an admin form: references are ids. */
export type Unsaved = Record<string, unknown>
