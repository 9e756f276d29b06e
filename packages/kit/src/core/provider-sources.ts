import type { PageSources } from './page-sources.ts'
import type { VideoProvider } from './video-address.ts'

/** What a page with a provider's videos may load, once its visitor wants it. */
export const PROVIDER_SOURCES: Readonly<Record<VideoProvider, PageSources>> = {
  youtube: { frame: ['https://www.youtube-nocookie.com'], script: ['https://www.youtube.com'] },
  vimeo: { frame: ['https://player.vimeo.com'] },
}
