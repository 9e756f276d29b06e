import type { FeatureServer } from '@vitrine/kit/server'
import { pageContents } from './server/page-contents.ts'
import { pageSections } from './server/page-sections.ts'

export const server: FeatureServer = {
  start: ({ payload }) => ({ contents: pageContents(payload), sections: () => pageSections(payload) }),
}
