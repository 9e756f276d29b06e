/** Lets a range say how much of the first image is visible (`--shown` of the images, in percent). */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  const images = element.querySelector<HTMLElement>('.before-after__pictures')
  const range = element.querySelector<HTMLInputElement>('.before-after__range')
  if (!images || !range) return
  const follow = () => images.style.setProperty('--shown', `${range.value}%`)
  range.addEventListener('input', follow, { signal })
  // A browser that comes back to the page restores the range by itself.
  follow()
  signal.addEventListener('abort', () => images.style.removeProperty('--shown'))
}
