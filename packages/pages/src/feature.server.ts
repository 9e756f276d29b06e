import type { FeatureServer } from '@vitrine/kit/server'
import { pageContents } from './server/page-contents.ts'

export const server: FeatureServer = {
  start: ({ payload }) => ({ contents: pageContents(payload) }),
}
