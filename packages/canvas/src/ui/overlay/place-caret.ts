/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Puts the caret into a text. @param at Undefined: all of it is selected. */
export function placeCaret(element: HTMLElement, at: Point | 'end' | undefined): void {
  const selection = getSelection()
  if (!selection) return
  const range = document.createRange()
  range.selectNodeContents(element)
  if (at === 'end') range.collapse(false)
  else if (at) {
    const place = document.caretPositionFromPoint?.(at.x, at.y)
    if (place && element.contains(place.offsetNode)) range.setStart(place.offsetNode, place.offset)
    range.collapse(place !== undefined && place !== null && element.contains(place.offsetNode))
  }
  selection.removeAllRanges()
  selection.addRange(range)
}
