import { choice, given, within } from '@vitrine/content/core'

/** Playing of a video or audio layer. */
export interface Play {
  /** `first`: only the first time that its slide is shown; `notFirst`: only after it. */
  readonly autoplay: (typeof AUTOPLAY)[number]
  /** Seconds of the video. */
  readonly start?: number
  readonly end?: number
  /** `hold`: the slider waits while it goes round; with `yes` it goes on meanwhile. */
  readonly loop: (typeof LOOPS)[number]
  readonly muted: boolean
  /** From 0 to 1. */
  readonly volume: number
  /** Share of its own speed. */
  readonly speed: number
  readonly controls: boolean
  /** True if the next slide comes when it has ended. */
  readonly nextAtEnd: boolean
  /** True if it starts from the beginning each time that its slide comes. */
  readonly rewind: boolean
  /** True if other videos of the slider pause when it plays. */
  readonly stopsOthers: boolean
  readonly preload: (typeof PRELOADS)[number]
}

export const AUTOPLAY = ['no', 'yes', 'first', 'notFirst'] as const
export const LOOPS = ['no', 'yes', 'hold'] as const
export const PRELOADS = ['none', 'metadata', 'auto'] as const

/** A day, in seconds. */
const SECONDS = { min: 0, max: 86_400 } as const

/** Reads how a stored layer plays its video or sound. */
export function parsePlay(raw: Readonly<Record<string, unknown>>): Play {
  const autoplay = choice(raw.autoplay, AUTOPLAY)
  return {
    autoplay,
    loop: choice(raw.atEnd, LOOPS),
    // Browsers refuse to start what is heard.
    muted: raw.muted === true || (autoplay !== 'no' && raw.muted !== false),
    volume: (within(raw.volume, { min: 0, max: 100 }) ?? 100) / 100,
    speed: within(raw.speed, { min: 0.25, max: 4 }) ?? 1,
    controls: raw.controls !== false,
    nextAtEnd: raw.nextAtEnd === true,
    rewind: raw.rewind === true,
    stopsOthers: raw.stopsOthers !== false,
    preload: choice(raw.preload, PRELOADS),
    ...given({ start: within(raw.start, SECONDS), end: within(raw.end, SECONDS) }),
  }
}

/** Tells if it starts by itself. */
export function startsItself({ autoplay }: Pick<Play, 'autoplay'>, visit: number): boolean {
  return autoplay === 'yes' || (autoplay === 'first' && visit === 1) || (autoplay === 'notFirst' && visit > 1)
}

/** Tells if a video loops as a decoration, so that another one that plays leaves it alone. */
export function isDecoration({ loop }: Pick<Play, 'loop'>, fillsSlide: boolean): boolean {
  return loop === 'yes' || (fillsSlide && loop === 'hold')
}

/** Tells if the slider's pause button pauses a video. Others are paused by their own controls. */
export function obeysPauseButton({ loop }: Pick<Play, 'loop'>, fillsSlide: boolean): boolean {
  return loop === 'yes' || fillsSlide
}

/** Tells if a video has reached the second at which it is to end. */
export function hasReachedEnd({ end }: Pick<Play, 'end'>, seconds: number): boolean {
  return end !== undefined && seconds >= end
}
