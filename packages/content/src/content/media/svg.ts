import type { AdminText } from '../../core/admin-text.ts'
import { svgExcess } from './svg-bounds.ts'
import { svgCleaner } from './svg-cleaner.ts'

const cleaner = svgCleaner()

const TOO_SLOW: AdminText = {
  en: 'This drawing takes too long to be checked. Simplify it, or export it as PNG or WebP.',
  de: 'Diese Zeichnung zu prüfen dauert zu lange. Vereinfachen oder als PNG oder WebP exportieren.',
}

const NO_DRAWING: AdminText = {
  en: 'This file is not a drawing that can be shown. Export it again as plain SVG.',
  de: 'Diese Datei ist keine Zeichnung, die gezeigt werden kann. Noch einmal als einfaches SVG exportieren.',
}

/** A drawing without scripts, event handlers, foreign content and outside references, or why there is none. */
export type CleanSvg = { readonly clean: string } | { readonly refused: AdminText }

/** Takes out of a drawing what could do harm, before it is stored. */
export async function sanitizeSvg(source: string): Promise<CleanSvg> {
  const excess = svgExcess(source)
  if (excess) return { refused: excess }
  const clean = await cleaner.clean(source)
  if (clean === undefined) {
    return { refused: TOO_SLOW }
  }
  if (/^\s*<svg[\s>]/i.test(clean)) return { clean }
  return { refused: NO_DRAWING }
}
