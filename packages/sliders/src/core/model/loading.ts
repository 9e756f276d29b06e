import { choice, record } from '@vitrine/content/core'

/** Images that a slider asks for at the same time. Specification, section 9: at most 4 parallel image loads. */
export const MAX_PARALLEL = 4

/** Milliseconds after which an image is given up. Specification, section 9: 15 s for slides, 5 s for static images. */
export const IMAGE_TIMEOUT_MS = { slide: 15_000, static: 5000 } as const

/** Milliseconds after which a slide whose image is not there shows that it is being loaded. */
export const SPINNER_AFTER_MS = 200

export interface Loading {
  /** `smart`: the current slide and its neighbours; `single`: the current one; `none`: every image with the page. */
  readonly lazy: 'smart' | 'single' | 'all' | 'none'
}

/** Reads the group `loading` of a stored slider. */
export function parseLoading(raw: unknown): Loading {
  return { lazy: choice(record(raw).lazy, ['smart', 'single', 'all', 'none']) }
}
