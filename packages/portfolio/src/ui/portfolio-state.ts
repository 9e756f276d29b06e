import type { RenderContext } from '@vitrine/kit/core'
import { type PortfolioTexts, parsePortfolioTexts } from '../core/texts.ts'

/** What the portfolio knows of the page it is on. */
export interface PortfolioState {
  readonly texts: PortfolioTexts
}

const STANDARD: PortfolioState = { texts: parsePortfolioTexts({}) }

export function stateOfPortfolio({ features }: RenderContext): PortfolioState {
  return (features.portfolio as PortfolioState | undefined) ?? STANDARD
}
