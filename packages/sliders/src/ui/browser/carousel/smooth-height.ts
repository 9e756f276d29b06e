/**
 * Lets a viewport be as high as the slide that it shows.
 *
 * @returns Call it when another slide is shown.
 */
export function smoothHeight(
  viewport: HTMLElement,
  shown: () => HTMLElement | undefined,
  signal: AbortSignal,
): () => void {
  const fit = () => {
    const height = shown()?.querySelector<HTMLElement>('.carousel__content')?.offsetHeight
    if (height !== undefined) viewport.style.setProperty('--shown-height', `${height}px`)
  }
  const size = new ResizeObserver(fit)
  size.observe(viewport)
  for (const content of viewport.querySelectorAll('.carousel__content')) size.observe(content)
  signal.addEventListener('abort', () => {
    size.disconnect()
    viewport.style.removeProperty('--shown-height')
  })
  return fit
}
