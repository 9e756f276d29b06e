import type { ParseContext } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { nextChange, parseSlide } from './slide.ts'

const parse: ParseContext = { locale: 'en', image: () => undefined, href: () => undefined, blocks: () => [] }
const NOON = new Date('2026-06-01T12:00:00Z')
const at = (raw: object) => parseSlide({ id: 'a', ...raw }, parse, NOON)

describe('a slide', () => {
  it.each([
    [{}, true],
    [{ from: '2026-06-01T12:00:00Z' }, true],
    [{ from: '2026-06-01T12:00:01Z' }, false],
    [{ until: '2026-06-01T12:00:01Z' }, true],
    [{ until: '2026-06-01T12:00:00Z' }, false],
    [{ from: 'some day', until: 7 }, true],
    [{ hidden: true }, false],
  ])('with %j is shown at noon: %s', (raw, expected) => expect(at(raw) !== undefined).toBe(expected))

  it.each([
    ['summer', 'summer'],
    ['summer-2026', 'summer-2026'],
    [' spring ', 'spring'],
    ['3', undefined],
    ['-a', undefined],
    ['a/b', undefined],
    ['a'.repeat(65), undefined],
  ])('is called "%s" in addresses: %s', (deeplink, expected) => expect(at({ deeplink })?.deeplink).toBe(expected))

  it('is shown everywhere when every level is named, or none', () => {
    expect(at({ levels: ['desktop', 'notebook', 'tablet', 'phone'] })?.levels).toBeUndefined()
    expect(at({ levels: [] })?.levels).toBeUndefined()
    expect(at({ levels: ['phone', 'watch'] })?.levels).toEqual(['phone'])
  })

  it('has nothing behind it when its image is gone', () =>
    expect(at({ background: { kind: 'image', image: 7 } })?.background).toEqual({ kind: 'transparent' }))

  it('fades in by default', () => {
    expect(at({})?.transition).toEqual({ names: ['fade'], random: false })
    expect(at({ transition: { names: ['cube', '', 3], random: true, duration: 99_999 } })?.transition).toEqual({
      names: ['cube'],
      random: true,
    })
  })

  it('moves its image only as far as the image is larger than the slide', () => {
    const panZoom = { on: true, from: { scale: 100, x: 30 }, to: { scale: 200, x: 90, y: -90 } }
    expect(at({ panZoom })?.panZoom).toEqual({
      from: { scale: 100, x: 0, y: 0 },
      to: { scale: 200, x: 25, y: -25 },
      duration: 10_000,
    })
  })
})

describe('slides in time', () => {
  it('change at the next moment that one of them names', () => {
    const slides = [
      { from: '2026-05-01T00:00:00Z', until: '2026-06-03T00:00:00Z' },
      { from: '2026-06-02T00:00:00Z' },
      { hidden: true, from: '2026-06-01T13:00:00Z' },
      {},
    ]
    expect(nextChange(slides, NOON)).toBe(Date.parse('2026-06-02T00:00:00Z'))
  })
  it('do not change again when every moment is over', () =>
    expect(nextChange([{ until: '2026-05-01T00:00:00Z' }], NOON)).toBeUndefined())
})
