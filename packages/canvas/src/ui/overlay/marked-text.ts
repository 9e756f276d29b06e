/** A text on the page that shows a field. */
export interface MarkedText {
  readonly element: HTMLElement
  /** Field as the page names it; see `FieldMark` of kit. */
  readonly field: string
  /** It has paragraphs, marks and links. */
  readonly isRich: boolean
}

const FIELD = 'data-field'

/** Attribute of elements that show a rich text, and nothing else. */
const RICH = 'data-rich'

/**
 * The element of a block that shows a field, at an element of the page.
 *
 * @param block Id of the block that it must belong to.
 */
export function fieldAt(target: EventTarget | null, block: string): HTMLElement | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(`[${FIELD}]`) : null
  return element && blockOf(element) === block ? element : undefined
}

/**
 * The text of an element that its editor can type into where it stands. Undefined: it holds more than a text, or script
 * draws it and would take what is typed away.
 */
export function textOf(element: HTMLElement): MarkedText | undefined {
  return isText(element) ? markedText(element) : undefined
}

/** All such texts of a block that are to be seen, in reading order. */
export function markedTexts(block: string): readonly MarkedText[] {
  const around = document.querySelectorAll(`[data-block="${CSS.escape(block)}"]`)
  const fields = [...around].flatMap((element) => [element, ...element.querySelectorAll(`[${FIELD}]`)])
  return fields.flatMap((element) =>
    element instanceof HTMLElement &&
    element.hasAttribute(FIELD) &&
    blockOf(element) === block &&
    isText(element) &&
    element.checkVisibility()
      ? [markedText(element)]
      : [],
  )
}

/** The element of a block that shows a field; of several the first that is to be seen. */
export function fieldElement(block: string, field: string): Element | undefined {
  const found = [...document.querySelectorAll(`[${FIELD}="${CSS.escape(field)}"]`)].filter((element) =>
    isOfBlock(element, block),
  )
  return found.find((element) => element.checkVisibility()) ?? found[0]
}

function markedText(element: HTMLElement): MarkedText {
  return { element, field: element.getAttribute(FIELD) ?? '', isRich: element.hasAttribute(RICH) }
}

/** True of an element of a block itself, and of no block in it. */
export function isOfBlock(element: Element, block: string): boolean {
  return blockOf(element) === block
}

function blockOf(element: Element): string | null | undefined {
  return element.closest('[data-block]')?.getAttribute('data-block')
}

/** True of an element that holds a text and nothing else, or that in which it is typed. */
function isText(element: Element): boolean {
  if (element.localName === 'img') return false
  const isPlain = element.childElementCount === 0 || element.firstElementChild?.hasAttribute('data-typed')
  return (isPlain === true || element.hasAttribute(RICH)) && !element.closest('vitrine-island[data-awake]')
}
