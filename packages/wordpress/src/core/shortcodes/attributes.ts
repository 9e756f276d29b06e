import { decodeHTML } from 'entities'

/**
 * Attributes of a shortcode: names in lower case; values without a name by their place, `0`, `1`, `2`.
 * Has no prototype, so that a name such as `constructor` is not there unless it was written.
 */
export type ShortcodeAttributes = Readonly<Record<string, string>>

/** Quotes that a text editor made of straight ones, as signs or as entities; primes are among them. */
const CURLY =
  '(?:[“”„‟″«»‘’‚‛′‹›]|&(?:quot|ldquo|rdquo|bdquo|lsquo|rsquo|sbquo|prime|Prime|#34|#0?39|#x22|#821[678]|#822[0-3]|#824[23]);)'
const CURLY_EDGES = new RegExp(`^${CURLY}+|${CURLY}+$`, 'g')

const NAME = '([\\w-]+)\\s*=\\s*'
const END = '(?:\\s|$)'

/**
 * The forms of an attribute, each followed by a blank or the end: `a="v"`, `a='v'`, `a=“v”`, `a=v`, `"v"`, `'v'`, `v`.
 * For WordPress curly quotes are letters of the value, so that `id=”12″` names no image there.
 */
const ATTRIBUTE = new RegExp(
  [
    `${NAME}"([^"]*)"${END}`,
    `${NAME}'([^']*)'${END}`,
    `${NAME}${CURLY}((?:(?!${CURLY})[^"'])*)${CURLY}${END}`,
    `${NAME}([^\\s'"]+)${END}`,
    `"([^"]*)"${END}`,
    `'([^']*)'${END}`,
    `(\\S+)${END}`,
  ].join('|'),
  'g',
)

/** Blanks that are no spaces: no-break space and zero-width space. */
const ODD_BLANKS = /[\u00A0\u200B]/g

/** Reads what stands between the name of a shortcode and its `]`. */
export function parseShortcodeAttributes(written: string): ShortcodeAttributes {
  const attributes: Record<string, string> = Object.create(null)
  let place = 0
  for (const match of written.replace(ODD_BLANKS, ' ').matchAll(ATTRIBUTE)) {
    const name = match[1] ?? match[3] ?? match[5] ?? match[7]
    const value = valueIn(match)
    if (name !== undefined) attributes[name.toLowerCase()] = value
    else attributes[String(place++)] = value
  }
  return attributes
}

function valueIn(match: RegExpExecArray): string {
  const bare = match[8] ?? match[11]
  const quoted = match[2] ?? match[4] ?? match[6] ?? match[9] ?? match[10]
  const value = unescaped(bare === undefined ? (quoted ?? '') : bare.replace(CURLY_EDGES, ''))
  return hasOpenTag(value) ? '' : decodeHTML(value)
}

/** Tells whether a `<` is never closed: WordPress empties such values. */
function hasOpenTag(value: string): boolean {
  return value.lastIndexOf('<') > value.lastIndexOf('>')
}

const CONTROLS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', v: '\v', f: '\f', a: '', b: '' }

/** Undoes the escapes of the language C, which WordPress obeys in attributes. */
function unescaped(value: string): string {
  if (!value.includes('\\')) return value
  return value.replace(
    /\\(?:x([\da-fA-F]{1,2})|([0-7]{1,3})|([\s\S])|$)/g,
    (_, hex?: string, octal?: string, sign?: string) => {
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16))
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) % 256)
      return sign === undefined ? '' : (CONTROLS[sign] ?? sign)
    },
  )
}
