import { buttonPieces } from '../blocks/buttons.ts'
import type { BuilderPage, ElementTable } from '../builder-page.ts'
import type { BuilderElement, Settings } from '../element.ts'
import type { Piece } from '../pieces.ts'
import { isOn, numberIn, word } from '../settings.ts'
import { fraction } from '../shared/fraction.ts'
import type { WrittenGround } from '../shared/ground.ts'
import { imageSource } from '../shared/image-source.ts'
import { columnOf, contentsOnly, onGround, rowOfColumns } from '../shared/parts.ts'

/** Containers, rows and columns. */
export const avadaLayout: ElementTable = {
  fusion_builder_container: (element, page) => onGround(page.convert(element.children), containerGround(element), page),
  fusion_builder_row: rowOfColumns,
  fusion_builder_row_inner: rowOfColumns,
  fusion_builder_column: column,
  fusion_builder_column_inner: column,
  fusion_tb_content: contentsOnly,
}

function column(element: BuilderElement, page: BuilderPage): readonly Piece[] {
  const { settings } = element
  const width = fraction(word(settings, 'type', 'layout')) ?? 1
  const made = columnOf(element, width, ground(settings), page)
  const address = word(settings, 'link')
  const link =
    address === ''
      ? []
      : buttonPieces({ address, label: '', newTab: word(settings, 'target') === '_blank', look: 'quiet' }, page.context)
  if (link.length > 0) page.report('changed', 'column-link', address.slice(0, 200))
  if (made.piece !== 'row') return [made]
  const endsLine = word(settings, 'last') === 'yes' && width < 1
  return [
    {
      ...made,
      columns: made.columns.map((own) => ({ ...own, pieces: [...own.pieces, ...link], ...(endsLine && { endsLine }) })),
    },
  ]
}

function ground(settings: Settings): WrittenGround {
  const image = imageSource(
    word(settings, 'background_image_id'),
    word(settings, 'background_image', 'backgroundimage'),
  )
  const hasImage = image.id !== undefined || image.address !== undefined
  return {
    color: word(settings, 'background_color', 'backgroundcolor'),
    isGradient: word(settings, 'gradient_start_color') !== '' && word(settings, 'gradient_end_color') !== '',
    position: word(settings, 'background_position', 'backgroundposition'),
    repeat: word(settings, 'background_repeat', 'backgroundrepeat'),
    ...(hasImage && { image }),
  }
}

const MOTIONS = ['up', 'down', 'left', 'right', 'fixed'] as const

function containerGround({ settings }: BuilderElement): WrittenGround {
  const parallax = word(settings, 'background_parallax')
  const opacity = numberIn(settings, 'overlay_opacity')
  return {
    ...ground(settings),
    motion: MOTIONS.find((motion) => motion === parallax) ?? 'none',
    video: word(settings, 'video_url', 'video_mp4', 'video_webm', 'video_ogv'),
    overlay: word(settings, 'overlay_color'),
    ...(opacity !== undefined && { overlayOpacity: opacity }),
    isFullWidth: isOn(settings, 'hundred_percent'),
    isFullHeight: isOn(settings, 'hundred_percent_height'),
  }
}
