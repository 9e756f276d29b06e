import { defineFeature } from '@vitrine/kit/feature'
import { paginationTexts, stepperTexts } from './content/texts.ts'

/** Texts of what many features are made of. */
export const feature = defineFeature({ name: 'ui', site: { blockTexts: [stepperTexts, paginationTexts] } })
