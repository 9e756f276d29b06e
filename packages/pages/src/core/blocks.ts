import type { BlockBase, Image } from '@vitrine/ui/core'
import type { RichTextNode } from './rich-text.ts'

/** A link as visitors see it. */
export interface LinkView {
  readonly label: string
  readonly href: string
  readonly newTab: boolean
}

/** The first screen of a page. */
export interface HeroBlock extends BlockBase {
  readonly blockType: 'hero'
  /** `statement`: huge type and a picture that bleeds off the edge; `split`: side by side; `plain`: type alone. */
  readonly variant: 'statement' | 'split' | 'plain'
  readonly eyebrow?: string
  readonly heading: string
  readonly text?: string
  readonly image?: Image
  readonly caption?: string
  readonly links: readonly LinkView[]
}

export interface RichTextBlock extends BlockBase {
  readonly blockType: 'richText'
  /** Stands in the margin beside the text. */
  readonly heading?: string
  readonly content: readonly RichTextNode[]
  readonly size: 'text' | 'large'
}

export interface ColumnsBlock extends BlockBase {
  readonly blockType: 'columns'
  readonly ratio: '7-5' | '5-7' | '8-4' | '4-8' | 'halves' | 'thirds'
  readonly columns: readonly { readonly id: string; readonly blocks: readonly BlockBase[] }[]
}

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

export interface ImageBlock extends BlockBase {
  readonly blockType: 'image'
  readonly layout: 'bleed' | 'inset' | 'column'
  readonly image: Image
  readonly caption?: string
}

export interface CallToActionBlock extends BlockBase {
  readonly blockType: 'callToAction'
  readonly heading: string
  readonly text?: string
  readonly links: readonly LinkView[]
}

/** A block that no feature knows. Editors see it in preview, visitors see nothing. */
export interface UnknownBlock extends BlockBase {
  readonly blockType: 'unknown'
  readonly name: string
}
