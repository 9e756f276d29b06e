/**
 * Tells once when an element has been scrolled to a share of the window.
 *
 * @param share How far its top has come from the foot of the window, 0, to its top, 1.
 */
export function whenScrolledTo(element: Element, share: number, signal: AbortSignal, then: () => void): void {
  const line = new IntersectionObserver(
    (entries) => {
      if (entries.every(({ boundingClientRect }) => boundingClientRect.top > innerHeight * (1 - share))) return
      line.disconnect()
      then()
    },
    { rootMargin: `0% 0% ${-100 * share}% 0%` },
  )
  line.observe(element)
  signal.addEventListener('abort', () => line.disconnect())
}
