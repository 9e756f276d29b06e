import { traced } from '@vitrine/content/tracing'
import type { FinishedPage } from '../cache/finished-page.ts'
import { uncached } from '../render/finish.ts'
import type { PageRenderer } from '../render/page-renderer.tsx'
import type { Frames } from './frames.ts'
import { type Overlay, pageOptionsOf } from './overlay.ts'
import type { PageObserver } from './page-observer.ts'
import type { ResolvedPage } from './resolve.ts'

/** Renders a page for everybody, or with an overlay for one visitor: then nobody may store it. */
export type Render = (page: Omit<ResolvedPage, 'kind'>, overlay?: Overlay) => Promise<FinishedPage>

export function createRender(options: {
  readonly frames: Pick<Frames, 'of'>
  readonly rendererOf: (locale: string) => Pick<PageRenderer, 'page'>
  readonly observer?: Pick<PageObserver, 'rendered'> | undefined
}): Render {
  const { frames, rendererOf, observer } = options
  return async ({ page, locale }, overlay) => {
    const frame = await frames.of(locale)
    const renderer = rendererOf(locale)
    const began = performance.now()
    const work = { name: 'render page', kind: 'internal', facts: { 'vitrine.language': locale } } as const
    const rendered = await traced(work, async () => renderer.page(page, frame, overlay && pageOptionsOf(overlay)))
    observer?.rendered(performance.now() - began)
    return overlay ? uncached(rendered) : rendered
  }
}
