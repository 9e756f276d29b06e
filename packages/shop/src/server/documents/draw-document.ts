import type PDFDocument from 'pdfkit'
import type { LabelledText, PrintedDocument, PrintedRow } from '../../core/invoice/printed-document.ts'
import { filled } from '../../core/shop-texts.ts'
import type { TextStyle, Typesetting } from './typesetting.ts'

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89 } as const

/** Margins in points: 20 mm at the sides. */
const MARGIN = { side: 56.7, top: 56.7 } as const

/** Width between the margins. */
const WIDTH = PAGE.width - 2 * MARGIN.side

/** Baseline at which the foot begins, and below which nothing else stands. */
const FOOT = PAGE.height - 96
const END = FOOT - 28

/** Top of the address, where the window of an envelope shows it (DIN 5008, form B). */
const ADDRESS = 141.7

/** Width of the facts beside the address. */
const FACTS = 200

/** Width of the sums below the table. */
const SUMS = 260

const INK = '#1c1b18'
const SOFT = '#5f5b52'
const RULE = '#cfc9bc'

const STYLES = {
  sender: { face: 'display', size: 20, colour: INK },
  title: { face: 'display', size: 22, colour: INK },
  text: { face: 'text', size: 9.5, colour: INK },
  soft: { face: 'text', size: 9.5, colour: SOFT },
  small: { face: 'text', size: 7.5, colour: SOFT },
  strong: { face: 'text', size: 12.5, colour: INK },
} as const satisfies Readonly<Record<string, TextStyle>>

/** Line heights are sizes times this. */
const LEADING = 1.45

/** Draws a document onto pages, of which the first stands open. */
export class DocumentDrawing {
  readonly #document: PDFDocument
  readonly #set: Typesetting
  readonly #content: PrintedDocument
  /** Baseline of the next line. */
  #y = 0

  constructor(document: PDFDocument, typesetting: Typesetting, content: PrintedDocument) {
    this.#document = document
    this.#set = typesetting
    this.#content = content
  }

  /** Draws all of it but the feet, which know how many pages there are. */
  draw(): void {
    this.#head()
    this.#table()
    this.#sums()
    this.#notes()
  }

  /** Draws the foot of the page that is open. */
  foot(page: number, pages: number): void {
    const { foot, pageWords } = this.#content
    const words = filled(pageWords, { page: String(page), pages: String(pages) })
    this.#rule(FOOT - 14)
    const width = WIDTH / Math.max(foot.length, 1)
    for (const [column, lines] of foot.entries()) {
      const x = MARGIN.side + column * width
      const broken = lines.flatMap((line) => this.#set.lines(line, width - 12, STYLES.small))
      for (const [index, line] of broken.slice(0, MAX_FOOT_LINES).entries()) {
        this.#set.draw(line, { x, y: FOOT + index * STYLES.small.size * LEADING }, STYLES.small)
      }
    }
    if (pages > 1) this.#drawEnd(words, MARGIN.side + WIDTH, PAGE.height - 22, STYLES.small)
  }

  #head(): void {
    const { sender, returnTo, to, title, facts, paragraphs } = this.#content
    this.#set.draw(sender, { x: MARGIN.side, y: MARGIN.top + STYLES.sender.size }, STYLES.sender)
    this.#set.draw(returnTo, { x: MARGIN.side, y: ADDRESS }, STYLES.small)
    const address = to.flatMap((line) => this.#set.lines(line, WIDTH - FACTS - 24, STYLES.text))
    const below = this.#block(address, MARGIN.side, ADDRESS + 18)
    const beside = this.#facts(facts, ADDRESS)
    this.#y = Math.max(below, beside, ADDRESS + 110) + 24
    for (const line of this.#set.lines(title, WIDTH, STYLES.title)) this.#line(line, STYLES.title)
    this.#y += 2
    for (const paragraph of paragraphs) this.#paragraph(paragraph, STYLES.soft)
    this.#y += 14
  }

  /** @returns Baseline of the line after it. */
  #block(lines: readonly string[], x: number, y: number): number {
    for (const [index, line] of lines.entries()) {
      this.#set.draw(line, { x, y: y + index * STYLES.text.size * LEADING }, STYLES.text)
    }
    return y + lines.length * STYLES.text.size * LEADING
  }

  #facts(facts: readonly LabelledText[], y: number): number {
    const x = PAGE.width - MARGIN.side - FACTS
    let at = y
    for (const { label, value } of facts) {
      const width = this.#set.draw(label, { x, y: at }, STYLES.soft)
      for (const line of this.#set.lines(value, FACTS - width - 12, STYLES.text)) {
        this.#drawEnd(line, x + FACTS, at, STYLES.text)
        at += STYLES.text.size * LEADING
      }
    }
    return at
  }

  #table(): void {
    this.#tableHead()
    for (const row of this.#content.rows) this.#row(row)
    this.#rule(this.#y - STYLES.text.size)
    this.#y += 10
  }

  #tableHead(): void {
    for (const { column, x, width } of this.#columns()) {
      if (column.isNumber) this.#drawEnd(column.label, x + width, this.#y, STYLES.small)
      else this.#set.draw(column.label, { x, y: this.#y }, STYLES.small)
    }
    this.#rule(this.#y + 6)
    this.#y += 22
  }

  #columns() {
    let x = MARGIN.side
    return this.#content.columns.map((column) => {
      const place = { column, x, width: column.share * WIDTH }
      x += place.width
      return place
    })
  }

  #row({ cells, under }: PrintedRow): void {
    const columns = this.#columns().map((place, index) => ({
      ...place,
      lines: this.#set.lines(cells[index] ?? '', place.width - (place.column.isNumber ? 0 : 12), STYLES.text),
    }))
    const height = Math.max(...columns.map(({ lines }) => lines.length)) * STYLES.text.size * LEADING
    const smallHeight = under.length * STYLES.small.size * LEADING
    if (this.#y + height + smallHeight > END) {
      this.#nextPage()
      this.#tableHead()
    }
    for (const { column, x, width, lines } of columns) {
      for (const [index, line] of lines.entries()) {
        const y = this.#y + index * STYLES.text.size * LEADING
        if (column.isNumber) this.#drawEnd(line, x + width, y, STYLES.text)
        else this.#set.draw(line, { x, y }, STYLES.text)
      }
    }
    this.#y += height
    for (const [index, line] of under.entries()) {
      this.#set.draw(line, { x: MARGIN.side, y: this.#y - 2 + index * STYLES.small.size * LEADING }, STYLES.small)
    }
    this.#y += smallHeight + 6
  }

  #sums(): void {
    const x = PAGE.width - MARGIN.side - SUMS
    for (const { label, value, isStrong = false } of this.#content.sums) {
      const style = isStrong ? STYLES.strong : STYLES.text
      this.#fit(style.size * LEADING + 6)
      if (isStrong) this.#y += 5
      this.#set.draw(label, { x, y: this.#y }, isStrong ? style : STYLES.soft)
      this.#drawEnd(value, x + SUMS, this.#y, style)
      this.#y += style.size * LEADING + 1
    }
    this.#y += 14
  }

  #notes(): void {
    for (const note of this.#content.notes) this.#paragraph(note, STYLES.soft)
  }

  #paragraph(text: string, style: TextStyle): void {
    for (const line of this.#set.lines(text, WIDTH, style)) {
      this.#fit(style.size * LEADING)
      this.#line(line, style)
    }
    this.#y += 3
  }

  #line(text: string, style: TextStyle): void {
    this.#set.draw(text, { x: MARGIN.side, y: this.#y }, style)
    this.#y += style.size * LEADING
  }

  #drawEnd(text: string, x: number, y: number, style: TextStyle): void {
    this.#set.draw(text, { x: x - this.#set.width(text, style), y }, style)
  }

  #rule(y: number): void {
    this.#document
      .lineWidth(0.5)
      .strokeColor(RULE)
      .moveTo(MARGIN.side, y)
      .lineTo(MARGIN.side + WIDTH, y)
      .stroke()
  }

  /** Goes on with the next page unless so much fits onto this one. */
  #fit(height: number): void {
    if (this.#y + height > END) this.#nextPage()
  }

  #nextPage(): void {
    this.#document.addPage()
    this.#y = MARGIN.top + STYLES.text.size
  }
}

/** Lines of a column of the foot. */
const MAX_FOOT_LINES = 6
