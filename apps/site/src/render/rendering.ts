import type { Languages } from '@vitrine/content/core'
import type { ParseContext, StateEntry } from '@vitrine/kit/core'
import type { PageRequest, RequestStates } from '@vitrine/kit/server'
import type { FontFace } from '@vitrine/share-image/core'
import type { BlockStyles } from './block-styles.ts'
import type { Assets } from './document.tsx'
import type { FontSheets } from './font-sheets.ts'
import type { PagePlaces } from './page-facts.ts'

/** Options of one page besides its content. */
export interface PageOptions {
  readonly preview?: boolean
  /** Only its blocks: no header, no footer, no title that they do not have. */
  readonly bare?: boolean
  /** No scripts: it is looked at in a small frame, and nothing in it is used. */
  readonly still?: boolean
  /** Tries each block, and names in its place one that cannot be rendered; only in previews. */
  readonly careful?: boolean
  readonly status?: number
  /** Fields of the address. */
  readonly query?: PageRequest['query']
  /** States of this page alone, such as the outcome of a post. */
  readonly states?: readonly StateEntry[]
}

/** Inputs for all pages of one language. */
export interface RendererOptions {
  readonly siteUrl: string
  readonly languages: Languages
  /** Language of the pages. */
  readonly locale: string
  readonly assets: Assets
  readonly blockStyles: BlockStyles
  readonly fontSheets: FontSheets
  readonly typefaces: ReadonlyMap<string, readonly FontFace[]>
  /** Address at which scripts call actions. */
  readonly ajaxPath: string
  readonly requestStates: (request: PageRequest) => Promise<RequestStates>
}

/** The same, with what follows from it. */
export interface Rendering extends RendererOptions, PagePlaces {
  readonly address: (path: string, written?: unknown) => string
  readonly parse: ParseContext
}
