import type { BuilderPage, ElementTable } from '../builder-page.ts'
import type { BuilderElement, Settings } from '../element.ts'
import { columnPiece, type Piece } from '../pieces.ts'
import { groupIn, numberIn, word } from '../settings.ts'
import type { WrittenGround } from '../shared/ground.ts'
import { columnOf, contentsOnly, onGround, rowOfColumns } from '../shared/parts.ts'
import { imageSourceIn, sizeIn } from './values.ts'

/** Sections with columns, and containers. */
export const elementorLayout: ElementTable = {
  section: (element, page) => onGround(rowOfColumns(element, page), groundOf(element.settings), page),
  column(element, page) {
    const { settings } = element
    const width = (numberIn(settings, '_inline_size') ?? numberIn(settings, '_column_size') ?? 100) / 100
    return [columnOf(element, bounded(width), groundOf(settings), page)]
  },
  container,
  'e-div-block': container,
  'e-flexbox': container,
  'e-component': contentsOnly,
}

function container(element: BuilderElement, page: BuilderPage): readonly Piece[] {
  const { settings, children, name } = element
  const direction = word(settings, 'flex_direction') || (name === 'e-flexbox' ? 'row' : 'column')
  const isGrid = word(settings, 'container_type') === 'grid'
  const isRow = (isGrid || direction.startsWith('row')) && children.length > 1
  const pieces: readonly Piece[] = isRow
    ? [{ piece: 'row', isOpen: false, columns: columnsOf(element, isGrid, page) }]
    : page.convert(children)
  return onGround(pieces, groundOf(settings), page)
}

function columnsOf({ settings, children }: BuilderElement, isGrid: boolean, page: BuilderPage) {
  const inGrid = isGrid ? 1 / Math.max(1, Math.round(sizeIn(settings, 'grid_columns_grid')?.size ?? 3)) : undefined
  const given = children.map((child) => inGrid ?? widthOf(child.settings))
  const taken = given.reduce<number>((sum, width) => sum + (width ?? 0), 0)
  const open = given.filter((width) => width === undefined).length
  const share = open === 0 ? 0 : Math.max(1 / children.length, (1 - taken) / open)
  return children.flatMap(
    (child, place) =>
      columnPiece({
        width: bounded(given[place] ?? Math.min(share, 1 / children.length)),
        pieces: page.convert([child]),
      }).columns,
  )
}

/** Share of a row that an element takes; undefined where it is as wide as it has to be. */
function widthOf(settings: Settings): number | undefined {
  for (const name of ['width', '_element_custom_width', '_flex_size_custom']) {
    const width = sizeIn(settings, name)
    if (width && width.unit === '%' && width.size > 0) return width.size / 100
  }
  return undefined
}

function bounded(width: number): number {
  return Math.min(1, Math.max(0.05, width))
}

function groundOf(settings: Settings): WrittenGround {
  const kind = word(settings, 'background_background')
  const image = imageSourceIn(settings, 'background_image') ?? firstSlide(settings)
  const hasOverlay = word(settings, 'background_overlay_background') !== ''
  const opacity = sizeIn(settings, 'background_overlay_opacity')?.size
  const isFixed = word(settings, 'background_attachment') === 'fixed'
  const moves =
    word(settings, 'background_motion_fx_motion_fx_scrolling') === 'yes' ||
    word(settings, 'motion_fx_motion_fx_scrolling') === 'yes'
  const globals = groupIn(settings, '__globals__')
  return {
    color: kind === '' ? '' : word(settings, 'background_color') || globalColor(word(globals, 'background_color')),
    isGradient: kind === 'gradient',
    ...(image && kind !== '' && { image }),
    position: word(settings, 'background_position'),
    repeat: word(settings, 'background_repeat'),
    motion: isFixed ? 'fixed' : moves ? 'up' : 'none',
    video:
      kind === 'video'
        ? word(settings, 'background_video_link') || word(groupIn(settings, 'background_video_link'), 'url')
        : '',
    overlay: hasOverlay
      ? word(settings, 'background_overlay_color') ||
        globalColor(word(globals, 'background_overlay_color')) ||
        '#000000'
      : '',
    ...(hasOverlay && { overlayOpacity: opacity ?? 0.5 }),
    isFullWidth: word(settings, 'layout') === 'full_width',
    isFullHeight:
      word(settings, 'height') === 'full' ||
      (sizeIn(settings, 'min_height')?.unit === 'vh' && (sizeIn(settings, 'min_height')?.size ?? 0) >= 90),
    topEdge: word(settings, 'shape_divider_top'),
    bottomEdge: word(settings, 'shape_divider_bottom'),
  }
}

/** A slideshow behind a section stands still with its first image. */
function firstSlide(settings: Settings) {
  const slides = settings.background_slideshow_gallery
  return Array.isArray(slides) ? imageSourceIn({ first: slides[0] }, 'first') : undefined
}

/** Colours of the site by their names: two accents, and the ink of texts. */
function globalColor(reference: string): string {
  if (reference === '') return ''
  if (/id=(?:primary|accent)/.test(reference)) return '#3366ff'
  return /id=(?:text|secondary)/.test(reference) ? '#222222' : '#eeeeee'
}
