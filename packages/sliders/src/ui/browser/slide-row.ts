import type { Parts } from './parts.ts'

/** Slides as a row that scrolls: where visitors want nothing to move. */
export interface SlideRow {
  isOn(): boolean
  /** Brings a slide into view. */
  show(index: number): void
}

/**
 * @param onScroll The visitor has scrolled so that a slide, from 0, fills the stage.
 * @param onToggle The visitor wants it, or no more.
 */
export function slideRow(
  { stage, slides }: Pick<Parts, 'stage' | 'slides'>,
  onScroll: (index: number) => void,
  onToggle: () => void,
  signal: AbortSignal,
): SlideRow {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const follow = () => {
    if (stillness.matches) onScroll(Math.round(Math.abs(stage.scrollLeft) / Math.max(stage.clientWidth, 1)))
  }
  stage.addEventListener('scroll', follow, { signal, passive: true })
  stillness.addEventListener('change', onToggle, { signal })
  return {
    isOn: () => stillness.matches,
    show: (index) => stage.scrollTo({ left: slides[index]?.offsetLeft ?? 0, behavior: 'instant' }),
  }
}
