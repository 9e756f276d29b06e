import { describe, expect, it } from 'vitest'
import { BASIC, FADING } from './basic.ts'
import { DRAWING } from './drawing.ts'
import { GROUPS } from './groups.ts'
import { MAX_PIECES } from './pieces.ts'
import { type Change, planOf, type Track } from './plan.ts'
import { nameOf, RANDOM_NAMES, TRANSITIONS } from './table.ts'

const forward: Change = {
  direction: 1,
  rightToLeft: false,
  width: 960,
  height: 500,
  whole: false,
  random: () => 0.5,
}
const names = Object.keys(TRANSITIONS)
const entries = Object.entries(TRANSITIONS)

/** Every animation of a transition. */
function tracksOf(name: string, occasion: Partial<Change> = {}): readonly Track[] {
  const transition = TRANSITIONS[name]
  if (!transition) throw new Error(`The table has no "${name}".`)
  return planOf(transition, { ...forward, ...occasion }, DRAWING).pieces.flatMap((piece) =>
    [piece.in ?? [], piece.out ?? []].flat(),
  )
}

describe('the transition table', () => {
  it('has an entry in every group', () =>
    expect(new Set(entries.map(([, { group }]) => group))).toEqual(new Set(GROUPS)))

  it('has all five directions where it has any', () => {
    for (const name of [
      'slide',
      'slideover',
      'remove',
      'slideremove',
      'parallax',
      'wipe',
      'columns-slide',
      'rows-slide',
    ]) {
      expect(names).toEqual(expect.arrayContaining(['', '-left', '-right', '-up', '-down'].map((end) => name + end)))
    }
  })

  it.each(names)('%s animates only what a compositor does', (name) => {
    const animated = tracksOf(name).flatMap(({ frames }) => frames.flatMap((frame) => Object.keys(frame)))
    expect(['transform', 'opacity', 'clipPath', 'filter', 'offset']).toEqual(
      expect.arrayContaining([...new Set(animated)]),
    )
  })

  it.each(names)('%s gives every keyframe as numbers that a browser reads, in order', (name) => {
    for (const { frames } of tracksOf(name)) {
      expect(JSON.stringify(frames)).not.toMatch(/NaN|undefined|null|e-\d/)
      const offsets = frames.map(({ offset }) => Number(offset))
      expect(offsets).toEqual([...offsets].sort((one, two) => one - two))
      expect([offsets[0], offsets.at(-1)]).toEqual([0, 1])
    }
  })

  it.each(names)('%s stays within the limit of copies, and within half of it on a phone', (name) => {
    expect(tracksOf(name).length).toBeLessThanOrEqual(MAX_PIECES)
    expect(tracksOf(name, { width: 390 }).length).toBeLessThanOrEqual(MAX_PIECES / 2)
  })

  it.each(names)('%s ends within twice its time', (name) => {
    const ends = tracksOf(name).map(({ delay, duration }) => delay + duration)
    expect(Math.max(0, ...ends)).toBeLessThanOrEqual(2 * (TRANSITIONS[name]?.duration ?? 0))
  })

  it.each(names)('%s brings the new image to rest', (name) => {
    const transition = TRANSITIONS[name]
    for (const { in: track } of transition ? planOf(transition, forward, DRAWING).pieces : []) {
      const last = track?.frames.at(-1) ?? {}
      expect(String(last.transform ?? 'translate(0%,0%)')).not.toMatch(/(?:rotate|skew)[XY]?\([^0]/)
      expect(last.opacity ?? 1).toBe(1)
    }
  })

  it.each(names)('%s moves as a whole what cannot be copied', (name) =>
    expect(tracksOf(name, { whole: true }).length).toBeLessThanOrEqual(2))
})

describe('fades', () => {
  it.each(Object.entries(BASIC))('%s need no more than their own drawing', (_, transition) =>
    expect(planOf(transition, forward, FADING)).toEqual(planOf(transition, forward, DRAWING)))
})

describe('the direction of travel', () => {
  const start = (name: string, occasion: Partial<Change>) => tracksOf(name, occasion)[0]?.frames[0]?.transform

  it('reverses a plain name', () => {
    expect(start('slide', { direction: 1 })).toBe('translate(100%,0%)')
    expect(start('slide', { direction: -1 })).toBe('translate(-100%,0%)')
  })
  it('is mirrored in a right-to-left page', () =>
    expect(start('slide', { rightToLeft: true })).toBe('translate(-100%,0%)'))
  it('keeps an explicit direction', () =>
    expect(start('slide-left', { direction: -1, rightToLeft: true })).toBe('translate(100%,0%)'))
})

describe('the time of a slide', () => {
  it('overrides that of the table', () => expect(tracksOf('fade', { duration: 300 })[0]?.duration).toBe(300))
  it('is split between two that take turns', () =>
    expect(tracksOf('fadethroughdark').map(({ delay, duration }) => [delay, duration])).toEqual([
      [500, 500],
      [0, 500],
    ]))
})

describe('a name', () => {
  it('that the table does not have is fade', () => {
    expect(nameOf('melt', undefined, Math.random)).toBe('fade')
    expect(nameOf('constructor', undefined, Math.random)).toBe('fade')
  })
  it.each(RANDOM_NAMES)('%s picks one of the table, never the same twice in a row', (name) => {
    let last: string | undefined
    for (let step = 0; step < 50; step += 1) {
      const picked = nameOf(name, last, Math.random)
      expect(names).toContain(picked)
      expect(picked).not.toBe(last)
      if (name !== 'rnd') expect(`rnd-${TRANSITIONS[picked]?.group}`).toBe(name)
      last = picked
    }
  })
})
