import sharp from 'sharp'
import type { AdminText } from '../../core/admin-text.ts'
import { svgExcess } from './svg-bounds.ts'
import { hasBox, inBox, type Sides, withOrigin } from './svg-box.ts'
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

const NO_SIZE: AdminText = {
  en: 'This drawing shows nothing, or does not say how large it is. Export it again with its size, or with a viewBox.',
  de: 'Diese Zeichnung zeigt nichts oder sagt nicht, wie groß sie ist. Noch einmal mit Größe oder viewBox exportieren.',
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
  if (clean === '') return { refused: NO_DRAWING }
  if (hasBox(clean)) return { clean }
  const sides = await measure(withOrigin(clean))
  return sides ? { clean: inBox(clean, sides) } : { refused: NO_SIZE }
}

/** Measures what a drawing draws. Undefined for one that draws nothing. */
async function measure(drawing: string): Promise<Sides | undefined> {
  return sharp(Buffer.from(drawing))
    .metadata()
    .catch(() => undefined)
}
