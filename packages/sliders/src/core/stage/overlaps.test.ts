import { describe, expect, it } from 'vitest'
import { type LayerWords, type Line, overlappingWords } from './overlaps.ts'

const SLIDE_MS = 8000

const line = (left: number, top: number, width = 200, height = 50): Line => ({ left, top, width, height })
const words = (id: string, lines: readonly Line[], timeline: object = {}): LayerWords => ({
  layer: { id, stored: { blockType: 'layerText', id, timeline } },
  lines,
})
const found = (...all: readonly LayerWords[]) => [...overlappingWords(all, SLIDE_MS)]

describe('words of layers', () => {
  it('overlap where a line lies on a line of another layer', () => {
    const heading = words('heading', [line(0, 0), line(0, 50)])
    expect(found(heading, words('time', [line(100, 70)]), words('more', [line(0, 200)]))).toEqual(['heading', 'time'])
  })
  it('do not where one is beside, above or below the other', () => {
    const heading = words('heading', [line(0, 100)])
    expect(found(heading, words('beside', [line(200, 100)]), words('above', [line(0, 50)]))).toEqual([])
    expect(found(heading, words('below', [line(0, 150)]))).toEqual([])
  })
  it('do not beside the end of a short line, whatever the box of its layer', () => {
    const heading = words('heading', [line(0, 0, 400), line(0, 50, 80)])
    expect(found(heading, words('time', [line(100, 50)]))).toEqual([])
  })
  it('may be as close as letters do not touch', () => {
    const heading = words('heading', [line(0, 0)])
    expect(found(heading, words('time', [line(0, 41)]))).toEqual([])
    expect(found(heading, words('time', [line(0, 39)]))).toEqual(['heading', 'time'])
    expect(found(heading, words('time', [line(198, 0)]))).toEqual([])
  })
  it('do not lie on their own lines, and not on what has none', () => {
    expect(found(words('heading', [line(0, 0), line(0, 30)]), words('picture', []))).toEqual([])
  })
  it('do not overlap if one leaves before the other appears', () => {
    const first = words('first', [line(0, 0)], { out: { preset: 'fade', at: 2000, duration: 500 } })
    const second = (at: number) => words('second', [line(0, 0)], { in: { preset: 'fade', at, duration: 500 } })
    expect(found(first, second(2500))).toEqual([])
    expect(found(first, second(2400))).toEqual(['first', 'second'])
  })
})
