import { decodeHTMLStrict } from 'entities'
import { withoutTags } from '../html/without-tags.ts'

/** Elements that stand within words. */
export const INLINE = new Set(
  'a abbr b big cite code del em font i img ins kbd mark q s small span strong sub sup u wbr'.split(' '),
)

/** Text without tags on one line, cut at a word so that it fits. */
export function plainText(html: string, max: number): string {
  // More than what fits need not be looked at; entities make it longer.
  const bounded = html.slice(0, max * 20)
  const text = decodeHTMLStrict(withoutTags(bounded, (name) => (INLINE.has(name) ? '' : ' ')))
    .replace(/\s+/g, ' ')
    .trim()
  return cutAtWord(text, max)
}

/** A text of at most so many UTF-16 code units; one that is longer ends with an ellipsis behind a whole word. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')
  const blank = cut.lastIndexOf(' ')
  return `${(blank > max / 2 ? cut.slice(0, blank) : cut).trimEnd()}…`
}
