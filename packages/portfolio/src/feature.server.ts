import type { FeatureServer } from '@vitrine/kit/server'
import { portfolioContents } from './server/portfolio-contents.ts'

export const server: FeatureServer = {
  start: ({ payload }) => ({ contents: portfolioContents(payload) }),
}
