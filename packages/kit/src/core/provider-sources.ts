import type { PageSources } from './page-sources.ts'
import type { VideoProvider } from './video-address.ts'

/** Sources of a provider's videos, which a page may load once its visitor agrees. */
export const PROVIDER_SOURCES: Readonly<Record<VideoProvider, PageSources>> = {
  youtube: { frame: ['https://www.youtube-nocookie.com'], script: ['https://www.youtube.com'] },
  vimeo: { frame: ['https://player.vimeo.com'] },
}
