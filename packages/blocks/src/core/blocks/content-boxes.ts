import { choice, given, type Image, list, text } from '@vitrine/content/core'
import {
  type BlockBase,
  type BlockParser,
  blockBase,
  type IconName,
  type LinkView,
  type ParseContext,
  parseIconName,
  parseLink,
} from '@vitrine/kit/core'

/** Boxes of equal heights. */
export interface ContentBoxesBlock extends BlockBase {
  readonly blockType: 'contentBoxes'
  readonly variant: 'rows' | 'cards' | 'prices' | 'icons'
  /** Where pictograms stand, in the variant `icons`. */
  readonly iconPlace: 'top' | 'start' | 'beside'
  /** What the box does when the pointer is on it, in the variant `icons`. */
  readonly hover: 'none' | 'lift' | 'fill'
  readonly align: 'start' | 'center' | 'end'
  readonly columns: '3' | '2' | '4'
  readonly heading?: string
  readonly intro?: string
  readonly boxes: readonly ContentBox[]
}

export interface ContentBox {
  readonly id: string
  readonly title: string
  readonly text?: string
  /** A price, a year, a place: what stands at the box's edge. */
  readonly detail?: string
  readonly image?: Image
  readonly icon?: IconName
  readonly link?: LinkView
}

export const parseContentBoxes: BlockParser = (raw, parse): ContentBoxesBlock => ({
  ...blockBase(raw, 'contentBoxes'),
  variant: choice(raw.variant, ['rows', 'cards', 'prices', 'icons']),
  iconPlace: choice(raw.iconPlace, ['top', 'start', 'beside']),
  hover: choice(raw.hover, ['none', 'lift', 'fill']),
  align: choice(raw.align, ['start', 'center', 'end']),
  columns: choice(raw.columns, ['3', '2', '4']),
  boxes: list(raw.boxes).flatMap((box, index) => parseBox(box, index, parse)),
  ...given({ heading: text(raw.heading), intro: text(raw.intro) }),
})

function parseBox(raw: Readonly<Record<string, unknown>>, index: number, parse: ParseContext): ContentBox[] {
  const title = text(raw.title)
  if (title === undefined) return []
  const optional = given({
    text: text(raw.text),
    detail: text(raw.detail),
    image: parse.image(raw.image),
    icon: parseIconName(raw.icon),
    link: parseLink(raw.link, parse),
  })
  return [{ id: text(raw.id) ?? String(index), title, ...optional }]
}
