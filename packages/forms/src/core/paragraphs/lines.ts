/** Tabs. Deeper blocks are not indented further: deep nesting would make the output grow with its square. */
const DEEPEST_INDENT = 24

export const BREAK = '<br />'

/** HTML that grows piece by piece. White space and breaks that are pieces of their own can be taken back. */
export class Lines {
  readonly #pieces: string[] = []

  get length(): number {
    return this.#pieces.length
  }

  write(html: string): void {
    this.#pieces.push(html)
  }

  /** Goes to the beginning of a line, unless it is there, and indents it. */
  startLine(depth: number): void {
    const last = this.#pieces.at(-1)
    if (last !== undefined && !last.endsWith('\n')) this.write('\n')
    if (depth > 0) this.write('\t'.repeat(Math.min(depth, DEEPEST_INDENT)))
  }

  dropLast(): void {
    this.#pieces.pop()
  }

  dropBlanks(): void {
    while (this.#pieces.at(-1)?.trim() === '') this.dropLast()
  }

  dropBlanksAndBreaks(): void {
    while (['', BREAK].includes(this.#pieces.at(-1)?.trim() ?? 'nothing')) this.dropLast()
  }

  toString(): string {
    return this.#pieces.join('')
  }
}
