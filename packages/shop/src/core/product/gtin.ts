/** Lengths of a GTIN: EAN-8, UPC-A, EAN-13 and GTIN-14. */
const LENGTHS = [8, 12, 13, 14]

/** Tells whether a text is a GTIN whose last digit is right. https://www.gs1.org/services/how-calculate-check-digit-manually */
export function isGtin(text: string): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return false
  const digits = [...text].map(Number).reverse()
  const sum = digits.reduce((all, digit, place) => all + digit * (place % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0
}
