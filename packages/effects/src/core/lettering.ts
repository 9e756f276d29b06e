/** Units into which a text may be split. */
export const LETTERINGS = ['characters', 'words', 'lines'] as const

export type Lettering = (typeof LETTERINGS)[number]

/** Letters that are one sign each; finding others begins with data that browsers take tens of milliseconds to load. */
const SINGLE = /^[ -~\u00a0-\u02ff\u2010-\u2027]*$/u

/** Units of one word. Spaces stand between words and never move. */
export type Word = readonly string[]

/** Scripts whose letters hold on to each other: taken apart, they would be other letters. */
const JOINED = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u

/**
 * Takes a text apart into lines of words of units. Words stay whole, so that lines break between them only.
 *
 * @param method One of {@link LETTERINGS}; it may come from markup.
 * @param locale Language of the text.
 * @returns The units of each word; a text that is split by words or lines has one unit in each. Undefined: the method
 * is unknown.
 */
export function letter(text: string, method: string, locale: string): readonly Word[] | undefined {
  switch (method) {
    case 'characters':
      return wordsOf(text).map((word) => (JOINED.test(word) ? [word] : graphemes(word, locale)))
    case 'words':
      return wordsOf(text).map((word) => [word])
    case 'lines':
      return text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => [line.trim()])
    default:
      return undefined
  }
}

/** Console message for an unknown method. Specification, section 8. */
export function unknownLettering(method: string): string {
  return `Method ${method} does not exist on jQuery.lettering`
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/u).filter((word) => word !== '')
}

function graphemes(word: string, locale: string): Word {
  if (SINGLE.test(word)) return [...word]
  const segmenter = new Intl.Segmenter(locale, { granularity: 'grapheme' })
  return [...segmenter.segment(word)].map(({ segment }) => segment)
}
