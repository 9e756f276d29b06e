import { type FeatureView, storedBlockTexts } from '@vitrine/kit/core'
import { paginationState, parsePaginationTexts } from './core/pagination-texts.ts'
import { parseStepperTexts, stepperState } from './core/stepper-texts.ts'

export const view: FeatureView = {
  globals: ['site'],
  prepare: (site) => ({
    states: [
      stepperState.entry(parseStepperTexts(storedBlockTexts(site, 'stepper'))),
      paginationState.entry(parsePaginationTexts(storedBlockTexts(site, 'parts'))),
    ],
  }),
}
