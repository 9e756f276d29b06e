import { type FeatureView, storedBlockTexts } from '@vitrine/kit/core'
import { parsePartsTexts, partsState } from './core/parts-texts.ts'
import { parseStepperTexts, stepperState } from './core/stepper-texts.ts'

export const view: FeatureView = {
  globals: ['site'],
  prepare: (site) => ({
    states: [
      stepperState.entry(parseStepperTexts(storedBlockTexts(site, 'stepper'))),
      partsState.entry(parsePartsTexts(storedBlockTexts(site, 'parts'))),
    ],
  }),
}
