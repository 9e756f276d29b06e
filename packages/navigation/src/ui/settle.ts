import { SETTLE_MS } from '../core/sticky.ts'

/**
 * Measures now, whenever one of the elements or the window changes its size, once more when it has settled, and when
 * the page comes back from the back/forward cache.
 */
export function onSizes(elements: readonly Element[], measure: () => void, signal: AbortSignal): void {
  let settling: ReturnType<typeof setTimeout> | undefined
  const change = () => {
    if (settling === undefined) measure()
    clearTimeout(settling)
    settling = setTimeout(() => {
      settling = undefined
      measure()
    }, SETTLE_MS)
  }
  // Tells the first sizes, too.
  const sizes = new ResizeObserver(change)
  for (const element of elements) sizes.observe(element)
  addEventListener('resize', change, { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && measure(), { signal })
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    clearTimeout(settling)
  })
}
