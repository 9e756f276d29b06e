import type { FeatureImport } from '@vitrine/kit/core'
import type { SiteZone } from '../dates/site-zone.ts'
import type { MailSender } from '../forms/mail-sender.ts'
import type { ExampleChoice, ExampleCounts } from './example-choice.ts'
import type { ChosenPlace } from './kinds.ts'
import type { KnownImports } from './known-imports.ts'
import type { MenuLocations } from './menu-locations.ts'

/** Facts that an export does not say, as they were given, guessed or left at their usual values. */
export interface ImportOptions {
  /** Of the old site, without a slash at its end: `https://old.example`. */
  readonly address: string
  /** Other hosts that the site had, or has now. */
  readonly alsoHosts: readonly string[]
  readonly zone: SiteZone | undefined
  /** Structure of the addresses of posts, `/%year%/%postname%/`; empty: `?p=12`. */
  readonly permalinks: string
  readonly categoryBase: string
  readonly tagBase: string
  /** Id of the page at `/`; undefined: the list of posts is there. */
  readonly frontPage: number | undefined
  /** Posts of a part of a list; undefined where the export does not say. */
  readonly postsPerPage: number | undefined
  /** Id of the page that shows the list of posts. */
  readonly postsPage: number | undefined
  /** Places of posts and projects in Vitrine: one segment of an address each. */
  readonly blogSlug: string
  readonly portfolioSlug: string
  /** Languages of the new site after the import, the main one first. */
  readonly languages: readonly [string, ...string[]]
  /** True when the import puts them into another order than they had. */
  readonly ordersLanguages: boolean
  /** Language of items that do not say theirs: one of `languages`. */
  readonly language: string
  readonly kinds: Readonly<Record<string, ChosenPlace>>
  /** Kinds and taxonomies that features of the new site take in. */
  readonly imports: KnownImports
  /** Menus by their slug, or `item:12` for one of a block theme. */
  readonly menus: { readonly header: string | undefined; readonly footer: string | undefined }
  /** Fate of pages and posts behind a password: drafts, or published behind the same one. */
  readonly passwords: 'draft' | 'keep'
  /** Sender of the mails of forms. */
  readonly sender: MailSender
  /** Fate of private pages and posts: drafts, or published for members. */
  readonly privatePages: 'draft' | 'members'
  /** True when what lies in the trash of the old site comes as drafts. */
  readonly trash: 'leave-out' | 'draft'
  /** Fate of the example content that the new site holds. */
  readonly exampleContent: ExampleChoice
  /** True when the import replaces the site's own settings: name, tagline, time zone, comments. */
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
    | 'passwords'
    | 'privatePages'
    | 'sender'
    | 'trash'
    | 'exampleContent'
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
  readonly postsPerPage?: number
  readonly headerMenu?: string
  /** Where the old theme showed its menus. */
  readonly menuLocations?: MenuLocations
  readonly footerMenu?: string
  /** One of the languages that the new site has or can take up. */
  readonly mainLanguage?: string
}

/** Facts about the new site, whatever the export holds. */
export interface TargetSite {
  /** Its languages before the import, the main one first. */
  readonly languages: readonly [string, ...string[]]
  /** Languages that it can take up beside them. */
  readonly knownLanguages?: readonly string[] | undefined
  /** False where its pages, posts and projects are examples that came with it, or where it has none. */
  readonly hasOwnContent?: boolean | undefined
  /** Its example documents that were never changed; absent: none. */
  readonly examples?: ExampleCounts | undefined
  readonly now: number
  /** Kinds that its features take in beside pages, posts and projects. */
  readonly imports?: readonly FeatureImport[] | undefined
}
