/** Signs that show nothing: marks of direction around numbers in contacts, spaces without width, soft hyphens. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

const DIGIT = /\p{Decimal_Number}/gu

/**
 * An address or a number as its writer meant it, however it was pasted from contacts, a chat or a PDF: without invisible
 * signs and outer blanks, full-width and joined letters as plain ones. Not for prose, whose scripts need such signs.
 */
export function pastedText(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFKC').trim()
}

/** A text whose digits of any script, such as `٤٢`, are `0` to `9`. */
export function asciiDigits(text: string): string {
  return text.replace(DIGIT, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)))
}

/** Each script has its digits in a row, from zero. https://www.unicode.org/versions/stability_policy.html (Numeric Type) */
function digitValue(codePoint: number): number {
  let value = 0
  while (value < 9 && String.fromCodePoint(codePoint - value - 1).match(DIGIT)) value += 1
  return value
}
