import { nameKeyOf } from '../writing-form.ts'

/** Mentions of one post that are looked at. */
const MAX_MENTIONS = 10

/** Words of a name that are tried. */
const MAX_NAME_WORDS = 3

/** Characters after the sign that may be a name. */
const MAX_NAME_LENGTH = 40

/**
 * Finds who may be mentioned by `@Ada Winter`. Names have spaces, so that of each mention the longest name that somebody has is
 * meant.
 *
 * @param words Of a post, without what it quotes.
 * @returns Keys of names for each mention, the longest first.
 */
export function mentionedKeys(words: string): readonly (readonly string[])[] {
  const mentions = [...words.matchAll(/(?<![\p{Letter}\p{Number}._-])@(?=[\p{Letter}\p{Number}])/gu)]
  return mentions.slice(0, MAX_MENTIONS).map(({ index }) => {
    const [line = ''] = words.slice(index + 1, index + 1 + MAX_NAME_LENGTH).split('\n')
    const parts = line.split(' ').slice(0, MAX_NAME_WORDS)
    const keys = parts.map((_, count) => nameKeyOf(parts.slice(0, count + 1).join(' '))).filter((key) => key !== '')
    return [...new Set(keys)].reverse()
  })
}
