import { placedBlocks } from '@vitrine/kit/block'
import { parseFrame } from '@vitrine/kit/core'
import { expect, it } from 'vitest'
import { declarations } from '../blocks/declarations.ts'

const looks = placedBlocks(declarations).flatMap(({ name, looks = {} }) =>
  Object.entries(looks).map(([look, { css }]) => [`${name}, ${look}`, look, css] as const),
)

it.each(looks)('the look %s is read as it is stored, and styles nothing but its block', (_, look, css) => {
  expect(parseFrame({ look })?.look).toBe(look)
  const selectors = css.split('}').flatMap((rule) => rule.split('{')[0]?.split(/,(?![^(]*\))/) ?? [])
  expect(selectors.filter((selector) => selector !== '' && !selector.startsWith('& '))).toEqual([])
})

it('takes its colours from the theme', () => {
  for (const [, , css] of looks) expect(css).not.toMatch(/#[0-9a-f]{3}|rgb|hsl/)
})

it.each(placedBlocks(declarations).filter(({ looks }) => looks))('$name has two looks to choose from', ({
  looks = {},
}) => expect(Object.keys(looks).length).toBeGreaterThanOrEqual(2))
