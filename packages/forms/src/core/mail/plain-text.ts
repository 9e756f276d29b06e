import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5'

/** Elements whose content nobody reads. */
const UNSEEN = new Set(['head', 'script', 'style', 'template', 'noscript'])

/** Elements that stand on lines of their own, and those that blank lines part from what is beside them. */
const LINES = new Set(['div', 'section', 'header', 'footer', 'li', 'tr', 'dt', 'dd', 'hr', 'address', 'figure'])
const PARAGRAPHS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'table', 'blockquote', 'pre'])

/** Line breaks that part paragraphs; more are not kept. */
const MAX_BREAKS = 2

/** Plain-text version of an HTML mail. Links show their address, list items have a marker. */
export function plainTextOf(html: string): string {
  const text = new PlainText()
  write(parse(html), text)
  return text.finish()
}

function write(parent: DefaultTreeAdapterTypes.ParentNode, text: PlainText): void {
  for (const node of parent.childNodes) {
    if (tree.isTextNode(node)) text.add(node.value)
    else if (tree.isElementNode(node) && !UNSEEN.has(node.tagName)) writeElement(node, text)
  }
}

function writeElement(element: DefaultTreeAdapterTypes.Element, text: PlainText): void {
  const { tagName } = element
  const breaks = PARAGRAPHS.has(tagName) ? MAX_BREAKS : LINES.has(tagName) ? 1 : 0
  const attribute = (name: string) => element.attrs.find((one) => one.name === name)?.value ?? ''
  text.part(breaks)
  if (tagName === 'br') text.breakLine()
  if (tagName === 'img') text.add(attribute('alt'))
  if (tagName === 'li') text.add('- ')
  const start = text.length
  write(element, text)
  if (tagName === 'a') writeTarget(attribute('href'), text.since(start), text)
  if (tagName === 'td' || tagName === 'th') text.add(' ')
  text.part(breaks)
}

/** A link that says its address already says enough. */
function writeTarget(href: string, said: string, text: PlainText): void {
  const isSaid = said === href || `mailto:${said}` === href
  if (href !== '' && !href.startsWith('#') && !isSaid) text.add(` (${href})`)
}

/** A text as it grows: runs of white space are one blank, none at the ends of lines. */
class PlainText {
  readonly #pieces: string[] = []
  #breaks = 0

  get length(): number {
    return this.#pieces.length
  }

  add(text: string): void {
    const last = this.#pieces.at(-1)
    const startsLine = last === undefined || this.#breaks > 0
    const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ')
    const words = startsLine || last.endsWith(' ') ? collapsed.trimStart() : collapsed
    if (words === '') return
    if (last !== undefined && this.#breaks > 0) {
      this.#pieces[this.#pieces.length - 1] = last.trimEnd()
      this.#pieces.push('\n'.repeat(Math.min(this.#breaks, MAX_BREAKS)))
    }
    this.#pieces.push(words)
    this.#breaks = 0
  }

  /** Asks for at least this many line breaks before the following text. */
  part(breaks: number): void {
    this.#breaks = Math.max(this.#breaks, breaks)
  }

  breakLine(): void {
    this.#breaks += 1
  }

  since(start: number): string {
    return this.#pieces.slice(start).join('').trim()
  }

  finish(): string {
    return this.#pieces.join('').trim()
  }
}
