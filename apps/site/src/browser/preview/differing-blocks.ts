/** A block as it was drawn before, and as it is drawn now. */
export interface Differing {
  readonly before: Element
  readonly after: Element
}

/** Attribute that names a block of a preview by its id. */
export const BLOCK = 'data-block'

/** The smallest blocks that hold all differences between two drawings of a block. Empty: there are none. */
export function differingBlocks(before: Element, after: Element): readonly Differing[] {
  if (before.isEqualNode(after)) return []
  const [inner, others] = [innerBlocks(before), innerBlocks(after)]
  const isSameAround =
    inner.length === others.length &&
    inner.every((block, index) => block.getAttribute(BLOCK) === others[index]?.getAttribute(BLOCK)) &&
    withoutBlocks(before).isEqualNode(withoutBlocks(after))
  if (!isSameAround) return [{ before, after }]
  return inner.flatMap((block, index) => {
    const other = others[index]
    return other ? differingBlocks(block, other) : []
  })
}

/** The outermost blocks in a block. */
function innerBlocks(block: Element): readonly Element[] {
  return [...block.querySelectorAll(`[${BLOCK}]`)].filter(
    (inner) => inner.parentElement?.closest(`[${BLOCK}]`) === block,
  )
}

function withoutBlocks(block: Element): Node {
  const copy = block.cloneNode(true)
  if (copy instanceof Element) {
    for (const inner of innerBlocks(copy)) inner.replaceWith(document.createElement('template'))
  }
  return copy
}
