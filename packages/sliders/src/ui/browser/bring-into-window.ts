/** Scrolls the page to a slider of which nothing is visible. */
export function bringIntoWindow(slider: Element): void {
  const { top, bottom } = slider.getBoundingClientRect()
  if (top < innerHeight && bottom > 0) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  slider.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' })
}
