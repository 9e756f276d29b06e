/** Measures a piece of a line, in the unit of the width that it is broken to. */
export type Measure = (text: string) => number

/** Letters of a word that may stand alone before or after a hyphen. */
const LEAST_PART = 4

/**
 * Breaks a title into as few lines as hold it, each about as long as the others, so that no word is left alone. A word
 * that is longer than a line is broken at a soft hyphen, else where a syllable may begin.
 *
 * @returns Lines in reading order.
 */
export function breakLines(title: string, width: number, measure: Measure): readonly string[] {
  const words = title.split(' ').flatMap((word) => partsOf(word, width, measure))
  const widths = words.map((word) => measure(word))
  const space = measure(' ')
  const lineWidth = (from: number, to: number) =>
    widths.slice(from, to).reduce((sum, wordWidth) => sum + wordWidth, 0) + space * (to - from - 1)
  const fewest = greedy(words.length, (from, to) => lineWidth(from, to) <= width).length
  return balanced(words.length, fewest, lineWidth, width).map(([from, to]) =>
    words
      .slice(from, to)
      .join(' ')
      .replace(/\u00AD/g, ''),
  )
}

type Span = readonly [number, number]

function greedy(count: number, fits: (from: number, to: number) => boolean): readonly Span[] {
  const lines: Span[] = []
  for (let from = 0; from < count; ) {
    let to = from + 1
    while (to < count && fits(from, to + 1)) to += 1
    lines.push([from, to])
    from = to
  }
  return lines
}

/** Of all ways to make so many lines, the one whose lines differ least from each other. */
function balanced(
  count: number,
  lines: number,
  lineWidth: (from: number, to: number) => number,
  width: number,
): readonly Span[] {
  const known = new Map<string, { readonly cost: number; readonly spans: readonly Span[] }>()
  const best = (from: number, left: number): { readonly cost: number; readonly spans: readonly Span[] } => {
    const key = `${from}:${left}`
    const before = known.get(key)
    if (before) return before
    let found = { cost: Number.POSITIVE_INFINITY, spans: [] as readonly Span[] }
    for (let to = left === 1 ? count : from + 1; to <= count - (left - 1); to += 1) {
      const slack = width - lineWidth(from, to)
      // One word alone may be too long for any line.
      if (slack < 0 && to > from + 1) break
      const rest = left === 1 ? { cost: 0, spans: [] } : best(to, left - 1)
      const cost = slack * slack + rest.cost
      if (cost < found.cost) found = { cost, spans: [[from, to], ...rest.spans] }
    }
    known.set(key, found)
    return found
  }
  return best(0, lines).spans
}

function partsOf(word: string, width: number, measure: Measure): readonly string[] {
  if (measure(word) <= width) return [word]
  const letters = [...word]
  for (let end = letters.length - LEAST_PART; end >= LEAST_PART; end -= 1) {
    const head = `${letters.slice(0, end).join('')}-`
    if (measure(head) > width || !mayBreak(letters, end)) continue
    return [head, ...partsOf(letters.slice(end).join(''), width, measure)]
  }
  return [word]
}

const VOWEL = /[aeiouyäöüáéíóúàèìòùâêîôûåæøœ]/i

/** Before one consonant that a vowel follows: where a syllable begins in most languages with Latin letters. */
function mayBreak(letters: readonly string[], at: number): boolean {
  if (letters[at - 1] === '\u00AD' || letters[at - 1] === '-') return true
  if (letters.includes('\u00AD')) return false
  const [before = '', here = '', after = ''] = [letters[at - 1], letters[at], letters[at + 1]]
  if (!/\p{Script=Latin}/u.test(here)) return true
  // Two letters for one sound stay together.
  if (/^(?:[cs]h|ck|ph|th|qu)$/i.test(before + here)) return false
  return !VOWEL.test(here) && VOWEL.test(after)
}
