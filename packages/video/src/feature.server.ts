import type { FeatureServer } from '@vitrine/kit/server'
import { createVideos } from './server/create-videos.ts'

export const server: FeatureServer<{ readonly dataDir: string }> = {
  start: ({ settings, onError }) => createVideos({ dataDir: settings.dataDir, onError }),
}
