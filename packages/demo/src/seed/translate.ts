import type { Dictionary } from '@vitrine/kit/demo'

/** Fields whose values name something for programs. */
const NEVER_TEXT: ReadonlySet<string> = new Set(['id', 'blockType', 'slug', 'type', 'url'])

/**
 * Replaces every text that the dictionary has, however deep it stands. A text of several lines that it does not have
 * is replaced line by line.
 *
 * @param value JSON of a document, rich text included.
 */
export function translate(value: unknown, dictionary: Dictionary): unknown {
  return translateField('', value, dictionary)
}

function translateField(field: string, value: unknown, dictionary: Dictionary): unknown {
  if (typeof value === 'string') return NEVER_TEXT.has(field) ? value : translateText(field, value, dictionary)
  if (Array.isArray(value)) return value.map((item) => translateField(field, item, dictionary))
  if (typeof value !== 'object' || value === null) return value
  // The name of a block, such as a field of a form, is for programs; that of a row in it is read.
  const isBlock = 'blockType' in value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      isBlock && key === 'name' ? item : translateField(key, item, dictionary),
    ]),
  )
}

function translateText(field: string, text: string, dictionary: Dictionary): string {
  const known = lookUp(field, text, dictionary)
  if (known !== undefined || !text.includes('\n')) return known ?? text
  return text
    .split('\n')
    .map((line) => lookUp(field, line, dictionary) ?? line)
    .join('\n')
}

function lookUp(field: string, text: string, dictionary: Dictionary): string | undefined {
  const found = [`${field}: ${text}`, text].find((key) => Object.hasOwn(dictionary, key))
  return found === undefined ? undefined : dictionary[found]
}
