import type { CarouselMotion } from './motion.ts'
import type { CarouselView } from './view.ts'

/**
 * The part that moves a carousel: the browser's own scrolling; slides that lie on one another; or a library, where slides have to
 * come round again, to glide, or to follow the mouse.
 */
export type Engine = 'row' | 'stack' | 'ring'

export function engineOf(
  view: Pick<CarouselView, 'transition'>,
  motion: Pick<CarouselMotion, 'loop' | 'drag'>,
): Engine {
  if (view.transition !== 'slide') return 'stack'
  return motion.loop || motion.drag ? 'ring' : 'row'
}
