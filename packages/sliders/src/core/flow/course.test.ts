import { describe, expect, it } from 'vitest'
import { type Course, courseOf, isLeftOut, type Rules, slidesAround, stepFrom, stepOfTime } from './course.ts'

const rules: Rules = { loop: true, isAway: () => false }
const straight = courseOf(3, 0, false, Math.random)

/** Slides that time shows, until it stays or has made so many steps. */
function shownByTime(course: Course, stop: object, more: Partial<Rules> = {}, most = 12): number[] {
  const shown = [0]
  let now = course
  while (shown.length < most) {
    const step = stepOfTime(now, shown.at(-1) ?? 0, stop, { ...rules, ...more })
    if (!step) break
    now = step.course
    shown.push(step.index)
  }
  return shown
}

describe('the order of slides', () => {
  it('loops in both directions', () => {
    expect(stepFrom(straight, 2, 1, rules)?.index).toBe(0)
    expect(stepFrom(straight, 0, -1, rules)?.index).toBe(2)
  })
  it('ends where it does not loop', () => {
    expect(stepFrom(straight, 2, 1, { ...rules, loop: false })).toBeUndefined()
    expect(stepFrom(straight, 0, -1, { ...rules, loop: false })).toBeUndefined()
    expect(shownByTime(straight, {}, { loop: false })).toEqual([0, 1, 2])
  })
  it('counts a round forwards only', () => {
    expect(stepFrom(straight, 2, 1, rules)?.course.rounds).toBe(1)
    expect(stepFrom(straight, 0, -1, rules)?.course.rounds).toBe(0)
  })
  it('leads nowhere from a single slide', () =>
    expect(stepFrom(courseOf(1, 0, false, Math.random), 0, 1, rules)).toBeUndefined())
  it('skips a slide after its rounds', () => {
    const isAway = (index: number, rounds: number) => index === 1 && rounds >= 1
    expect(shownByTime(straight, {}, { isAway }, 7)).toEqual([0, 1, 2, 0, 2, 0, 2])
  })
})

describe('a slide that is skipped', () => {
  it('is shown in all rounds and at all widths, unless it is limited', () =>
    expect(isLeftOut({}, 99, 'phone')).toBe(false))
  it('is skipped after its rounds', () => {
    expect(isLeftOut({ hideAfterLoop: 2 }, 1, 'desktop')).toBe(false)
    expect(isLeftOut({ hideAfterLoop: 2 }, 2, 'desktop')).toBe(true)
  })
  it('is skipped at widths that it is not for', () => {
    expect(isLeftOut({ levels: ['desktop', 'tablet'] }, 0, 'tablet')).toBe(false)
    expect(isLeftOut({ levels: ['desktop', 'tablet'] }, 0, 'phone')).toBe(true)
  })
})

describe('slides around the current one', () => {
  const five = courseOf(5, 0, false, Math.random)
  it('are listed nearest first', () => expect(slidesAround(five, 2, 2, rules)).toEqual([3, 1, 4, 0]))
  it('end where the order ends', () => expect(slidesAround(five, 4, 2, { ...rules, loop: false })).toEqual([3, 2]))
  it('are those that are not skipped', () =>
    expect(slidesAround(five, 2, 1, { ...rules, isAway: (index) => index === 3 })).toEqual([4, 1]))
})

describe('shuffled slides', () => {
  it('begin with the one in the page and hold each once', () => {
    const { order } = courseOf(20, 3, true, Math.random)
    expect(order[0]).toBe(3)
    expect([...order].sort((one, two) => one - two)).toEqual(Array.from({ length: 20 }, (_, index) => index))
  })
  it('are in random order', () => expect(courseOf(4, 0, true, () => 0).order).toEqual([0, 2, 3, 1]))
})

describe('where time stops', () => {
  it('never, unless it is set to', () => expect(shownByTime(straight, {})).toHaveLength(12))
  it('after two rounds at the last slide', () =>
    expect(shownByTime(straight, { stopAfterLoops: 2 })).toEqual([0, 1, 2, 0, 1, 2]))
  it('at a slide of the first round', () => expect(shownByTime(straight, { stopAtSlide: 2 })).toEqual([0, 1]))
  it('at a slide after a round', () =>
    expect(shownByTime(straight, { stopAfterLoops: 1, stopAtSlide: 2 })).toEqual([0, 1, 2, 0, 1]))
  it('at once on the first slide', () =>
    expect(shownByTime(straight, { stopAfterLoops: 0, stopAtSlide: 1 })).toEqual([0]))
  it('at the last slide where the named one is not there', () =>
    expect(shownByTime(straight, { stopAfterLoops: 0, stopAtSlide: 9 })).toEqual([0, 1, 2]))
})
