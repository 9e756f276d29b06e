import { describe, expect, it } from 'vitest'
import { fontSheets } from './font-sheets.ts'

const face = (file: string) => `@font-face{src:url(/assets/${file}.woff2)format("woff2-variations")}`
const find = fontSheets(
  new Map(
    ['serif', 'sans', 'hebrew'].map((name) => [name, `@layer reset,base;${face(`${name}-1`)}${face(`${name}-2`)}`]),
  ),
)

describe('the typefaces of a page', () => {
  it('bring their faces in the order they are named, without the order of layers', () =>
    expect(find(['sans', 'serif']).css).toBe(['sans-1', 'sans-2', 'serif-1', 'serif-2'].map(face).join('')))
  it('are fetched early: the first file of the first two', () =>
    expect(find(['hebrew', 'serif', 'sans']).preloads).toEqual(['/assets/hebrew-1.woff2', '/assets/serif-1.woff2']))
  it('that are unknown are left out', () => expect(find(['runes'])).toEqual({ css: '', preloads: [] }))
})
