import type { Languages } from '@vitrine/content/core'
import type { ParseContext, StateEntry } from '@vitrine/kit/core'
import type { FontFace } from '@vitrine/share-picture/core'
import type { BlockStyles } from './block-styles.ts'
import type { Assets } from './document.tsx'
import type { FontSheets } from './font-sheets.ts'
import type { PagePlaces } from './page-facts.ts'

/** What one page needs besides its content. */
export interface PageOptions {
  readonly preview?: boolean
  /** Only its blocks: no header, no footer, no title that they do not have. */
  readonly bare?: boolean
  readonly status?: number
  /** Fields of the address. */
  readonly query?: RequestOfPage['query']
  /** What features say about this page alone, such as what became of a post. */
  readonly states?: readonly StateEntry[]
}

/** A request as far as the features of a page are told of it. */
export interface RequestOfPage {
  readonly query: Readonly<Record<string, string | readonly string[]>>
  /** BCP 47 tag of the page. */
  readonly locale: string
}

/** What features say about one request. */
export interface RequestStates {
  readonly states: readonly StateEntry[]
  /** Whether something was drawn that is for one visitor only. */
  readonly isPersonal: () => boolean
}

/** What pages of one language are rendered with. */
export interface RendererOptions {
  readonly siteUrl: string
  readonly languages: Languages
  /** Language of the pages. */
  readonly locale: string
  readonly assets: Assets
  readonly blockStyles: BlockStyles
  readonly fontSheets: FontSheets
  readonly typefaces: ReadonlyMap<string, readonly FontFace[]>
  /** Where calls of scripts are answered. */
  readonly ajaxPath: string
  readonly requestStates: (request: RequestOfPage) => Promise<RequestStates>
}

/** The same, with what follows from it. */
export interface Rendering extends RendererOptions, PagePlaces {
  readonly address: (path: string, written?: unknown) => string
  readonly parse: ParseContext
}
