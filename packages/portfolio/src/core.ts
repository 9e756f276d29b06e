import { parsersOf } from '@vitrine/kit/block'
import type { BlockParsers } from '@vitrine/kit/core'
import { declarations } from './blocks/declarations.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = parsersOf(declarations)

export { creativeWork } from './core/creative-work.ts'
export { PORTFOLIO_TEXTS, type PortfolioTexts, parsePortfolioTexts } from './core/texts.ts'
