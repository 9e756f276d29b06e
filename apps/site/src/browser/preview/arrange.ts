import { BLOCK } from './differing-blocks.ts'

/** Shows another drawing of an element. @returns The element that shows it. */
export type ShowElement = (live: Element, drawing: { readonly before: Element; readonly after: Element }) => Element

/**
 * Puts the children of an element in order as they were drawn last. What is the same stays, wherever it goes, with all that
 * its script does; a block that differs is shown anew in its place.
 *
 * @param next As it was drawn last. @param last As it was drawn before; undefined: nobody knows, and all is new.
 * @returns The elements that are not as they were.
 */
export function arrange(
  live: Element,
  { next, last }: { readonly next: Element; readonly last: Element | undefined },
  show: ShowElement,
): readonly Element[] {
  const lives = [...live.children]
  const before = [...(last?.children ?? [])].flatMap((drawn, index) => {
    const shown = lives[index]
    return shown ? [{ drawn, shown, html: drawn.outerHTML }] : []
  })
  const free = new Set(before)
  const changed: Element[] = []
  const take = (fits: (one: (typeof before)[number]) => boolean) => {
    const found = [...free].find(fits)
    if (found) free.delete(found)
    return found
  }
  // What is the same has the first claim: else a block that differs could take the place of its own copy.
  const same = [...next.children].map((drawn) => {
    const html = drawn.outerHTML
    return take((one) => one.html === html)?.shown
  })
  const wanted = [...next.children].map((drawn, index) => {
    const unchanged = same[index]
    if (unchanged) return unchanged
    const like = take((one) => isLike(one.drawn, drawn))
    if (like && holdsBlocks(drawn)) {
      changed.push(...arrange(like.shown, { next: drawn, last: like.drawn }, show))
      return like.shown
    }
    const shown = like ? show(like.shown, { before: like.drawn, after: drawn }) : document.importNode(drawn, true)
    changed.push(shown)
    return shown
  })
  for (const element of lives) if (!wanted.includes(element)) element.remove()
  let cursor = live.firstElementChild
  for (const element of wanted) {
    if (element === cursor) cursor = cursor.nextElementSibling
    else place(live, element, cursor)
  }
  return changed
}

/** True if two drawings are of one block, or of an element around the same blocks. */
function isLike(one: Element, other: Element): boolean {
  const id = one.getAttribute(BLOCK)
  if (id !== null || other.hasAttribute(BLOCK)) return id === other.getAttribute(BLOCK)
  return holdsBlocks(one) && holdsBlocks(other) && one.cloneNode(false).isEqualNode(other.cloneNode(false))
}

/** True of an element that is no block and has some. */
function holdsBlocks(element: Element): boolean {
  return !element.hasAttribute(BLOCK) && element.querySelector(`[${BLOCK}]`) !== null
}

/** Moves an element without an end of what its script does, where the browser can. */
function place(parent: Element, element: Element, before: Element | null): void {
  if (element.isConnected && 'moveBefore' in parent && typeof parent.moveBefore === 'function') {
    parent.moveBefore(element, before)
  } else parent.insertBefore(element, before)
}
