import type { TypefaceFile, Typefaces } from '@vitrine/kit/server'
import type PDFDocument from 'pdfkit'

/** How a text looks. Sizes are points. */
export interface TextStyle {
  readonly face: keyof Typefaces
  readonly size: number
  readonly colour: string
}

/** Letters of Hebrew and Arabic, which are read from right to left. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** Shown for letters that no typeface of the site has. */
const UNKNOWN = '?'

/** Sets texts in the typefaces of the site, each letter in a file that has it. */
export class Typesetting {
  readonly #document: PDFDocument
  readonly #typefaces: Typefaces

  constructor(document: PDFDocument, typefaces: Typefaces) {
    this.#document = document
    this.#typefaces = typefaces
    for (const face of ['display', 'text'] as const) {
      for (const [index, { font }] of typefaces[face].entries()) document.registerFont(nameOf(face, index), font)
    }
  }

  /** Width of a text in one line. */
  width(text: string, style: TextStyle): number {
    return this.#runs(text, style).reduce((all, run) => all + this.#widthOf(run, style), 0)
  }

  /** Draws a text in one line, from its baseline. @returns Its width. */
  draw(text: string, { x, y }: { readonly x: number; readonly y: number }, style: TextStyle): number {
    let along = x
    for (const run of this.#runs(visualOrder(text), style)) {
      const width = this.#widthOf(run, style)
      this.#document.fillColor(style.colour).text(run.text, along, y, { lineBreak: false, baseline: 'alphabetic' })
      along += width
    }
    return along - x
  }

  /** Breaks a text into lines: where it says so, between words, and within words that are wider than a line. */
  lines(text: string, width: number, style: TextStyle): readonly string[] {
    return text.split('\n').flatMap((paragraph) => {
      const lines = ['']
      for (const word of paragraph.split(/\s+/).flatMap((one) => this.#pieces(one, width, style))) {
        const line = lines.at(-1) ?? ''
        const longer = line === '' ? word : `${line} ${word}`
        if (line === '' || this.width(longer, style) <= width) lines[lines.length - 1] = longer
        else lines.push(word)
      }
      return lines
    })
  }

  #pieces(word: string, width: number, style: TextStyle): readonly string[] {
    if (this.width(word, style) <= width) return [word]
    const pieces = ['']
    for (const letter of word) {
      const piece = pieces.at(-1) ?? ''
      if (piece === '' || this.width(piece + letter, style) <= width) pieces[pieces.length - 1] = piece + letter
      else pieces.push(letter)
    }
    return pieces
  }

  #widthOf({ font, text }: Run, { size }: TextStyle): number {
    return this.#document.font(font).fontSize(size).widthOfString(text)
  }

  /** Parts of a text that one file has the letters of. */
  #runs(text: string, { face }: TextStyle): readonly Run[] {
    const files = this.#typefaces[face]
    const runs: { font: string; text: string }[] = []
    for (const letter of text) {
      const shown = fileOf(letter, files) === undefined ? UNKNOWN : letter
      const font = nameOf(face, fileOf(shown, files) ?? 0)
      const last = runs.at(-1)
      if (last?.font === font) last.text += shown
      else runs.push({ font, text: shown })
    }
    return runs
  }
}

interface Run {
  readonly font: string
  readonly text: string
}

function nameOf(face: keyof Typefaces, index: number): string {
  return `${face} ${index}`
}

function fileOf(letter: string, files: readonly TypefaceFile[]): number | undefined {
  const index = files.findIndex(({ has }) => has(letter.codePointAt(0) ?? 0))
  return index < 0 ? undefined : index
}

/** Words from right to left that follow each other change places; within a word the typeface does so itself. */
function visualOrder(text: string): string {
  if (!FROM_RIGHT.test(text)) return text
  const groups: string[][] = []
  for (const word of text.split(' ')) {
    const last = groups.at(-1)
    if (last && FROM_RIGHT.test(word) && FROM_RIGHT.test(last[0] ?? '')) last.unshift(word)
    else groups.push([word])
  }
  return groups.flat().join(' ')
}
