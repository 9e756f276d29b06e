import { Lines } from './lines.ts'
import { type OpenElement, openElement, ROOT } from './open-element.ts'

/** HTML under construction: opens and closes elements, sees that each open one is closed, puts blocks on lines. */
export class Structure {
  readonly #lines = new Lines()
  #current: OpenElement = ROOT
  /** Number of open elements by name, so that a stray end tag is found without searching the stack. */
  readonly #open = new Map<string, number>()
  /** Number of pieces written when the open paragraph began. */
  #paragraphStart = 0

  /** The innermost open element. */
  get current(): OpenElement {
    return this.#current
  }

  isOpen(name: string): boolean {
    return (this.#open.get(name) ?? 0) > 0
  }

  /** True if a paragraph is open and has content. */
  get paragraphHasContent(): boolean {
    return this.#current.block === 'paragraph' && this.#lines.length > this.#paragraphStart
  }

  write(html: string): void {
    this.#lines.write(html)
  }

  /** Writes what stands at the beginning of a line; in a paragraph that is no further in than the paragraph's tags. */
  writeLine(html: string): void {
    const { name, depth } = this.#current
    this.#startLine(name === 'p' ? depth - 1 : depth)
    this.write(html)
  }

  /** Writes what is part of a paragraph, where there are paragraphs. */
  writeInline(html: string): void {
    const { block, verbatim } = this.#current
    if (block === 'flow' && !verbatim) this.openBlock('p', '<p>')
    this.write(html)
  }

  openBlock(name: string, tag: string): void {
    this.writeLine(tag)
    this.#push(name)
    if (name === 'p') this.#paragraphStart = this.#lines.length
  }

  openInline(name: string, tag: string): void {
    this.writeInline(tag)
    this.#push(name)
  }

  closeParagraph(): void {
    while (this.#current.block === 'paragraph') this.closeCurrent()
  }

  /** Closes the innermost element of a name that is open, and all within it. */
  close(name: string): void {
    while (this.#current.name !== name) this.closeCurrent()
    this.closeCurrent()
  }

  /** Closes the innermost open element; a paragraph without content vanishes. */
  closeCurrent(): void {
    const { name, parent, depth, isBlock } = this.#current
    if (!parent) return
    if (name === 'p') this.#lines.dropBlanksAndBreaks()
    if (name === 'p' && !this.paragraphHasContent) {
      this.#lines.dropLast()
    } else {
      // White space before the end tag would show as a line of its own in preformatted text.
      if (isBlock) this.#startLine(name === 'pre' ? 0 : depth - 1)
      this.write(`</${name}>`)
    }
    this.#open.set(name, (this.#open.get(name) ?? 1) - 1)
    this.#current = parent
  }

  closeAll(): void {
    while (this.#current.parent) this.closeCurrent()
  }

  toString(): string {
    return this.#lines.toString()
  }

  #push(name: string): void {
    this.#current = openElement(name, this.#current)
    this.#open.set(name, (this.#open.get(name) ?? 0) + 1)
  }

  #startLine(depth: number): void {
    if (!this.#current.verbatim) this.#lines.dropBlanks()
    this.#lines.startLine(depth)
  }
}
