import { plainSpelling } from './letters.ts'

/** Spellings of a language's own letters, where it has a rule for addresses. Lower case. */
const OWN_SPELLINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
}

/** Characters that Unicode would replace for good by others that readers do not take for the same: և, ำ, ຳ, ㅋ. */
const LETTERS_OF_THEIR_OWN = '\\u0587\\u0E33\\u0EB3\\u3131-\\u318E'

const OTHERS_THAN_THEIR_OWN = new RegExp(`[^${LETTERS_OF_THEIR_OWN}]+`, 'g')

/**
 * Marks that words are read without: accents of Latin and Greek, stress in Cyrillic, points of Hebrew, vowels of Arabic,
 * and signs of emoji. Marks of other scripts are halves of letters, and so are those of й, ї, ў and the hamza.
 */
const ACCENTS =
  /(?!(?<=\p{Script=Cyrillic})[\u0306\u0308]|[\u0653-\u0655])(?=\p{Mark})[\p{scx=Inherited}\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Hebrew}\p{scx=Arabic}]/gu

/** Invisible signs within words, such as soft hyphens and marks of direction. Other blanks part words. */
const INVISIBLE = /(?![\u200B\u200C])\p{Format}/gu

/**
 * Letters as a slug has them: in lower case, composed (NFC), without accents and invisible signs. Other characters stay.
 *
 * @param language BCP 47 tag of the words: German writes `ae` for `ä`, others `a`.
 */
export function slugLetters(text: string, language: string): string {
  const [main = ''] = language.toLowerCase().split('-')
  const own = Object.hasOwn(OWN_SPELLINGS, main) ? OWN_SPELLINGS[main] : undefined
  const small = text.normalize('NFC').replace(INVISIBLE, '').toLowerCase()
  const spelled = own ? [...small].map((letter) => own[letter] ?? letter).join('') : small
  const plain = spelled
    .replace(OTHERS_THAN_THEIR_OWN, (letters) => letters.normalize('NFKD'))
    .replace(ACCENTS, '')
    .toLowerCase()
  return plainSpelling(plain).normalize('NFC')
}
