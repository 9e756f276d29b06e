/** Selector of images, each as a whole. */
const IMAGES = 'picture, :not(picture) > img'

/**
 * Puts what was drawn anew in the place of an element. Images that are the same stay, so that none is loaded again; what
 * was opened or scrolled in it stays so.
 *
 * @param drawn Of another document.
 * @returns The new element.
 */
export function replaceElement(live: Element, drawn: Element): Element {
  const fresh = document.importNode(drawn, true)
  keepImages(live, fresh)
  keepOpen(live, fresh)
  const scrolled = scrolledIn(live)
  live.replaceWith(fresh)
  const elements = fresh.querySelectorAll('*')
  for (const { index, left, top } of scrolled) elements[index]?.scrollTo({ left, top, behavior: 'instant' })
  return fresh
}

function keepImages(live: Element, fresh: Element): void {
  const known = new Set(live.querySelectorAll(IMAGES))
  for (const image of fresh.querySelectorAll(IMAGES)) {
    const same = [...known].find((one) => one.isEqualNode(image))
    if (!same) continue
    known.delete(same)
    image.replaceWith(same)
  }
}

function keepOpen(live: Element, fresh: Element): void {
  const before = live.querySelectorAll('details')
  const now = fresh.querySelectorAll('details')
  if (before.length !== now.length) return
  for (const [index, details] of now.entries()) details.open = before[index]?.open ?? false
}

/** Elements in an element that were scrolled, by their places in it. */
function scrolledIn(live: Element) {
  return [...live.querySelectorAll('*')].flatMap(({ scrollLeft: left, scrollTop: top }, index) =>
    left !== 0 || top !== 0 ? [{ index, left, top }] : [],
  )
}
