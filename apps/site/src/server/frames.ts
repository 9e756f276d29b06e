import type { ContentSource, StoredGlobals } from '../content/source.ts'
import type { PageRenderer } from '../render/page-renderer.tsx'
import type { SiteFrame } from '../render/site-frame.ts'

/** What all pages of a language share, read once for each state of the content. */
export interface Frames {
  of(locale: string): Promise<SiteFrame>
  /** The newest that was read, whatever has changed since; undefined before the first. */
  lastOf(locale: string): SiteFrame | undefined
  /** Forgets what was read: the content has changed. */
  clear(): void
}

export function createFrames(options: {
  readonly source: Pick<ContentSource, 'globals'>
  readonly rendererOf: (locale: string) => Pick<PageRenderer, 'frame'>
}): Frames {
  const { source, rendererOf } = options
  const frames = new Map<string, Promise<SiteFrame>>()
  const last = new Map<string, SiteFrame>()
  const read = async (locale: string) => {
    const globals: StoredGlobals = await source.globals(locale)
    const frame = rendererOf(locale).frame(globals)
    last.set(locale, frame)
    return frame
  }
  return {
    of(locale) {
      const known = frames.get(locale)
      if (known) return known
      const reading = read(locale)
      frames.set(locale, reading)
      // A failed read must not be remembered.
      reading.catch(() => frames.delete(locale))
      return reading
    },
    lastOf: (locale) => last.get(locale),
    clear: () => frames.clear(),
  }
}
