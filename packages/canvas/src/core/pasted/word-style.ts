import { MARKS } from '../rich-nodes.ts'
import type { WordStyle } from './inline-run.ts'

/** Marks that elements mean. */
const OF_TAGS: Readonly<Record<string, number>> = {
  b: MARKS.bold,
  strong: MARKS.bold,
  i: MARKS.italic,
  em: MARKS.italic,
  cite: MARKS.italic,
  u: MARKS.underline,
  ins: MARKS.underline,
  s: MARKS.strike,
  strike: MARKS.strike,
  del: MARKS.strike,
  code: MARKS.code,
  kbd: MARKS.code,
  samp: MARKS.code,
  tt: MARKS.code,
  sub: MARKS.sub,
  sup: MARKS.sup,
}

/** Marks that declarations of CSS mean, or take away. */
const OF_DECLARATIONS: readonly (readonly [RegExp, on: number, off: number])[] = [
  [/font-weight:\s*(?:bold|bolder|[6-9]00)/i, MARKS.bold, 0],
  [/font-weight:\s*(?:normal|lighter|[1-5]00)/i, 0, MARKS.bold],
  [/font-style:\s*(?:italic|oblique)/i, MARKS.italic, 0],
  [/font-style:\s*normal/i, 0, MARKS.italic],
  [/text-decoration[^;]*:[^;]*underline/i, MARKS.underline, 0],
  [/text-decoration[^;]*:[^;]*line-through/i, MARKS.strike, 0],
  [/vertical-align:\s*super/i, MARKS.sup, 0],
  [/vertical-align:\s*sub/i, MARKS.sub, 0],
]

/** Addresses that a pasted link may lead to; others are of the document that it was copied from. */
const SAFE = /^(?:https?:\/\/|mailto:|tel:)/i

/** Characters of an address. */
const MAX_ADDRESS = 2_000

/** Style of the words in an element. @param attribute Its attribute of a name; empty: it has none. */
export function styleWithin(outer: WordStyle, tag: string, attribute: (name: string) => string): WordStyle {
  const css = attribute('style')
  const tagged = outer.marks | (OF_TAGS[tag] ?? 0)
  const marks = OF_DECLARATIONS.reduce((all, [what, on, off]) => (what.test(css) ? (all | on) & ~off : all), tagged)
  const href = tag === 'a' ? attribute('href').trim() : ''
  const link = SAFE.test(href) && href.length <= MAX_ADDRESS ? href : outer.href
  return { marks, ...(link !== undefined && { href: link }) }
}
