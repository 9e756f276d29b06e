/** A place in a mail's template that a value takes. */
export interface MailTag {
  /** As written. */
  readonly name: string
  /** The field that it names: dots are underscores. */
  readonly field: string
  readonly shows: 'value' | 'posted' | { readonly dateFormat: string }
}

/** A mail-tag: blanks around its name, quoted values after it, and the second brackets of an escaped one. [reference 12] */
export const MAIL_TAG = /(\[?)\[[ \t]*([a-zA-Z_][0-9a-zA-Z:._-]*)((?:[ \t]+(?:"[^"]*"|'[^']*'))*)[ \t]*\](\]?)/g

/** A piece of a template: words as they are, or a mail-tag with the way it is written. */
export type TemplatePiece = string | TemplateTag

/** A tag of a mail template, as it was written there. */
export interface TemplateTag {
  readonly tag: MailTag
  readonly written: string
}

/** Takes a template apart at its mail-tags. `[[name]]` is the words `[name]`. */
export function piecesOf(text: string): readonly TemplatePiece[] {
  const pieces: TemplatePiece[] = []
  let end = 0
  for (const match of text.matchAll(MAIL_TAG)) {
    const [whole, open = '', name = '', values = '', close = ''] = match
    pieces.push(text.slice(end, match.index))
    if (open && close) pieces.push(whole.slice(1, -1))
    else {
      const written = whole.slice(open.length, whole.length - close.length)
      pieces.push(open, { tag: parseTag(name, values), written }, close)
    }
    end = match.index + whole.length
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '')
}

/**
 * Replaces the mail-tags of a text; what replaced them is not looked at again. `[[name]]` becomes `[name]`.
 *
 * @param fill Undefined leaves the tag as it is written.
 */
export function replaceTags(text: string, fill: (tag: MailTag) => string | undefined): string {
  return piecesOf(text)
    .map((piece) => (typeof piece === 'string' ? piece : (fill(piece.tag) ?? piece.written)))
    .join('')
}

/** The mail-tags of a text, in order. */
export function mailTagsOf(text: string): readonly MailTag[] {
  return piecesOf(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.tag]))
}

function parseTag(name: string, values: string): MailTag {
  const [, use, rest] = /^_(raw|format)_(.+)$/.exec(name) ?? []
  const field = (rest ?? name).replaceAll('.', '_')
  if (use === 'raw') return { name, field, shows: 'posted' }
  const format = use === 'format' ? /"([^"]*)"|'([^']*)'/.exec(values) : null
  return { name, field, shows: format ? { dateFormat: format[1] ?? format[2] ?? '' } : 'value' }
}
