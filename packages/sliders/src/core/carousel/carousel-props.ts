import type { CarouselBlock } from '../../blocks/carousel/carousel.block.ts'
import type { SliderTexts } from '../texts.ts'
import { type Engine, engineOf } from './engine.ts'
import type { CarouselMotion } from './motion.ts'
import { type CarouselView, showsOne } from './view.ts'

/** A carousel's properties for the browser: those that its markup does not say already. */
export interface CarouselProps extends Pick<CarouselView, 'align' | 'snap' | 'smoothHeight' | 'transition'> {
  readonly engine: Engine
  /** One slide is visible at a time. */
  readonly single: boolean
  readonly motion: CarouselMotion
  readonly texts: Pick<SliderTexts, 'pause' | 'play'>
}

export function carouselProps({ view, motion }: CarouselBlock, { pause, play }: SliderTexts): CarouselProps {
  const { align, snap, smoothHeight, transition } = view
  return {
    engine: engineOf(view, motion),
    single: showsOne(view),
    align,
    snap,
    smoothHeight,
    transition,
    motion,
    texts: { pause, play },
  }
}
