/** Lets a range say how much of the first picture is to be seen (`--shown` of the pictures, in percent). */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  const pictures = element.querySelector<HTMLElement>('.before-after__pictures')
  const range = element.querySelector<HTMLInputElement>('.before-after__range')
  if (!pictures || !range) return
  const follow = () => pictures.style.setProperty('--shown', `${range.value}%`)
  range.addEventListener('input', follow, { signal })
  // A browser that comes back to the page restores the range by itself.
  follow()
  signal.addEventListener('abort', () => pictures.style.removeProperty('--shown'))
}
