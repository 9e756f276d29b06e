/** Comments, instructions, and pieces between pointed brackets that begin like a tag; bounded so that a lone `<` costs little. */
const CANDIDATE = /<!--[\s\S]{0,4000}?-->|<[!?][^<>]{0,2000}>|<(\/?)([a-z][a-z0-9-]{0,40})((?:[\s/][^<>]{0,4000})?)>/gi

/** Attributes that stand without a value. */
const BARE =
  /^(?:\s+(?:allowfullscreen|async|autoplay|checked|clear|compact|controls|defer|disabled|download|hidden|loop|muted|nowrap|open|playsinline|required|reversed|selected|data-[\w-]+))+\s*\/?$/i

/**
 * Tells whether what follows the name of a tag can be its attributes. People write `a<b and c>d` and mean it: a tag has
 * attributes with values, or ones that need none.
 */
export function areAttributes(text: string): boolean {
  return /^[\s/]*$/.test(text) || text.includes('=') || BARE.test(text)
}

/**
 * Takes the tags out of a text, and leaves brackets that are words, as in `pots <5 cm`.
 *
 * @param instead Gives what takes the place of a tag, by the name of its element in small letters; empty for comments.
 */
export function withoutTags(html: string, instead: (name: string, tag: string) => string = () => ''): string {
  return html.replace(CANDIDATE, (piece, _slash, name: string | undefined, attributes: string | undefined) =>
    areAttributes(attributes ?? '') ? instead((name ?? '').toLowerCase(), piece) : piece,
  )
}

/** Writes brackets that are words as references, so that a reader of HTML takes them for words, too. */
export function withBracketsAsWords(html: string): string {
  return html.replace(CANDIDATE, (piece, _slash, _name, attributes: string | undefined) =>
    areAttributes(attributes ?? '') ? piece : piece.replace('<', '&lt;'),
  )
}
