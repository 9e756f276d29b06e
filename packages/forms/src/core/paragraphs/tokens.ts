import { isOpaque } from './elements.ts'
import type { Embed } from './embed.ts'
import { endOfContent, type Markup, markupAt } from './markup.ts'

/** The `content` of an opaque element stands between its `start` and its `end`. */
type Stretch = Markup | { readonly kind: 'text' | 'content'; readonly html: string }

export type Token = Stretch | { readonly kind: 'embed'; readonly embed: Embed }

/**
 * Holds the place of an embed while the text is read as a whole, so that a comment or a tag may span it. U+FFFF is a
 * noncharacter, which no text is meant to contain: one that stands there is left out.
 */
const PLACE = '\uffff'

/** Divides a text into tags, comments, embeds and what stands between them. Line breaks come out as `\n`. */
export function* tokenise(parts: readonly (string | Embed)[]): Generator<Token> {
  const text = parts.map((part) => (typeof part === 'string' ? part.replaceAll(PLACE, '') : PLACE)).join('')
  const embeds = parts.filter((part) => typeof part !== 'string').values()
  for (const stretch of stretches(text.replace(/\r\n?/g, '\n'))) {
    if (stretch.kind === 'text' && stretch.html === PLACE) {
      const embed = embeds.next().value
      if (embed) yield { kind: 'embed', embed }
    } else {
      yield { ...stretch, html: stretch.html.replaceAll(PLACE, () => embeds.next().value?.html ?? '') }
    }
  }
}

/** Divides a text in which embeds are only places; each of those outside of markup is a stretch by itself. */
function* stretches(text: string): Generator<Stretch> {
  const landmark = new RegExp(`[<${PLACE}]`, 'g')
  const lastTagEnd = text.lastIndexOf('>')
  let read = 0
  for (let found = landmark.exec(text); found; found = landmark.exec(text)) {
    const stretch: Stretch | undefined =
      found[0] === PLACE ? { kind: 'text', html: PLACE } : markupAt(text, found.index, lastTagEnd)
    if (!stretch) continue
    if (found.index > read) yield { kind: 'text', html: text.slice(read, found.index) }
    yield stretch
    read = found.index + stretch.html.length
    if (stretch.kind === 'start' && isOpaque(stretch.name)) {
      const end = endOfContent(text, stretch.name, read)
      if (end > read) yield { kind: 'content', html: text.slice(read, end) }
      read = end
    }
    landmark.lastIndex = read
  }
  if (read < text.length) yield { kind: 'text', html: text.slice(read) }
}
