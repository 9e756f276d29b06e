import type { FeatureServer } from '@vitrine/kit/server'
import { POST_SECTIONS } from './core/sections.ts'
import { blogContents } from './server/blog-contents.ts'

export const server: FeatureServer = {
  start: ({ payload }) => ({ contents: blogContents(payload), sections: async () => POST_SECTIONS }),
}
