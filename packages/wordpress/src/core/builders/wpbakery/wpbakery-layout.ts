import type { BuilderPage, ElementTable } from '../builder-page.ts'
import type { BuilderElement } from '../element.ts'
import type { Piece } from '../pieces.ts'
import { isOn, word } from '../settings.ts'
import { cssGround } from '../shared/css-ground.ts'
import { fraction } from '../shared/fraction.ts'
import type { WrittenGround } from '../shared/ground.ts'
import { imageSource } from '../shared/image-source.ts'
import { columnOf, onGround, rowOfColumns } from '../shared/parts.ts'

/** Sections, rows and columns. */
export const wpbakeryLayout: ElementTable = {
  vc_section: onRowGround,
  vc_row: onRowGround,
  vc_row_inner: (element, page) => onGround(rowOfColumns(element, page), rowGround(element), page),
  vc_column: column,
  vc_column_inner: column,
}

function onRowGround(element: BuilderElement, page: BuilderPage): readonly Piece[] {
  return onGround(rowOfColumns(element, page), rowGround(element), page)
}

function column(element: BuilderElement, page: BuilderPage): readonly Piece[] {
  const width = fraction(word(element.settings, 'width')) ?? 1
  return [columnOf(element, width, cssGround(word(element.settings, 'css')), page)]
}

function rowGround({ settings }: BuilderElement): WrittenGround {
  const css = cssGround(word(settings, 'css'))
  const parallax = imageSource(word(settings, 'parallax_image', 'bg_image'))
  const image = (parallax.id ?? parallax.address) !== undefined ? parallax : css.image
  const isParallax = word(settings, 'parallax') !== ''
  const isVideo = isOn(settings, 'video_bg')
  return {
    ...css,
    color: css.color ?? word(settings, 'bg_color'),
    ...(image && { image }),
    motion: isParallax ? (word(settings, 'parallax').includes('fixed') ? 'fixed' : 'up') : 'none',
    video: isVideo ? word(settings, 'video_bg_url') : '',
    isFullWidth: word(settings, 'full_width').includes('content'),
    isFullHeight: isOn(settings, 'full_height'),
  }
}
