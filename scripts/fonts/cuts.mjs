/**
 * A cut of a typeface: some of its letters, and of its axes what pages use.
 *
 * @typedef {object} Cut
 * @property {string} name Of the file that is made, without its ending.
 * @property {string} from File of the typeface, as it is imported.
 * @property {readonly (readonly [number, number])[]} letters Code points, both ends included.
 * @property {Readonly<Record<string, AxisCut>>} [axes] Axes of the typeface of which a part is left; others stay whole.
 */

/**
 * Place at which an axis is pinned, or the range of it that is left.
 *
 * @typedef {number | { min: number, max: number }} AxisCut
 */

/** Letters that nearly every page in English or German needs, and no more: what is here is loaded by all of them. */
export const BASIC = ranges(
  '0-7E A0 A3 A9 AB AD B7 BB C4 D6 D7 DC DF E0 E4 E7-E9 F1 F6 FC 2013-2014 2018-201A 201C-201E 2026 20AC',
)

/** The other letters of western European languages, and signs. */
export const MORE = ranges(
  '7F-9F A1-A2 A4-A8 AA AC AE-B6 B8-BA BC-C3 C5-D5 D8-DB DD-DE E1-E3 E5-E6 EA-F0 F2-F5 F7-FB FD-FF 131 152-153 2BB-2BC 2C6 ' +
    '2DA 2DC 304 308 329 2000-2012 2015-2017 201B 201F-2025 2027-206F 2122 2191 2193 2212 2215 FEFF FFFD',
)

/** Hebrew letters and their signs, without the points of vowels. */
export const HEBREW = ranges('5BE 5D0-5EA 5F3-5F4 20AA')

/** Weights, and for one typeface the optical size, that headings of a pairing have: `packages/theme/src/core/pairings.ts`. */
const PINNED = [
  ['archivo', 'wght', { wght: 650 }],
  ['bodoni-moda', 'opsz', { wght: 500, opsz: 18 }],
  ['bricolage-grotesque', 'opsz', { wght: 600 }],
  ['fraunces', 'opsz', { wght: 400 }],
  ['newsreader', 'wght', { wght: 400 }],
]

/** Typefaces of texts, which have several weights on one page. */
const OF_TEXT = ['geist', 'hanken-grotesk', 'instrument-sans', 'newsreader']

/** Weights of texts: thinner and heavier ones, which layers of sliders may have, are in the whole files. */
export const TEXT_WEIGHTS = { min: 400, max: 700 }

/** @type {readonly (readonly [string, number?])[]} With the weight that is pinned, if one is. */
const OF_HEBREW = [['frank-ruhl-libre'], ['frank-ruhl-libre', 400], ['heebo']]

/** The letters that most headings need on Hebrew pages beside those of {@link OF_HEBREW}: of one optical size. */
const BESIDE_HEBREW = {
  name: 'fraunces-basic-400-64',
  from: fileOf('fraunces', 'latin', 'opsz'),
  letters: BASIC,
  axes: { wght: 400, opsz: 64 },
}

/** @type {readonly Cut[]} */
export const CUTS = [
  ...PINNED.flatMap(([name, file, axes]) =>
    latin(
      `${name}`,
      `${file}`,
      /** @type {Record<string, number>} */ (axes),
      `-${/** @type {Record<string, number>} */ (axes).wght}`,
    ),
  ),
  ...latin('archivo', 'wdth', { wdth: 62, wght: 800 }, '-condensed-800'),
  ...OF_TEXT.flatMap((name) => latin(name, 'wght', { wght: TEXT_WEIGHTS })),
  ...OF_HEBREW.map(([name, wght]) => ({
    name: wght === undefined ? `${name}-basic` : `${name}-basic-${wght}`,
    from: fileOf(name, 'hebrew', 'wght'),
    letters: HEBREW,
    axes: { wght: wght ?? TEXT_WEIGHTS },
  })),
  BESIDE_HEBREW,
]

/** @param {string} name @param {string} file @param {Readonly<Record<string, AxisCut>>} axes @returns {Cut[]} */
function latin(name, file, axes, ending = '') {
  const from = fileOf(name, 'latin', file)
  return [
    { name: `${name}-basic${ending}`, from, letters: BASIC, axes },
    { name: `${name}-more${ending}`, from, letters: MORE, axes },
  ]
}

/** @param {string} name @param {string} script @param {string} axis */
function fileOf(name, script, axis) {
  return `@fontsource-variable/${name}/files/${name}-${script}-${axis}-normal.woff2`
}

/** @param {string} text Hexadecimal code points and ranges of them. @returns {(readonly [number, number])[]} */
function ranges(text) {
  return text.split(' ').map((range) => {
    const [first = '', last = first] = range.split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}
