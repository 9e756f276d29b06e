import { endedBy, isCustomElement, isInline, isVoid } from './elements.ts'
import type { Embed } from './embed.ts'
import { BREAK } from './lines.ts'
import { Structure } from './structure.ts'
import type { Token } from './tokens.ts'
import { writeText } from './write-text.ts'

/** Puts tokens out again, in paragraphs and on lines. */
export class Formatter {
  readonly #lineBreaks: boolean
  readonly #html = new Structure()
  /** Text that waits for what follows it, since tags that are left out do not divide it. */
  #text = ''

  constructor(lineBreaks: boolean) {
    this.#lineBreaks = lineBreaks
  }

  add(token: Token): void {
    switch (token.kind) {
      case 'text':
        this.#text += token.html
        break
      case 'start':
        this.#start(token.name, token.html)
        break
      case 'end':
        this.#end(token.name)
        break
      case 'comment':
        this.#comment(token.html)
        break
      case 'content':
        this.#html.write(token.html)
        break
      case 'embed':
        this.#unit(token.embed)
        break
    }
  }

  /** Closes what is open and returns all that was added. */
  finish(): string {
    this.#flush()
    this.#html.closeAll()
    return this.#html.toString()
  }

  #start(name: string, tag: string): void {
    if (isCustomElement(name)) return
    if (name === 'br') this.#break()
    else if (isVoid(name)) this.#unit({ display: isInline(name) ? 'inline' : 'block', html: voidTag(tag) })
    else this.#open(name, tag)
  }

  #open(name: string, tag: string): void {
    this.#flush()
    if (!isInline(name)) this.#html.closeParagraph()
    while (endedBy(name).has(this.#html.current.name)) this.#html.closeCurrent()
    if (isInline(name)) this.#html.openInline(name, tag)
    else this.#html.openBlock(name, tag)
  }

  #end(name: string): void {
    // The waiting text may be what opens the paragraph.
    if (name === 'p') this.#flush()
    if (!this.#html.isOpen(name)) return
    this.#flush()
    this.#html.close(name)
  }

  /** A `<br>` counts as a line break of the text where those are made visible. */
  #break(): void {
    const { breaks } = this.#html.current
    if (breaks && this.#lineBreaks) {
      this.#text += '\n'
      return
    }
    this.#flush()
    if (!breaks || this.#html.paragraphHasContent) this.#html.write(BREAK)
  }

  #comment(html: string): void {
    this.#flush()
    const { block, verbatim } = this.#html.current
    if (block === 'flow' && !verbatim) this.#html.writeLine(html)
    else this.#html.write(html)
  }

  /** Something without an end tag. A block of this kind takes a line within the paragraph instead of ending it. */
  #unit({ display, html }: Embed): void {
    this.#flush()
    if (display === 'block') this.#html.writeLine(html)
    else this.#html.writeInline(html)
  }

  #flush(): void {
    if (this.#text === '') return
    writeText(this.#html, this.#text, this.#lineBreaks)
    this.#text = ''
  }
}

/** Writes the tag of a void element in the way that is valid in XML, too. */
function voidTag(tag: string): string {
  const inside = tag.slice(0, tag.endsWith('/>') ? -2 : -1)
  return `${inside.trimEnd()} />`
}
