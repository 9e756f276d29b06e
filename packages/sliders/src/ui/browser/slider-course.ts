import { slideOfPlace } from '../../core/deep-link.ts'
import {
  courseOf,
  isLeftOut,
  type Rules,
  type Step,
  slidesAround,
  stepFrom,
  stepOfTime,
} from '../../core/flow/course.ts'
import { LEVEL_WIDTHS, type Level } from '../../core/model/levels.ts'
import type { SliderProps } from '../../core/slider-props.ts'
import type { MoveOrigin, Mover } from './mover.ts'
import type { Parts } from './parts.ts'

/** Target of a move: slides count from 0. */
export type MoveTarget = 'next' | 'previous' | 'first' | 'last' | number

/** The way of a running slider through its slides. */
export interface SliderCourse {
  go(target: MoveTarget, by: MoveOrigin['by']): void
  /** @param place From 1, or a slide's name in addresses. */
  goToPlace(place: number | string, by: MoveOrigin['by']): void
  /** Goes where time leads. @returns Whether it leads anywhere. */
  advance(): boolean
  /** The slide that comes next in a direction; undefined: none does. */
  besideOf(direction: 1 | -1): number | undefined
  /** Slides up to so many steps away, the nearest first. */
  around(reach: number): readonly number[]
  isAway(index: number): boolean
  /** Tells if the current slide is the last one in a direction, also where the slider loops. */
  isEnd(step: 'next' | 'previous'): boolean
  /** Slides before the current one. */
  passed(): number
  /** A slide is coming into view, whoever sent for it. */
  arrive(index: number): void
  /** Begins to count rounds again. */
  startOver(): void
  /** Takes the width of the slider: some slides are not for all levels. */
  resize(width: number): void
}

/** @param mover What moves the slides. It is made later, and may ask the course while it is. */
export function createSliderCourse(
  { slides }: Pick<Parts, 'slides'>,
  props: Pick<SliderProps, 'flow' | 'slides'>,
  start: number,
  mover: () => Mover,
): SliderCourse {
  const { flow } = props
  let course = courseOf(slides.length, start, flow.shuffle, Math.random)
  /** A step that has been asked for, until it is made. */
  let pending: Step | undefined
  let level: Level = 'desktop'
  const isAway = (index: number, rounds = course.rounds) =>
    isLeftOut(
      { hideAfterLoop: props.slides[index]?.hideAfterLoop, levels: slides[index]?.dataset.levels?.split(' ') },
      rounds,
      level,
    )
  const rules: Rules = { loop: flow.loop, isAway }
  const deeplinks = props.slides.map(({ deeplink }) => deeplink)
  const current = () => mover().current()
  const stepTo = (direction: 1 | -1) => stepFrom(course, current(), direction, rules)
  const make = (step: Step | undefined, way: MoveOrigin) => {
    if (!step) return
    pending = step
    mover().goTo(step.index, way)
  }
  const go = (target: MoveTarget, by: MoveOrigin['by']) => {
    if (target === 'next' || target === 'previous') {
      const direction = target === 'next' ? 1 : -1
      make(stepTo(direction), { by, direction })
      return
    }
    const shown = course.order.filter((index) => !isAway(index))
    const index = target === 'first' ? shown[0] : target === 'last' ? shown.at(-1) : target
    if (index !== undefined) mover().goTo(index, { by, direction: index < current() ? -1 : 1 })
  }
  return {
    go,
    goToPlace: (place, by) => go(slideOfPlace(place, deeplinks), by),
    advance() {
      const step = stepOfTime(course, current(), flow, rules)
      make(step, { by: 'time', direction: 1 })
      return step !== undefined
    },
    besideOf: (direction) => stepTo(direction)?.index,
    around: (reach) => slidesAround(course, current(), reach, rules),
    isAway: (index) => isAway(index),
    isEnd: (step) => current() === course.order.at(step === 'next' ? -1 : 0),
    passed: () => course.order.indexOf(current()),
    arrive(index) {
      if (pending?.index === index) course = pending.course
      pending = undefined
    },
    startOver() {
      course = { ...course, rounds: 0 }
    },
    resize(width) {
      level = levelOf(width)
    },
  }
}

function levelOf(width: number): Level {
  const narrower = (['phone', 'tablet', 'notebook'] as const).find((level) => width <= LEVEL_WIDTHS[level])
  return narrower ?? 'desktop'
}
