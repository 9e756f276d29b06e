import type { ReactNode } from 'react'
import type { BlockBase, BlockRenderers, RenderContext } from './block.ts'
import type { StateEntry } from './feature-state.ts'
import type { PageSources } from './page-sources.ts'
import type { BlockParsers, ParseContext } from './parse.ts'
import type { SearchKind } from './search-kind.ts'

/** Site-wide inputs of features, read once for each revision of the content and each language. */
export interface SiteInputs {
  /** Globals by their slugs, as they are stored. */
  readonly globals: Readonly<Record<string, unknown>>
  readonly parse: ParseContext
  /** BCP 47 tag of the pages. */
  readonly locale: string
  /** Address of the home page in this language. */
  readonly home: string
  /** Origin of the site, without a slash at its end. */
  readonly siteUrl: string
  /** Path at which calls of scripts are answered. */
  readonly ajaxPath: string
  /** Kinds of search results of all features. */
  readonly searchKinds: readonly SearchKind[]
}

/** Facts about a page before it is rendered, for features. */
export interface PageInputs {
  /** Title as browsers show it. */
  readonly title: string
  /** Absolute address. */
  readonly url: string
  /** Absolute address of the image that shared links show. */
  readonly image: string | undefined
  /** The way from the home page to this one, both included. */
  readonly trail: readonly { readonly label: string; readonly href: string }[]
  /** All blocks in reading order, those inside others included. */
  readonly blocks: readonly BlockBase[]
}

/**
 * Kinds of pages by what they are made of: a page that an editor puts together; a post, project or product; a generated
 * list; a sentence that something is missing or is not for everyone.
 */
export type PageKind = 'page' | 'entry' | 'list' | 'message'

/** A page as it is rendered. */
export interface ShownPage {
  readonly context: RenderContext
  readonly kind: PageKind
  /** Layout of the footer that was chosen for this page, as it is stored. */
  readonly footer?: unknown
  /** All blocks in reading order; none on pages that say that something is missing. */
  readonly blocks: readonly BlockBase[]
  /** The page in every language; empty on a site of one. */
  readonly languages: readonly { readonly locale: string; readonly href: string }[]
}

/** Contribution of a feature to the pages of one language, valid while the content of the site stays the same. */
export interface PreparedFeature {
  /** Script that runs before the page is drawn. */
  readonly inlineScript?: string
  /** States that are the same on every page. */
  readonly states?: readonly StateEntry[]
  readonly pageStates?: (page: PageInputs) => readonly StateEntry[]
  /** Sources on other origins that the page may load. */
  readonly sources?: (page: ShownPage) => readonly PageSources[]
  /** Kinds of blocks whose styles the page needs although it has none of them. */
  readonly likeBlocks?: (page: ShownPage) => readonly string[]
  /** @param tools Those of all features. */
  readonly header?: (page: ShownPage, tools: readonly ReactNode[]) => ReactNode
  /** Link in the header, beside the menu: an icon, no wider than what is pressed has to be. */
  readonly tool?: (page: ShownPage) => ReactNode
  readonly footer?: (page: ShownPage) => ReactNode
  /** Content above the blocks. */
  readonly above?: (page: ShownPage) => ReactNode
  /** Puts something around the blocks. */
  readonly around?: (page: ShownPage, content: ReactNode) => ReactNode
}

/** Contribution of a feature to the pages that visitors see; `feature.view.ts` of its package exports it as `view`. */
export interface FeatureView {
  readonly blocks?: BlockRenderers
  readonly parsers?: BlockParsers
  /** Structured data of its blocks: objects of schema.org. */
  readonly structuredData?: (
    blocks: readonly BlockBase[],
    site: { readonly siteUrl: string },
  ) => object | undefined | readonly object[]
  /** Globals that it reads, by their slugs: they are loaded for every page. */
  readonly globals?: readonly string[]
  /** The same as in its declaration. */
  readonly searchKinds?: readonly SearchKind[]
  readonly prepare?: (site: SiteInputs) => PreparedFeature
}
