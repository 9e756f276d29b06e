import { choice, given, slugFrom, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'
import { type CarouselContent, parseCarouselContent } from '../carousel/content.ts'
import { type CarouselMotion, parseCarouselMotion } from '../carousel/motion.ts'
import { type CarouselView, parseCarouselView } from '../carousel/view.ts'

export const CHOOSERS = ['dots', 'thumbnails', 'none'] as const

/** Slides side by side, or one after the other. */
export interface CarouselBlock extends BlockBase {
  readonly blockType: 'carousel'
  /** Begins the ids of its slides; letters, digits and hyphens. */
  readonly key: string
  readonly heading?: string
  readonly intro?: string
  /** Its name for screen readers, where it has no heading or another one serves them better. */
  readonly label?: string
  readonly content: CarouselContent
  /** Name of the gallery that its pictures open in; absent where they do not open. */
  readonly group?: string
  readonly view: CarouselView
  readonly motion: CarouselMotion
  readonly arrows: boolean
  /** Thumbnails are of pictures only. */
  readonly chooser: (typeof CHOOSERS)[number]
}

export const parseCarousel: BlockParser = (raw, parse): CarouselBlock | undefined => {
  const content = parseCarouselContent(raw, parse)
  if (content.items.length === 0) return undefined
  const { kind, items } = content
  const base = blockBase(raw, 'carousel')
  const key = `carousel-${slugFrom(base.id) || '0'}`
  const motion = parseCarouselMotion(raw.motion, kind)
  const chooser = choice(raw.chooser, CHOOSERS)
  const glides = motion.moves === 'marquee'
  return {
    ...base,
    key,
    content,
    motion,
    view: parseCarouselView(raw.view, kind),
    arrows: raw.arrows !== false && !glides,
    chooser: glides || (chooser === 'thumbnails' && kind !== 'pictures') ? 'none' : chooser,
    ...given({
      heading: text(raw.heading),
      intro: text(raw.intro),
      label: text(raw.label),
      group: kind === 'pictures' && raw.opens !== false ? slugFrom(text(raw.group) ?? '') || key : undefined,
      nested: kind === 'blocks' ? items.flatMap(({ blocks }) => blocks) : undefined,
    }),
  }
}
