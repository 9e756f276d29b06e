import type { FeatureServer } from '@vitrine/kit/server'
import { parseLightbox } from './core/settings.ts'
import { createRecognition } from './server/create-recognition.ts'

export const server: FeatureServer = {
  start: ({ payload }) =>
    createRecognition({
      isOn: async () => {
        const { lightbox } = await payload.findGlobal({ slug: 'site', depth: 0 })
        const { status, recognition } = parseLightbox(lightbox)
        return status && recognition
      },
    }),
}
