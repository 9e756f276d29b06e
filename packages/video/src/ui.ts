import type { BlockRenderers } from '@vitrine/kit/core'
import { ConsentSettings } from './ui/blocks/consent-settings.tsx'
import { Video } from './ui/blocks/video.tsx'

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = {
  video: { Block: Video, styles: ['video-place', 'video'] },
  consentSettings: { Block: ConsentSettings, styles: ['consent-settings'] },
}
