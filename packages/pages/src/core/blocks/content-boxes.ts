import {
  type BlockBase,
  type BlockParser,
  blockBase,
  choice,
  given,
  type Image,
  type LinkView,
  list,
  type ParseContext,
  parseLink,
  text,
} from '@vitrine/ui/core'

/** Boxes of equal heights. */
export interface ContentBoxesBlock extends BlockBase {
  readonly blockType: 'contentBoxes'
  readonly variant: 'rows' | 'cards' | 'prices'
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
  readonly link?: LinkView
}

export const parseContentBoxes: BlockParser = (raw, parse): ContentBoxesBlock => ({
  ...blockBase(raw, 'contentBoxes'),
  variant: choice(raw.variant, ['rows', 'cards', 'prices']),
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
    link: parseLink(raw.link, parse),
  })
  return [{ id: text(raw.id) ?? String(index), title, ...optional }]
}
