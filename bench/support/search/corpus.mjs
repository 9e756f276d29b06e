/** Words of the language of the corpus. As in any language, few of them are common and most are rare. */
const WORDS = 40_000

/** Words of a text. */
const TEXT_LENGTH = 160

/** The commonest words, which titles are not made of. */
const SMALL_WORDS = 60

const SYLLABLES =
  'ba be bi bo bu ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu ra re ri ro ru sa se si so su ta te ti to tu va ve vi vo wa we dra dre gla gle kri kro pla ple pra pre sta ste stri stro tra tre tri schu'.split(
    ' ',
  )
const ENDINGS = ['', '', '', 'n', 's', 't', 'r', 'l', 'ng', 'nd', 'rt', 'st']

/**
 * Makes documents that are always the same for the same number.
 *
 * @param {number} number
 * @returns {{ title: string, headings: string, body: string }}
 */
export function documentOf(number) {
  const random = randomFrom(number + 1)
  const titleLength = 2 + Math.floor(random() * 5)
  const title = sentence(titleLength, () => wordAt(SMALL_WORDS + zipf(random, WORDS - SMALL_WORDS)))
  const anyWord = () => wordAt(zipf(random, WORDS))
  const headings = `${sentence(4, anyWord)}\n${sentence(3, anyWord)}`
  const paragraphs = Array.from({ length: 4 }, () => sentence(TEXT_LENGTH / 4, anyWord))
  return { title, headings, body: paragraphs.join('.\n') }
}

/**
 * Terms as visitors type them: words of titles and of texts, whole and begun, common and rare, with and without errors.
 *
 * @param {number} count
 * @param {number} documents How many documents there are.
 * @returns {string[]}
 */
export function termsOf(count, documents) {
  const random = randomFrom(7)
  const pick = (/** @type {readonly string[]} */ words) => words[Math.floor(random() * words.length)] ?? ''
  return Array.from({ length: count }, (_, index) => {
    const { title, body } = documentOf(Math.floor(random() * documents))
    const inTitle = title.toLowerCase().split(' ')
    const inBody = body.toLowerCase().replaceAll('.', '').split(/\s/)
    const word = pick(inTitle)
    switch (index % 8) {
      case 0:
        return word
      case 1:
        return word.slice(0, 1 + Math.floor(random() * 3))
      case 2:
        return word.slice(0, 4)
      case 3:
        return `${inTitle[0]} ${inTitle[1]?.slice(0, 2)}`
      case 4:
        return pick(inBody)
      case 5:
        return `${pick(inBody)} ${pick(inBody)}`
      case 6:
        return wordAt(zipf(random, SMALL_WORDS))
      default:
        return mistyped(word, random)
    }
  })
}

/** @param {string} word @param {() => number} random */
function mistyped(word, random) {
  const at = 1 + Math.floor(random() * (word.length - 2))
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
}

/** @param {number} length @param {() => string} word */
function sentence(length, word) {
  const text = Array.from({ length }, word).join(' ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** The word of a rank: common ones are short. @param {number} rank */
function wordAt(rank) {
  const random = randomFrom(rank * 31 + 17)
  const syllables = rank < SMALL_WORDS ? 1 : rank < 2_000 ? 2 : rank < 15_000 ? 3 : 4
  const of = (/** @type {readonly string[]} */ parts) => parts[Math.floor(random() * parts.length)] ?? ''
  return Array.from({ length: syllables }, () => of(SYLLABLES)).join('') + of(ENDINGS)
}

/** A rank, by Zipf's law. @param {() => number} random @param {number} count */
function zipf(random, count) {
  return Math.min(count - 1, Math.floor(count ** random()) - 1)
}

/** Numbers from 0 to 1, always the same for the same seed (mulberry32). @param {number} seed */
function randomFrom(seed) {
  let state = Math.imul(seed, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
