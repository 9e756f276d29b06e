import { KEY_REPEAT_MS } from '../../../core/model/flow.ts'
import { runsLeft, type SteeredMover } from './steered-mover.ts'

/** Elements that handle the keys for moving slides themselves. */
const HANDLES_KEYS = 'input, textarea, select, audio, video, iframe, [contenteditable], [role="slider"], [role="tab"]'

/** Request of a visitor: a slide, from 0, or a direction. */
export type SlideRequest = number | 'next' | 'previous' | 'first' | 'last'

/**
 * Arrows, dots, thumbnails and keys of a carousel.
 *
 * @returns Shows where the mover stands.
 */
export function controls(options: {
  readonly root: HTMLElement
  readonly mover: SteeredMover
  readonly loop: boolean
  readonly ask: (wish: SlideRequest) => void
  readonly signal: AbortSignal
}): () => void {
  const { root, mover, loop, ask, signal } = options
  const arrows = [...root.querySelectorAll<HTMLButtonElement>('.carousel__button[data-to]')]
  const choices = [...root.querySelectorAll<HTMLElement>('.carousel__choice')]
  let movedAt = Number.NEGATIVE_INFINITY

  for (const arrow of arrows) {
    arrow.addEventListener('click', () => ask(arrow.dataset.to === 'next' ? 'next' : 'previous'), { signal })
  }
  for (const [index, choice] of choices.entries()) {
    choice.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        ask(index)
      },
      { signal },
    )
  }
  root.addEventListener(
    'keydown',
    (event) => {
      const { defaultPrevented, ctrlKey, metaKey, altKey, shiftKey, repeat, timeStamp, target } = event
      if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return
      const wish = wishOf(event.key, runsLeft(root))
      // Blocks inside may have carousels of their own.
      if (!wish || (target as Element).closest(HANDLES_KEYS) || (target as Element).closest('.carousel') !== root)
        return
      event.preventDefault()
      if (repeat && timeStamp - movedAt < KEY_REPEAT_MS) return
      movedAt = timeStamp
      ask(wish)
    },
    { signal },
  )

  return () => {
    const [current, stops] = [mover.current(), mover.stops()]
    root.dataset.slide = String(current + 1)
    root.toggleAttribute('data-fits', stops < 2)
    for (const arrow of arrows) {
      const end = arrow.dataset.to === 'next' ? stops - 1 : 0
      if (!loop && current === end) arrow.ariaDisabled = 'true'
      else arrow.removeAttribute('aria-disabled')
    }
    for (const [index, choice] of choices.entries()) {
      choice.hidden = index >= stops
      const link = choice.firstElementChild
      if (index !== current) link?.removeAttribute('aria-current')
      else link?.setAttribute('aria-current', 'true')
    }
    bringIntoView(choices[current])
  }
}

function wishOf(key: string, rightToLeft: boolean): SlideRequest | undefined {
  switch (key) {
    case 'ArrowRight':
      return rightToLeft ? 'previous' : 'next'
    case 'ArrowLeft':
      return rightToLeft ? 'next' : 'previous'
    case 'Home':
      return 'first'
    case 'End':
      return 'last'
    default:
      return undefined
  }
}

/** Scrolls the row that a thumbnail stands in, and nothing around it. */
function bringIntoView(choice: HTMLElement | undefined): void {
  const row = choice?.parentElement
  if (!choice || !row || row.scrollWidth <= row.clientWidth) return
  const [own, around] = [choice.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollBy({ left: own.left + own.width / 2 - around.left - around.width / 2 })
}
