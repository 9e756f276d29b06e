import { decodeHTMLStrict } from 'entities'

/** Letters, digits and signs that have a wide twin, as a range of code points. */
const FULL_WIDTH = /[\uff01-\uff5e]/g
const FULL_WIDTH_OFFSET = 0xfee0
const HALF_WIDTH_KATAKANA = /[\uff61-\uff9f]+/g

/**
 * Brings texts that mean the same to the same form: entities decoded, wide letters narrow and narrow katakana wide, runs
 * of blanks one blank. [reference 5]
 *
 * @param options.case `lower` unless it is to stay.
 * @param options.blanks `none` drops them all.
 */
export function canonical(
  text: string,
  options: { readonly case?: 'lower' | 'kept'; readonly blanks?: 'single' | 'none' } = {},
): string {
  const narrow = decodeHTMLStrict(text)
    .replaceAll('\u3000', ' ')
    .replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(HALF_WIDTH_KATAKANA, (katakana) => katakana.normalize('NFKC'))
    // A no-break space in the middle of a text is one of its letters.
    .replace(/[ \t\n\v\f\r]+/g, options.blanks === 'none' ? '' : ' ')
    .trim()
  return options.case === 'kept' ? narrow : narrow.toLowerCase()
}
