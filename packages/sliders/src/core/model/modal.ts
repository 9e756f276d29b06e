import { choice, given, record, text, within } from '@vitrine/content/core'
import { type Color, parseColor } from './paint.ts'

/** Milliseconds in which the cover comes. Specification, section 9: clamped 0.3 to 3 s. */
export const COVER_MS = { default: 1000, min: 300, max: 3000 } as const

/** Milliseconds after opening in which no wish to close is heard. Specification, section 9: at least 750 ms. */
export const PROTECTION_MS = { default: 750, min: 750, max: 10_000 } as const

/** Days for which a window that came by itself stays away. */
export const MAX_DAYS = 365

/** Window of its own in which a slider opens. */
export interface Modal {
  /** `none` shows the page as it is. Percent. */
  readonly cover?: { readonly color: Color; readonly opacity: number }
  /** Milliseconds. */
  readonly coverSpeed: number
  readonly closeOnCover: boolean
  /** Milliseconds. */
  readonly closeProtection: number
  /** Triggers that open it, besides links and actions. */
  readonly opens: {
    /** Seconds after the page is there. */
    readonly seconds?: number
    /** Percent of the page that has been scrolled. */
    readonly scrolled?: number
    /** True to open it when the pointer leaves the window at its top. */
    readonly leaving: boolean
  }
  /** Frequency of opening by itself: with each view of a page, with each visit, or once in so many days. */
  readonly once: 'view' | 'visit' | { readonly days: number }
}

/** Reads the block `modal` of a stored slider. */
export function parseModal(raw: unknown): Modal {
  const stored = record(raw)
  const speed = typeof stored.coverSpeed === 'number' ? stored.coverSpeed : COVER_MS.default
  const protection = typeof stored.closeProtection === 'number' ? stored.closeProtection : PROTECTION_MS.default
  const once = choice(stored.once, ['visit', 'view', 'days'])
  const cover = parseColor(text(stored.coverColor) ?? '#000000')
  return {
    coverSpeed: Math.min(COVER_MS.max, Math.max(COVER_MS.min, speed)),
    closeOnCover: stored.closeOnCover !== false,
    closeProtection: Math.min(PROTECTION_MS.max, Math.max(PROTECTION_MS.min, protection)),
    opens: {
      leaving: stored.leaving === true,
      ...given({
        seconds: within(stored.seconds, { min: 0, max: 3600 }),
        scrolled: within(stored.scrolled, { min: 1, max: 100 }),
      }),
    },
    once: once === 'days' ? { days: within(stored.days, { min: 1, max: MAX_DAYS }) ?? 7 } : once,
    ...(stored.hasCover !== false &&
      cover && { cover: { color: cover, opacity: within(stored.coverOpacity, { min: 0, max: 100 }) ?? 50 } }),
  }
}
