import { stagger } from '../../core/layers/stagger.ts'
import type { Split } from '../../core/model/layer/split.ts'

/** Scripts whose letters hold on to each other: taken apart, they would be other letters. */
const JOINED = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u

/** Letters that are one sign each; finding others begins with data that browsers take tens of milliseconds to load. */
const SINGLE = /^[ -~\u00a0-\u02ff\u2010-\u2027]*$/u

/** A copy of a text in pieces that can move, in the place of the text. */
export interface SplitText {
  /** Moving pieces, with the number of their line. */
  readonly pieces: readonly {
    readonly element: HTMLElement
    readonly unit: number
    /** Milliseconds until it starts. */
    readonly delay: number
  }[]
  /** The text itself is back. */
  undo(): void
}

/**
 * Lays a copy in pieces over a text. The text stays where it is, unseen but read and found; the copy is for the eye
 * alone.
 *
 * @param mask Whether each word is seen only within its own box.
 */
export function splitText(words: HTMLElement, split: Split, mask: boolean): SplitText {
  const { by } = split
  const copy = words.cloneNode(true) as HTMLElement
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id')
  copy.classList.add('layer__copy')
  copy.ariaHidden = 'true'
  copy.inert = true
  const texts = textsOf(copy)
  const made = texts.flatMap((text) => takeApart(text, by, mask))
  words.after(copy)
  words.dataset.split = ''

  const lines = by === 'lines' ? lineNumbers(made.map(({ word }) => word)) : []
  let unit = -1
  const pieces = made.flatMap(({ parts }, place) =>
    parts.map((element) => {
      unit = lines[place] ?? unit + 1
      return { element, unit }
    }),
  )
  const delays = stagger(unit + 1, split, Math.random)
  return {
    pieces: pieces.map((piece) => ({ ...piece, delay: delays[piece.unit] ?? 0 })),
    undo() {
      copy.remove()
      delete words.dataset.split
    },
  }
}

function textsOf(element: HTMLElement): readonly Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

/** Words stay whole, so that lines break where those of the text do. */
function takeApart(text: Text, by: Split['by'], mask: boolean) {
  const made: { readonly word: HTMLElement; readonly parts: readonly HTMLElement[] }[] = []
  const nodes = text.data.split(/(\s+)/u).map((run) => {
    if (run.trim() === '') return run
    const word = span('layer__word')
    if (mask) word.dataset.mask = ''
    const parts = (by === 'chars' && !JOINED.test(run) ? graphemes(run) : [run]).map((letters) => {
      const part = span('layer__piece')
      part.textContent = letters
      return part
    })
    word.append(...parts)
    made.push({ word, parts })
    return word
  })
  text.replaceWith(...nodes)
  return made
}

function graphemes(word: string): readonly string[] {
  if (SINGLE.test(word)) return [...word]
  const segmenter = new Intl.Segmenter(document.documentElement.lang || 'en', { granularity: 'grapheme' })
  return [...segmenter.segment(word)].map(({ segment }) => segment)
}

/** Numbers of the lines that words stand in, from 0. */
function lineNumbers(words: readonly HTMLElement[]): readonly number[] {
  let line = -1
  let last = Number.NaN
  return words.map((word) => {
    const top = word.offsetTop
    // Letters of other sizes may stand a little higher in the same line.
    if (!(Math.abs(top - last) < word.offsetHeight / 2)) line += 1
    last = top
    return line
  })
}

function span(className: string): HTMLElement {
  const element = document.createElement('span')
  element.className = className
  return element
}
