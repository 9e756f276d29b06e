import { appearKeyframes } from '../core/appear.ts'

/** Pixels above the window, more than any page has. */
const PASSED_PX = 10_000_000

/** Part of a block that has to be in the window before it enters; less of one that is taller than the window. */
const SEEN = 0.15

/**
 * Lets a block enter once, when it comes into view (`data-state` `waiting`, then `shown`; event `vitrine:appear:start`).
 * A block that was passed, jumped over or tabbed into is just there.
 *
 * @param props Times of the movement in milliseconds.
 */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const block = element.querySelector<HTMLElement>('.frame')
  if (!block) return
  const times = props as { readonly duration: number; readonly delay: number }
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')

  const show = (moves: boolean) => {
    sizes.disconnect()
    observer?.disconnect()
    if (block.dataset.state !== 'waiting') return
    block.dataset.state = 'shown'
    if (!moves || stillness.matches) return
    block.dispatchEvent(new CustomEvent('vitrine:appear:start', { bubbles: true }))
    const { appear = '', direction = '' } = block.dataset
    const rightToLeft = block.matches(':dir(rtl)')
    block.animate(appearKeyframes(appear, direction, rightToLeft), {
      ...times,
      easing: 'cubic-bezier(0.16, 1, 0.3, 1)',
      fill: 'backwards',
    })
  }
  let observer: IntersectionObserver | undefined
  const watch = (height: number) => {
    observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting)
        if (entry) show(entry.boundingClientRect.bottom > 0)
      },
      {
        threshold: Math.min(SEEN, (innerHeight / Math.max(height, 1)) * SEEN),
        // Whatever lies above the window counts as seen: who jumps past a block never crosses it.
        rootMargin: `${PASSED_PX}px 0px 0px`,
      },
    )
    observer.observe(block)
  }
  // Tells the height as soon as there is a layout: asked for it here, the browser would lay out once for each block.
  const sizes = new ResizeObserver(([entry]) => {
    sizes.disconnect()
    watch(entry?.borderBoxSize[0]?.blockSize ?? 0)
  })
  block.dataset.state = 'waiting'
  sizes.observe(block)
  block.addEventListener('focusin', () => show(false), { signal })
  stillness.addEventListener('change', () => stillness.matches && show(false), { signal })
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    observer?.disconnect()
    block.dataset.state = 'shown'
  })
}
