import type { FeatureServer } from '@vitrine/kit/server'
import { PROJECT_SECTIONS } from './core/sections.ts'
import { portfolioContents } from './server/portfolio-contents.ts'

export const server: FeatureServer = {
  start: ({ payload }) => ({ contents: portfolioContents(payload), sections: async () => PROJECT_SECTIONS }),
}
