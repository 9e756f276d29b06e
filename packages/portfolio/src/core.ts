import type { BlockParsers } from '@vitrine/kit/core'
import { parseProjectBody } from './core/blocks/project-body.ts'
import { parseProjectFooter } from './core/blocks/project-footer.ts'
import { parseProjectGrid } from './core/blocks/project-grid.ts'
import { parseProjectHeader } from './core/blocks/project-header.ts'
import { parseProjectIndex } from './core/blocks/project-index.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = {
  projectGrid: parseProjectGrid,
  projectIndex: parseProjectIndex,
  projectHeader: parseProjectHeader,
  projectBody: parseProjectBody,
  projectFooter: parseProjectFooter,
}
export { creativeWork } from './core/creative-work.ts'
export { PORTFOLIO_TEXTS, type PortfolioTexts, parsePortfolioTexts } from './core/texts.ts'
