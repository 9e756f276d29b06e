import { featureState, type RenderContext } from '@vitrine/kit/core'
import { PORTFOLIO_TEXTS, type PortfolioTexts } from '../core/texts.ts'

/** Portfolio-wide state of a site. */
export interface PortfolioState {
  readonly texts: PortfolioTexts
}

export const portfolioState = featureState<PortfolioState>('portfolio', { texts: PORTFOLIO_TEXTS })

export const stateOfPortfolio = (context: Pick<RenderContext, 'features'>) => portfolioState.of(context)
