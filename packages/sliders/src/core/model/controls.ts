import { choice, list, within } from '@vitrine/content/core'

/** Kinds of navigation. */
export const NAVIGATIONS = ['arrows', 'bullets', 'thumbnails', 'tabs'] as const

export type NavigationKind = (typeof NAVIGATIONS)[number]

/** Slugs under which they are stored: names of blocks are unique in the whole configuration. */
export const NAVIGATION_SLUGS: Readonly<Record<NavigationKind, string>> = {
  arrows: 'sliderArrows',
  bullets: 'sliderBullets',
  thumbnails: 'sliderThumbnails',
  tabs: 'sliderTabs',
}
export const PROGRESS_SLUG = 'sliderProgress'

export const ACROSS = ['start', 'center', 'end'] as const
export const DOWN = ['top', 'center', 'bottom'] as const
export const PLACES = ['inner', 'outer-start', 'outer-end', 'outer-top', 'outer-bottom'] as const

/** Milliseconds. Specification, section 9: nav hide delay 0.2 s; touch windows have a longer one. */
export const HIDE_DELAY_MS = { default: 200, touch: 1200, max: 10_000 } as const

/** CSS pixels of the slider's width. Specification, section 9: hide-over 9999, which is never. */
export const HIDE_OVER_PX = 9999

/** CSS pixels. */
const OFFSET = { min: -500, max: 500 } as const

export const STYLES = {
  arrows: ['round', 'plain', 'square', 'preview'],
  bullets: ['dots', 'lines', 'rings', 'numbers'],
  thumbnails: ['plain', 'framed'],
  tabs: ['plain', 'cards', 'line'],
} as const satisfies Readonly<Record<NavigationKind, readonly [string, ...string[]]>>

/** Arrows, bullets, thumbnails or tabs of a slider. */
export interface Navigation {
  readonly kind: NavigationKind
  readonly style: string
  /** Position across. Arrows of `center` are at both sides, others together. */
  readonly across: (typeof ACROSS)[number]
  readonly down: (typeof DOWN)[number]
  /** CSS pixels from there. */
  readonly offsetX: number
  readonly offsetY: number
  /** `inner` lies above the slides, the others beside them. Arrows and bullets are always inner. */
  readonly place: (typeof PLACES)[number]
  readonly direction: 'horizontal' | 'vertical'
  /** CSS pixels between two. */
  readonly space: number
  /** CSS pixels of one thumbnail or tab. */
  readonly width: number
  readonly height: number
  readonly hideOnLeave: boolean
  /** Milliseconds after the pointer has left, and after the last touch. */
  readonly hideDelay: number
  readonly hideDelayTouch: number
  /** Hidden in sliders narrower, and in those wider than so many CSS pixels. */
  readonly hideUnder: number
  readonly hideOver: number
  readonly onTouch: boolean
}

/** Values that differ by kind. */
const OWN = {
  arrows: { offsetX: 20, offsetY: 0, down: 'center', space: 0 },
  bullets: { offsetX: 0, offsetY: 20, down: 'bottom', space: 5 },
  thumbnails: { offsetX: 0, offsetY: 20, down: 'bottom', space: 2 },
  tabs: { offsetX: 0, offsetY: 20, down: 'bottom', space: 2 },
} as const

/** Display of the time that the current slide has run. */
export interface Progress {
  readonly style: 'horizontal' | 'vertical' | 'clockwise' | 'counterclockwise'
  /** Of one slide, or of a whole round. */
  readonly basedOn: 'slide' | 'module'
  /** Line: CSS pixels of its thickness; circle: of its diameter. */
  readonly size: number
  readonly place: 'top' | 'bottom'
}

/** Controls of a slider. */
export interface Controls {
  /** At most one of each kind. */
  readonly navigation: readonly Navigation[]
  readonly progress?: Progress
}

/** Reads the blocks `controls` of a stored slider. Of several of a kind the first counts. */
export function parseControls(raw: unknown): Controls {
  const stored = list(raw)
  const progress = stored.find(({ blockType }) => blockType === PROGRESS_SLUG)
  return {
    navigation: NAVIGATIONS.flatMap((kind) => {
      const found = stored.find(({ blockType }) => blockType === NAVIGATION_SLUGS[kind])
      return found ? [parseNavigation(kind, found)] : []
    }),
    ...(progress && { progress: parseProgress(progress) }),
  }
}

function parseNavigation(kind: NavigationKind, raw: Readonly<Record<string, unknown>>): Navigation {
  const own = OWN[kind]
  const isRow = kind === 'thumbnails' || kind === 'tabs'
  const px = (value: unknown, fallback: number, max: number) => within(value, { min: 0, max }) ?? fallback
  return {
    kind,
    style: choice<string>(raw.style, STYLES[kind] as readonly [string, ...string[]]),
    across: ACROSS.find((name) => name === raw.across) ?? 'center',
    down: DOWN.find((name) => name === raw.down) ?? own.down,
    offsetX: within(raw.offsetX, OFFSET) ?? own.offsetX,
    offsetY: within(raw.offsetY, OFFSET) ?? own.offsetY,
    place: isRow ? choice(raw.place, PLACES) : 'inner',
    direction: choice(raw.direction, ['horizontal', 'vertical']),
    space: px(raw.space, own.space, 100),
    width: px(raw.width, 100, 600),
    height: px(raw.height, 50, 400),
    hideOnLeave: raw.hideOnLeave === true,
    hideDelay: px(raw.hideDelay, HIDE_DELAY_MS.default, HIDE_DELAY_MS.max),
    hideDelayTouch: px(raw.hideDelayTouch, HIDE_DELAY_MS.touch, HIDE_DELAY_MS.max),
    hideUnder: px(raw.hideUnder, 0, HIDE_OVER_PX),
    hideOver: px(raw.hideOver, HIDE_OVER_PX, HIDE_OVER_PX),
    onTouch: raw.onTouch !== false,
  }
}

function parseProgress(raw: Readonly<Record<string, unknown>>): Progress {
  const style = choice(raw.style, ['horizontal', 'vertical', 'clockwise', 'counterclockwise'])
  const isLine = style === 'horizontal' || style === 'vertical'
  return {
    style,
    basedOn: choice(raw.basedOn, ['slide', 'module']),
    size: within(raw.size, { min: 1, max: 200 }) ?? (isLine ? 5 : 40),
    place: choice(raw.place, ['bottom', 'top']),
  }
}
