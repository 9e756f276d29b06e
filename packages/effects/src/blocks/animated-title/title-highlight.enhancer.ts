/** Part of a phrase that has to be in the window before its stroke is drawn. */
const SEEN = 0.8

/** Draws the stroke of a phrase once, when it comes into view (`data-state` `waiting`, then `drawn`). */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  const phrase = element.querySelector<HTMLElement>('.animated-title__phrase')
  if (!phrase) return
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      phrase.dataset.state = 'drawn'
      phrase.dispatchEvent(new CustomEvent('vitrine:animated-title:draw', { bubbles: true }))
    },
    { threshold: SEEN },
  )
  phrase.dataset.state = 'waiting'
  seen.observe(phrase)
  signal.addEventListener('abort', () => {
    seen.disconnect()
    phrase.dataset.state = 'drawn'
  })
}
