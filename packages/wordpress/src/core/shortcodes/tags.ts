import { parseShortcodeAttributes, type ShortcodeAttributes } from './attributes.ts'

/** A tag of a shortcode as it stands in a text, before it is known which closer belongs to which opener. */
export interface ShortcodeTag {
  readonly name: string
  readonly kind: 'open' | 'close'
  /** From the bracket of the name to behind the `]`. */
  readonly start: number
  readonly end: number
  readonly attributes: ShortcodeAttributes
  readonly closesItself: boolean
}

/** Names that are looked for. */
export interface ShortcodeNames {
  has(name: string): boolean
  /** True when a name is looked for on suspicion: what holds another bracket is then no shortcode. */
  isGuess?(name: string): boolean
}

/** Longest name that is looked for, in characters. */
const MAX_NAME_LENGTH = 100

// biome-ignore lint/suspicious/noControlCharactersInRegex: names hold anything but blanks, control signs and brackets
const NAME = /[^\s<>&/[\]=\u0000-\u001f]{1,100}/y
const BRACKET = /[[<]/g
const WORD = /[\w-]{1,100}/y

/**
 * Finds the tags of the named shortcodes from left to right. Those in HTML comments and inside HTML tags are none.
 *
 * Time grows with the length of the text: each `]`, `>` and `-->` is looked for once.
 */
export function shortcodeTags(text: string, names: ShortcodeNames): readonly ShortcodeTag[] {
  const tags: ShortcodeTag[] = []
  const find = finder(text)
  let at = 0
  while (at < text.length) {
    const sign = text[at]
    if (sign === '[') {
      const tag = readTag(text, at, names, find)
      if (tag) tags.push(tag)
      at = tag ? tag.end : at + 1
    } else if (sign === '<') {
      at = endOfMarkup(text, at, find)
    } else {
      at = nextBracket(text, at + 1)
    }
  }
  return tags
}

type Find = (wanted: string, from: number) => number

/** Looks for a mark from a place on, remembering where the next one is: places only ever grow. */
function finder(text: string): Find {
  const next = new Map<string, number>()
  return (wanted, from) => {
    const known = next.get(wanted)
    if (known === -1 || (known !== undefined && known >= from)) return known
    const found = text.indexOf(wanted, from)
    next.set(wanted, found)
    return found
  }
}

function nextBracket(text: string, from: number): number {
  BRACKET.lastIndex = from
  return BRACKET.exec(text)?.index ?? text.length
}

/** Finds the end of a comment or tag that begins here; one sign further where it is neither. */
function endOfMarkup(text: string, at: number, find: Find): number {
  const isComment = text.startsWith('<!--', at)
  if (!isComment && !/[a-z/!]/i.test(text[at + 1] ?? '')) return at + 1
  const closer = isComment ? '-->' : '>'
  const end = find(closer, at + 1)
  return end === -1 ? at + 1 : end + closer.length
}

function readTag(text: string, start: number, names: ShortcodeNames, find: Find): ShortcodeTag | undefined {
  const closes = text[start + 1] === '/'
  const name = readName(text, start + (closes ? 2 : 1), names)
  if (name === undefined) return undefined
  const afterName = start + (closes ? 2 : 1) + name.length
  if (closes) return text[afterName] === ']' ? closingTag(name, start, afterName + 1) : undefined
  const bracket = find(']', afterName)
  if (bracket === -1) return undefined
  const closesItself = text[bracket - 1] === '/' && bracket > afterName
  const written = text.slice(afterName, closesItself ? bracket - 1 : bracket)
  if (names.isGuess?.(name) && written.includes('[')) return undefined
  return new OpenTag({ name, start, end: bracket + 1, closesItself }, written)
}

/** A tag whose attributes are read when they are asked for: those inside of another shortcode never are. */
class OpenTag implements ShortcodeTag {
  readonly name: string
  readonly kind = 'open'
  readonly start: number
  readonly end: number
  readonly closesItself: boolean
  readonly #written: string
  #attributes: ShortcodeAttributes | undefined

  /** @param written What stands between the name and the `]`. */
  constructor(tag: Pick<ShortcodeTag, 'name' | 'start' | 'end' | 'closesItself'>, written: string) {
    this.name = tag.name
    this.start = tag.start
    this.end = tag.end
    this.closesItself = tag.closesItself
    this.#written = written
  }

  get attributes(): ShortcodeAttributes {
    this.#attributes ??= parseShortcodeAttributes(this.#written)
    return this.#attributes
  }
}

function closingTag(name: string, start: number, end: number): ShortcodeTag {
  return { name, kind: 'close', start, end, attributes: {}, closesItself: false }
}

/** A name may hold any sign that divides nothing, so the longest is tried first, then its letters alone. */
function readName(text: string, at: number, names: ShortcodeNames): string | undefined {
  for (const pattern of [NAME, WORD]) {
    pattern.lastIndex = at
    const name = pattern.exec(text)?.[0]
    if (name !== undefined && name.length < MAX_NAME_LENGTH && names.has(name)) return name
  }
  return undefined
}
