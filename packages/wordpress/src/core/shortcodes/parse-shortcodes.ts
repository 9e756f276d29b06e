import type { ShortcodeAttributes } from './attributes.ts'
import { type ShortcodeNames, type ShortcodeTag, shortcodeTags } from './tags.ts'

/** One shortcode of a text. */
export interface Shortcode {
  /** As it was written. */
  readonly name: string
  /** Entities decoded, curly quotes taken off; values without a name by their place. */
  readonly attributes: ShortcodeAttributes
  /** Enclosed text, raw: shortcodes in it are not read. Absent when it has no closer. */
  readonly content?: string
  /** All of it as it stands in the text. */
  readonly source: string
}

/** A piece of a text: words (and HTML) as they are, or a shortcode. */
export type ShortcodePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'shortcode'; readonly shortcode: Shortcode }

/**
 * Divides a text at its shortcodes, as WordPress reads them: left to right, each once, the content of an enclosing one
 * up to the first closer of its name. Doubled brackets at both ends (`[[gallery]]`) make it text with single ones.
 *
 * @param names Names that are looked for; all others are text, brackets and all.
 */
export function parseShortcodes(text: string, names: ShortcodeNames): readonly ShortcodePart[] {
  if (!text.includes('[')) return text === '' ? [] : [{ kind: 'text', text }]
  return divide(text, shortcodeTags(text, names), () => true)
}

const WORD_NAME = /^[a-z][\w-]*$/i

/**
 * The same for every name that shows itself to be a shortcode: it is known, has an attribute with a value, is closed,
 * closes itself, has an underscore as no word has, or is a word that stands alone in its line. What stands in brackets as words do
 * (`so [sic] it was`, `[1]`) stays text.
 */
export function parseAllShortcodes(text: string, known: ShortcodeNames): readonly ShortcodePart[] {
  if (!text.includes('[')) return text === '' ? [] : [{ kind: 'text', text }]
  const tags = shortcodeTags(text, {
    has: (name) => known.has(name) || WORD_NAME.test(name),
    isGuess: (name) => !known.has(name),
  })
  return divide(text, tags, (tag, isClosed) => known.has(tag.name) || showsItself(tag, isClosed) || isAlone(text, tag))
}

/** Characters before a tag in which the beginning of its line or paragraph is looked for. */
const LINE_START_REACH = 200

/** Tells whether nothing else stands in the line or paragraph of a tag in lower case. */
function isAlone(text: string, { name, start, end, attributes }: ShortcodeTag): boolean {
  if (!/^[a-z][a-z0-9-]+$/.test(name) || Object.keys(attributes).length > 0) return false
  const before = text.slice(Math.max(0, start - LINE_START_REACH), start)
  const after = text.slice(end, end + LINE_START_REACH)
  const begins = start === before.length ? /(?:^|\n|<p[^<>]*>|-->)\s*$/ : /(?:\n|<p[^<>]*>|-->)[ \t]*$/
  return begins.test(before) && /^[ \t]*(?:\r?\n|<\/p>|<!--|$)/.test(after)
}

function showsItself(tag: ShortcodeTag, isClosed: boolean): boolean {
  return (
    isClosed ||
    tag.closesItself ||
    /[a-z]_[a-z]/.test(tag.name) ||
    Object.keys(tag.attributes).some((name) => !/^\d+$/.test(name))
  )
}

type Accepts = (tag: ShortcodeTag, isClosed: boolean) => boolean

function divide(text: string, tags: readonly ShortcodeTag[], accepts: Accepts): readonly ShortcodePart[] {
  const parts: ShortcodePart[] = []
  const closers = closersOf(tags)
  let words = ''
  let at = 0
  for (const tag of tags) {
    if (tag.kind === 'close' || tag.start < at) continue
    const closer = tag.closesItself ? undefined : closers.after(tag)
    if (!accepts(tag, closer !== undefined)) continue
    const end = closer?.end ?? tag.end
    const isEscaped = text[tag.start - 1] === '[' && tag.start > at && text[end] === ']'
    words += text.slice(at, isEscaped ? tag.start - 1 : tag.start)
    const source = text.slice(tag.start, end)
    at = isEscaped ? end + 1 : end
    if (isEscaped) {
      words += source
      continue
    }
    if (words !== '') parts.push({ kind: 'text', text: words })
    words = ''
    const content = closer && text.slice(tag.end, closer.start)
    parts.push({
      kind: 'shortcode',
      shortcode: { name: tag.name, attributes: tag.attributes, source, ...(content !== undefined && { content }) },
    })
  }
  words += text.slice(at)
  if (words !== '') parts.push({ kind: 'text', text: words })
  return parts
}

/** Closers by name. Openers ask in the order of the text, so each closer is passed once. */
function closersOf(tags: readonly ShortcodeTag[]) {
  const byName = new Map<string, ShortcodeTag[]>()
  const passed = new Map<string, number>()
  for (const tag of tags) {
    if (tag.kind === 'open') continue
    const same = byName.get(tag.name)
    if (same) same.push(tag)
    else byName.set(tag.name, [tag])
  }
  return {
    after(opener: ShortcodeTag): ShortcodeTag | undefined {
      const same = byName.get(opener.name) ?? []
      let index = passed.get(opener.name) ?? 0
      while (index < same.length && (same[index]?.start ?? 0) < opener.end) index += 1
      passed.set(opener.name, index)
      return same[index]
    },
  }
}
