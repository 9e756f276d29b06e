import type { Flow } from '../model/flow.ts'
import type { Level } from '../model/levels.ts'

/** The way of a slider through its slides. Slides are counted from 0. */
export interface Course {
  /** Every slide once. */
  readonly order: readonly number[]
  /** Times that it came around to the beginning. */
  readonly rounds: number
}

/** Rules for the order of slides. */
export interface Rules {
  readonly loop: boolean
  /** Tells if a slide is left out, once the slider has gone around so many times. */
  isAway(index: number, rounds: number): boolean
}

export interface Step {
  readonly index: number
  readonly course: Course
}

/**
 * The slides in their order, or in one by chance that begins with the first to be shown: that one is in the page already.
 *
 * @param random Gives 0 to 1, 1 left out.
 */
export function courseOf(count: number, start: number, shuffle: boolean, random: () => number): Course {
  const order = Array.from({ length: count }, (_, index) => index)
  if (!shuffle) return { order, rounds: 0 }
  const others = order.filter((index) => index !== start)
  for (let last = others.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [others[last], others[other]]
    if (one === undefined || two === undefined) continue
    others[last] = two
    others[other] = one
  }
  return { order: [start, ...others], rounds: 0 }
}

/** A slide as far as it says when it is left out. */
export interface Presence {
  /** Rounds after which it is left out. */
  readonly hideAfterLoop?: number | undefined
  /** Undefined: it is shown at every level. */
  readonly levels?: readonly string[] | undefined
}

/** Tells if a slide is left out: after its rounds, or at a level that it is not for. */
export function isLeftOut({ hideAfterLoop, levels }: Presence, rounds: number, level: Level): boolean {
  return rounds >= (hideAfterLoop ?? Number.POSITIVE_INFINITY) || levels?.includes(level) === false
}

/** The slide that comes next in a direction. Undefined: there is none. */
export function stepFrom(course: Course, current: number, direction: 1 | -1, rules: Rules): Step | undefined {
  const { order } = course
  const place = order.indexOf(current)
  for (let ahead = 1; ahead < order.length; ahead += 1) {
    const at = place + ahead * direction
    const wraps = at < 0 || at >= order.length
    if (wraps && !rules.loop) return undefined
    const index = order[(at + order.length) % order.length]
    const rounds = course.rounds + (wraps && direction === 1 ? 1 : 0)
    if (index !== undefined && !rules.isAway(index, rounds)) return { index, course: { order, rounds } }
  }
  return undefined
}

/** The slides around one, the nearest first: the next, the previous, the next but one, and so on. */
export function slidesAround(course: Course, current: number, reach: number, rules: Rules): readonly number[] {
  const walk = (direction: 1 | -1) => {
    const passed: (number | undefined)[] = []
    let at: number | undefined = current
    while (passed.length < reach) {
      at = at === undefined ? undefined : stepFrom(course, at, direction, rules)?.index
      passed.push(at)
    }
    return passed
  }
  const previous = walk(-1)
  return walk(1)
    .flatMap((next, far) => [next, previous[far]])
    .filter((index) => index !== undefined)
}

/**
 * The slide that time leads to. Undefined: the slider stays where it is. It does so on the slide `stopAtSlide` once it
 * has come around `stopAfterLoops` times; without that slide, at the end of so many rounds.
 */
export function stepOfTime(
  course: Course,
  current: number,
  stop: Pick<Flow, 'stopAfterLoops' | 'stopAtSlide'>,
  rules: Rules,
): Step | undefined {
  return isLastStop(course, current, stop) ? undefined : stepFrom(course, current, 1, rules)
}

function isLastStop(
  { order, rounds }: Course,
  current: number,
  { stopAfterLoops, stopAtSlide }: Pick<Flow, 'stopAfterLoops' | 'stopAtSlide'>,
): boolean {
  if (stopAfterLoops === undefined && stopAtSlide === undefined) return false
  const loops = stopAfterLoops ?? 0
  const isNamed = stopAtSlide !== undefined && stopAtSlide <= order.length
  return isNamed
    ? rounds >= loops && current === stopAtSlide - 1
    : rounds >= Math.max(loops - 1, 0) && current === order.at(-1)
}
