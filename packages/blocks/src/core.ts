import { parsersOf } from '@vitrine/kit/block'
import type { BlockParsers } from '@vitrine/kit/core'
import { declarations } from './blocks/declarations.ts'

/** Reads a stored block of each kind. Undefined: what it cannot be shown without is missing. */
export const blockParsers: BlockParsers = parsersOf(declarations)

export { faqPage } from './blocks/accordion/faq-page.ts'
export { withFootnotes } from './blocks/footnotes/with-footnotes.ts'
export { rawHtmlSourcesOf } from './blocks/raw-html/raw-html-sources.ts'
export { BLOCK_TEXTS, parseBlockTexts } from './core/block-texts.ts'
export { CLOSED_NOTICES_SCRIPT } from './core/closed-notices.ts'
export { embedProvider } from './core/embed-provider.ts'
export { markedAddresses, opensLarge } from './core/opens-large.ts'
export type { UnknownBlock } from './core/unknown-block.ts'
export { walkBlocks } from './core/walk.ts'
export { withOwnHeadings } from './core/with-own-headings.ts'
