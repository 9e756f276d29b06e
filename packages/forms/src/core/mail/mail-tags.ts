/** A place in a mail's template that a value takes. */
export interface MailTag {
  /** As written. */
  readonly name: string
  /** The field that it names: dots are underscores. */
  readonly field: string
  readonly shows: 'value' | 'posted' | { readonly dateFormat: string }
}

/** A mail-tag: blanks around its name, quoted values after it, and the second brackets of an escaped one. [reference 12] */
const TAG = /(\[?)\[[ \t]*([a-zA-Z_][0-9a-zA-Z:._-]*)((?:[ \t]+(?:"[^"]*"|'[^']*'))*)[ \t]*\](\]?)/g

/**
 * Replaces the mail-tags of a text; what replaced them is not looked at again. `[[name]]` becomes `[name]`.
 *
 * @param fill Undefined leaves the tag as it is written.
 */
export function replaceTags(text: string, fill: (tag: MailTag) => string | undefined): string {
  return text.replace(TAG, (whole, open: string, name: string, values: string, close: string) => {
    if (open && close) return whole.slice(1, -1)
    const value = fill(parseTag(name, values))
    return value === undefined ? whole : `${open}${value}${close}`
  })
}

/** The mail-tags of a text, in order. */
export function mailTagsOf(text: string): readonly MailTag[] {
  const tags: MailTag[] = []
  replaceTags(text, (tag) => {
    tags.push(tag)
    return undefined
  })
  return tags
}

function parseTag(name: string, values: string): MailTag {
  const [, use, rest] = /^_(raw|format)_(.+)$/.exec(name) ?? []
  const field = (rest ?? name).replaceAll('.', '_')
  if (use === 'raw') return { name, field, shows: 'posted' }
  const format = use === 'format' ? /"([^"]*)"|'([^']*)'/.exec(values) : null
  return { name, field, shows: format ? { dateFormat: format[1] ?? format[2] ?? '' } : 'value' }
}
