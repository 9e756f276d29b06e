/** Cookie in which the server says how many pieces the cart holds. */
const COUNT = /(?:^|;\s*)vitrine-cart-count=(\d{1,6})(?:;|$)/

/** Pieces from which on the number is not written any more. */
const MANY = 99

/** Writes the number of pieces into a link to the cart, again when the page comes back from the browser's memory. */
export function enhance(element: HTMLElement, _props: unknown, signal: AbortSignal): void {
  const place = element.querySelector<HTMLElement>('[data-cart-count]')
  if (!place) return
  const write = () => {
    const pieces = Number(COUNT.exec(document.cookie)?.[1] ?? 0)
    place.textContent = pieces === 0 ? '' : pieces > MANY ? `${MANY}+` : String(pieces)
  }
  write()
  window.addEventListener('pageshow', write, { signal })
}
