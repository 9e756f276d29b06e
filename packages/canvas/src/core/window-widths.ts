import type { AdminText, NarrowDevice } from '@vitrine/kit/core'

/** Pixels of the narrowest and of the widest window in which the preview shows a page. */
export const MIN_WINDOW = 280
export const MAX_WINDOW = 2560

/** Windows for which a layout is chosen. */
export type Width = 'wide' | NarrowDevice

/** The layout of a window of a width in pixels: the borders are those of the styles, see `frameCss`. */
export function widthOf(pixels: number): Width {
  if (pixels < 640) return 'phone'
  return pixels < 1024 ? 'tablet' : 'wide'
}

/** Words about the windows for which a block is laid out. */
export const WIDTH_WORDS = {
  legend: { en: 'Layout in', de: 'Anordnung in' },
  wide: { en: 'All windows', de: 'Allen Fenstern' },
  tablet: { en: 'Tablets', de: 'Tablets' },
  phone: { en: 'Phones', de: 'Telefonen' },
  edge: { en: 'Width of the preview', de: 'Breite der Vorschau' },
  own: { en: '(changed)', de: '(geändert)' },
  asWide: { en: 'As in all windows', de: 'Wie in allen Fenstern' },
  reset: { en: 'As in all windows again', de: 'Wieder wie in allen Fenstern' },
  help: {
    en: 'Applies there alone. Keyboards and screen readers keep the written order.',
    de: 'Gilt nur dort. Tastatur und Vorlesen behalten die geschriebene Reihenfolge.',
  },
} as const satisfies Readonly<Record<string, AdminText>>
