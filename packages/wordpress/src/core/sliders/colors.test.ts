import { describe, expect, it } from 'vitest'
import { colorOf, paintOf, plainColor } from './colors.ts'

describe('a colour', () => {
  it.each([
    ['#fff', '#ffffff'],
    ['#AABBCC', '#aabbcc'],
    ['#0008', '#00000088'],
    ['rgb(1, 2, 3)', '#010203'],
    ['rgba(255,0,0,0.5)', '#ff000080'],
    ['rgb(0 0 0 / 50%)', '#00000080'],
    ['rgba(1,2,3,1)', '#010203'],
    ['white', '#ffffff'],
  ])('%s is %s', (written, color) => expect(colorOf(written)).toBe(color))

  it.each([
    'transparent',
    'rgba(0,0,0,0)',
    '#12',
    'var(--x)',
    'url(javascript:alert(1))',
    '',
    5,
    null,
  ])('%s is none', (written) => expect(colorOf(written)).toBeUndefined())
})

describe('a gradient', () => {
  const json = JSON.stringify({
    type: 'linear',
    angle: '90',
    colors: [
      { r: 255, g: 0, b: 0, a: '1', position: 0, align: 'bottom' },
      { r: 0, g: 0, b: 255, a: 0.5, position: 100, align: 'top' },
    ],
  })
  const gradient = {
    kind: 'linear',
    angle: 90,
    stops: [
      { color: '#ff0000', at: 0 },
      { color: '#0000ff80', at: 100 },
    ],
  }

  it('is read from JSON', () => expect(paintOf(json)).toEqual({ gradient }))
  it('is read from CSS', () =>
    expect(paintOf('linear-gradient(90deg, #f00 0%, rgba(0,0,255,0.5) 100%)')).toEqual({ gradient }))
  it('of one colour is that colour', () =>
    expect(paintOf({ colors: [{ r: 0, g: 0, b: 0 }] })).toEqual({ color: '#000000' }))
  it('comes closest to its first colour', () => expect(plainColor(paintOf(json))).toBe('#ff0000'))
  it('that is broken is none', () => expect(paintOf('{"type":"linear","colors":')).toBeUndefined())
})
