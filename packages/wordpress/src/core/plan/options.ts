import type { SiteZone } from '../dates/site-zone.ts'
import type { ChosenPlace } from './kinds.ts'

/** What an export does not say, as it was given, guessed or left at its usual value. */
export interface ImportOptions {
  /** Of the old site, without a slash at its end: `https://old.example`. */
  readonly address: string
  /** Other hosts that the site had, or has now. */
  readonly alsoHosts: readonly string[]
  readonly zone: SiteZone | undefined
  /** How addresses of posts are made, `/%year%/%postname%/`; empty: `?p=12`. */
  readonly permalinks: string
  readonly categoryBase: string
  readonly tagBase: string
  /** Id of the page at `/`; undefined: the list of posts is there. */
  readonly frontPage: number | undefined
  /** Id of the page that shows the list of posts. */
  readonly postsPage: number | undefined
  /** Where Vitrine has its posts and projects: one segment of an address each. */
  readonly blogSlug: string
  readonly portfolioSlug: string
  /** Languages of the new site, the default one first. */
  readonly languages: readonly [string, ...string[]]
  /** Language of items that do not say theirs: one of `languages`. */
  readonly language: string
  readonly kinds: Readonly<Record<string, ChosenPlace>>
  /** Menus by their slug, or `item:12` for one of a block theme. */
  readonly menus: { readonly header: string | undefined; readonly footer: string | undefined }
  /** True when what lies in the trash of the old site comes as drafts. */
  readonly trash: 'leave-out' | 'draft'
  /** Which documents the import also sets the site's own settings from: name, tagline, time zone. */
  readonly settings: boolean
  readonly title: string
  readonly tagline: string
  /** Name of the time zone, where it has one. */
  readonly zoneName: string | undefined
  /** Moment of the import in milliseconds since 1970: tells what is still to come. */
  readonly now: number
}

/** Options as a person gives them: those that are absent are guessed. */
export type GivenOptions = Partial<
  Pick<
    ImportOptions,
    | 'address'
    | 'alsoHosts'
    | 'permalinks'
    | 'categoryBase'
    | 'tagBase'
    | 'blogSlug'
    | 'portfolioSlug'
    | 'kinds'
    | 'trash'
    | 'settings'
    | 'title'
    | 'tagline'
  >
> & {
  readonly timeZone?: { readonly zone: SiteZone; readonly name?: string }
  /** `posts`: the list of posts stands at `/`. */
  readonly showOnFront?: 'page' | 'posts'
  readonly frontPage?: number
  readonly postsPage?: number
  readonly headerMenu?: string
  readonly footerMenu?: string
}

/** What is known of the new site, whatever the export holds. */
export interface TargetSite {
  readonly languages: readonly [string, ...string[]]
  readonly now: number
}
