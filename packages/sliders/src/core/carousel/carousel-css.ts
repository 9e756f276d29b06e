import type { CarouselBlock } from '../blocks/carousel.ts'
import { LEVEL_WIDTHS } from '../model/levels.ts'
import { ROOMS, sharesOf } from './view.ts'

/** The styles that are this carousel's alone: how many slides share its width. */
export function carouselCss({ key, view, motion }: CarouselBlock): string {
  const of = `.carousel[data-carousel="${key}"] .carousel__viewport`
  const rules = ROOMS.map((room) => {
    const { slides, gaps } = sharesOf(view, room)
    const speed = room === 'desktop' ? `;--speed:${motion.speed}ms` : ''
    const rule = `${of}{--slides:${slides};--gaps:${gaps}${speed}}`
    return room === 'desktop' ? rule : `@container carousel (width<=${LEVEL_WIDTHS[room]}px){${rule}}`
  })
  return `@layer components{${rules.join('')}}`
}
