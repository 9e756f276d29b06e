import { describe, expect, it } from 'vitest'
import { isNarrowLayout, parseFrame } from './frame.ts'

it.each([
  undefined,
  null,
  {},
  { anchor: ' ', hidden: [], space: 'huge', appear: 'spin' },
])('a block with %j has no frame', (raw) => expect(parseFrame(raw)).toBeUndefined())

it('an anchor is a fragment that an address can hold', () =>
  expect(parseFrame({ anchor: 'Our Prices!' })).toEqual({ hidden: [], anchor: 'our-prices' }))

it.each([
  ['cards', 'cards'],
  ['Cards"]{}', undefined],
  [3, undefined],
])('the look %j is read as %j', (look, read) => expect(parseFrame({ space: 'none', look })?.look).toBe(read))

it('windows that do not show it are named once, in order of their width', () =>
  expect(parseFrame({ hidden: ['desktop', 'phone', 'phone', 'watch'] })).toEqual({ hidden: ['phone', 'desktop'] }))

describe('the layout', () => {
  it('is read for all windows, for tablets and for phones', () =>
    expect(parseFrame({ align: 'center', tablet: { space: 'none' }, phone: { columns: '2', order: 'last' } })).toEqual({
      hidden: [],
      align: 'center',
      tablet: { space: 'none' },
      phone: { columns: '2', order: 'last' },
    }))

  it('leaves out what is no choice', () =>
    expect(
      parseFrame({ align: 'top', textSize: 'x', columns: '2', phone: { columns: '9' }, tablet: 'none' }),
    ).toBeUndefined())

  it.each([
    [undefined, true],
    [null, true],
    [{}, true],
    [{ space: 'none', order: 'first' }, true],
    [{ space: 'huge' }, false],
    [{ constructor: 'none' }, false],
    [['none'], false],
    ['none', false],
  ])('%j is stored for a width: %s', (raw, is) => expect(isNarrowLayout(raw)).toBe(is))
})

it('an effect has a direction and times, also when none are stored', () =>
  expect(parseFrame({ appear: 'slide' })?.appear).toEqual({
    effect: 'slide',
    direction: 'up',
    seconds: 0.6,
    delaySeconds: 0,
  }))

it('times out of range are those of the design', () =>
  expect(parseFrame({ appear: 'fade', appearSeconds: 60, appearDelay: -1 })?.appear).toMatchObject({
    seconds: 0.6,
    delaySeconds: 0,
  }))
