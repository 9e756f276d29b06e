import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { fontStacks, PAIRINGS } from '../../packages/theme/src/core/pairings.ts'
import { inRoot } from '../launch/paths.mjs'
import { BASIC, CUTS, HEBREW, MORE, TEXT_WEIGHTS } from './cuts.mjs'

/** Bytes of typefaces that a page in everyday letters loads: `font` in `bench/budgets.json`. */
const MAX_PAGE_BYTES = 50_000

const SHEKEL = 0x20aa

/** Weights of texts: of prose, of what is marked in it, and of headings in the text's typeface. */
const WEIGHTS_OF_TEXT = [400, 500, 550, 600, 650, 700]

const FONTS = inRoot('apps/site/src/browser/fonts')

const faces = readdirSync(FONTS)
  .filter((name) => name.endsWith('.font.css'))
  .flatMap((sheet) =>
    [...readFileSync(`${FONTS}/${sheet}`, 'utf8').matchAll(/@font-face \{[^}]*?url\("([^"]+)"[^}]*\}/g)].map(
      ([rules, url = '']) => ({
        typeface: sheet.replace('.font.css', ''),
        url,
        weight: /font-weight: ([\d ]+);/.exec(rules)?.[1] ?? '',
        style: /font-style: (\w+);/.exec(rules)?.[1] ?? '',
        letters: lettersOf(/unicode-range:\s*([^;]+);/.exec(rules)?.[1] ?? ''),
      }),
    ),
  )

/** @param {string} ranges As CSS has them. @returns {Set<number>} */
function lettersOf(ranges) {
  return new Set(
    ranges.split(',').flatMap((range) => {
      const [, first = '', last = first] = /U\+([\dA-F]+)(?:-([\dA-F]+))?/.exec(range) ?? []
      const from = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index)
    }),
  )
}

/** @param {readonly (readonly [number, number])[]} ranges */
function codePoints(ranges) {
  return ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

/**
 * Files that letters in these weights come from. A sheet of headings alone is asked for one weight.
 *
 * @param {string} sheet
 * @param {readonly number[]} weights The first is that of headings.
 * @param {readonly number[]} letters
 */
function filesOf(sheet, [ofHeadings, ...others], letters) {
  const own = faces.filter(({ typeface, style }) => typeface === sheet && style === 'normal')
  const [first] = own
  const isOfHeadings = first !== undefined && !first.weight.includes(' ')
  const asked = isOfHeadings ? [Number(first.weight)] : [ofHeadings, ...others]
  return own
    .filter(({ weight, letters: has }) => {
      const [from = Number.NaN, to = from] = weight.split(' ').map(Number)
      return asked.some((one) => from <= one && one <= to) && letters.some((letter) => has.has(letter))
    })
    .map(({ url }) => url)
}

/** @param {string} url As a sheet has it. */
function pathOf(url) {
  return url.startsWith('./') ? `${FONTS}/${url}` : createRequire(inRoot('apps/site/package.json')).resolve(url)
}

describe.each(CUTS)('the cut $name', ({ name, letters }) => {
  const own = faces.filter(({ url }) => url === `./files/${name}.woff2`)

  it('is made, and named by a sheet', () => {
    expect(existsSync(`${FONTS}/files/${name}.woff2`)).toBe(true)
    expect(own.length).toBeGreaterThan(0)
  })

  it('has the letters that its sheet says', () => {
    for (const face of own) expect(face.letters).toEqual(new Set(codePoints(letters)))
  })
})

it('no letter is in two cuts of a typeface', () => {
  const first = new Set(codePoints(BASIC))
  expect(codePoints(MORE).filter((letter) => first.has(letter))).toEqual([])
})

it('every file that is kept is made', () => {
  const made = CUTS.map(({ name }) => `${name}.woff2`)
  expect(readdirSync(`${FONTS}/files`).sort()).toEqual(made.sort())
})

describe.each([...new Set(faces.map(({ typeface }) => typeface))])('the typeface %s', (typeface) => {
  const upright = faces.filter((face) => face.typeface === typeface && face.style === 'normal')
  const weights = [...new Set(upright.map(({ weight }) => weight))]
  /** @param {string} weight */
  const lettersAt = (weight) => new Set(upright.flatMap((face) => (face.weight === weight ? [...face.letters] : [])))

  it('has the same letters in every weight', () => {
    const all = lettersAt(weights[0] ?? '')
    for (const weight of weights) expect(lettersAt(weight)).toEqual(all)
  })

  it('has weights without a gap', () => {
    const ranges = weights
      .map((weight) => weight.split(' ').map(Number))
      .map(([first = 0, last = first]) => ({ first, last }))
      .sort((a, b) => a.first - b.first)
    for (const [index, { first }] of ranges.slice(1).entries()) expect(first).toBe((ranges[index]?.last ?? 0) + 1)
  })
})

it.each(CUTS.filter(({ axes }) => axes?.wght === TEXT_WEIGHTS))('the cut $name is used for the weights of texts', ({
  name,
}) => {
  const own = faces.filter(({ url }) => url === `./files/${name}.woff2`)
  for (const { weight } of own) {
    const [first = Number.NaN, last = first] = weight.split(' ').map(Number)
    expect([first >= TEXT_WEIGHTS.min, last <= TEXT_WEIGHTS.max]).toEqual([true, true])
  }
})

describe.each(['en', 'he'])('a page in the language %s', (locale) => {
  // The sign of the shekel comes with the letters of central Europe, where a page has it.
  const hebrew = codePoints(HEBREW).filter((letter) => letter !== SHEKEL)
  const letters = [...codePoints(BASIC), ...(locale === 'he' ? hebrew : [])]

  it.each(Object.values(PAIRINGS))('loads at most 50 KB for $label', (pairing) => {
    const { sheets } = fontStacks(pairing, locale)
    const ofHeadings = [pairing.display, pairing.hebrew.display]
    const weightsOf = (/** @type {string} */ sheet) =>
      ofHeadings.some((name) => sheet.startsWith(name)) ? [pairing.weight, ...WEIGHTS_OF_TEXT] : WEIGHTS_OF_TEXT
    const files = new Set(sheets.flatMap((sheet) => filesOf(sheet, weightsOf(sheet), letters)).map(pathOf))
    const bytes = [...files].reduce((sum, file) => sum + statSync(file).size, 0)
    expect(files.size).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(MAX_PAGE_BYTES)
  })
})

it.each(Object.values(PAIRINGS))('headings in $label are of the weight that comes first', (pairing) => {
  const { sheets } = fontStacks(pairing, 'en')
  const [first] = faces.filter(({ typeface }) => typeface === sheets[0])
  if (pairing.display !== pairing.text) expect(first?.weight).toBe(String(pairing.weight))
})
