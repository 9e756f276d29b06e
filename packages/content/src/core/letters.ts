/**
 * Spellings of letters that Unicode does not decompose, for people whose keyboard lacks them. Lower case.
 */
const PLAIN_SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
}

const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN_SPELLINGS).join('')}]`, 'g')

/** Replaces letters by their plain spellings. @param text In lower case. */
export function plainSpelling(text: string): string {
  return text.replace(PLAIN_LETTERS, (letter) => PLAIN_SPELLINGS[letter] ?? letter)
}
