import { choice, given, type Image, list, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase, parseTitled, rowId, type Titled } from '@vitrine/kit/core'

/** Stars that a testimonial can have. */
export const MAX_STARS = 5

/** What others say. */
export interface TestimonialsBlock extends BlockBase, Titled {
  readonly blockType: 'testimonials'
  /** `quote`: one after the other in large type; `grid`: side by side. */
  readonly variant: 'grid' | 'quote'
  readonly items: readonly Testimonial[]
}

interface Testimonial {
  readonly id: string
  readonly quote: string
  readonly name?: string
  /** What the person does, or where the work was done. */
  readonly role?: string
  readonly image?: Image
  /** From 1 to {@link MAX_STARS}. */
  readonly stars?: number
}

export const parseTestimonials: BlockParser = (raw, parse): TestimonialsBlock | undefined => {
  const items = list(raw.items).flatMap((item, index): Testimonial[] => {
    const quote = text(item.quote)
    if (quote === undefined) return []
    const optional = given({
      name: text(item.name),
      role: text(item.role),
      image: parse.image(item.image),
      stars: parseStars(item.stars),
    })
    return [{ id: rowId(item, index), quote, ...optional }]
  })
  if (items.length === 0) return undefined
  return {
    ...blockBase(raw, 'testimonials'),
    ...parseTitled(raw),
    variant: choice(raw.variant, ['grid', 'quote']),
    items,
  }
}

function parseStars(raw: unknown): number | undefined {
  return typeof raw === 'number' && raw >= 1 && raw <= MAX_STARS ? Math.round(raw) : undefined
}
