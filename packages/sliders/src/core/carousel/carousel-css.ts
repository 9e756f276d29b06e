import type { CarouselBlock } from '../../blocks/carousel/carousel.block.ts'
import { LEVEL_WIDTHS } from '../model/levels.ts'
import { sharesOf, WIDTHS } from './view.ts'

/** The styles that are this carousel's alone: how many slides share its width. */
export function carouselCss({ key, view, motion }: CarouselBlock): string {
  const of = `.carousel[data-carousel="${key}"] .carousel__viewport`
  const rules = WIDTHS.map((width) => {
    const { slides, gaps } = sharesOf(view, width)
    const speed = width === 'desktop' ? `;--speed:${motion.speed}ms` : ''
    const rule = `${of}{--slides:${slides};--gaps:${gaps}${speed}}`
    return width === 'desktop' ? rule : `@container carousel (width<=${LEVEL_WIDTHS[width]}px){${rule}}`
  })
  return `@layer components{${rules.join('')}}`
}
