import type { ContentCache } from '@vitrine/content/cache'
import type { ContentSource } from '../content/source.ts'
import type { PageRenderer } from '../render/page-renderer.tsx'
import type { SiteFrame } from '../render/site-frame.ts'

/** Parts that all pages of a language share. */
export interface Frames {
  of(locale: string): Promise<SiteFrame>
  /** The newest that was read, whatever has changed since; undefined before the first. */
  lastOf(locale: string): SiteFrame | undefined
}

/** Languages of a site, at most. */
const MAX_LANGUAGES = 100

export function createFrames(options: {
  readonly source: Pick<ContentSource, 'globals'>
  readonly content: ContentCache
  readonly rendererOf: (locale: string) => Pick<PageRenderer, 'frame'>
}): Frames {
  const { source, content, rendererOf } = options
  const remembered = content.remember<SiteFrame>({ limit: MAX_LANGUAGES })
  const last = new Map<string, SiteFrame>()
  return {
    of: (locale) =>
      remembered.get(locale, async () => {
        const frame = rendererOf(locale).frame(await source.globals(locale))
        last.set(locale, frame)
        return frame
      }),
    lastOf: (locale) => last.get(locale),
  }
}
