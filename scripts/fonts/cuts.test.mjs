import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fontStacks, PAIRINGS } from '../../packages/theme/src/core/pairings.ts'
import { inRoot } from '../launch/paths.mjs'
import { BASIC, CUTS, MORE } from './cuts.mjs'

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

it.each(Object.values(PAIRINGS))('headings in $label are of the weight that comes first', (pairing) => {
  const { sheets } = fontStacks(pairing, 'en')
  const [first] = faces.filter(({ typeface }) => typeface === sheets[0])
  if (pairing.display !== pairing.text) expect(first?.weight).toBe(String(pairing.weight))
})
