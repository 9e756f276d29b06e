import { courseOf, type Rules, type Step, stepFrom, stepOfTime } from '../../core/flow/course.ts'
import type { Pauses } from '../../core/flow/pauses.ts'
import { loadingOrder } from '../../core/loading-order.ts'
import { LEVEL_WIDTHS, type Level } from '../../core/model/levels.ts'
import type { SliderProps } from '../../core/slider-props.ts'
import { createAutoplay } from './autoplay.ts'
import { awaitDrags } from './await-drag.ts'
import { createControls } from './controls.ts'
import { followKeys, followWheel } from './gestures.ts'
import { followHash } from './hash.ts'
import { hideNavigation } from './hide-rules.ts'
import { createLoader } from './loader.ts'
import { offerMethods } from './methods.ts'
import type { MoverListener, Way } from './mover.ts'
import { createPanZooms } from './pan-zoom.ts'
import { announce, mark, type Parts } from './parts.ts'
import type { SlideLife, SliderHost } from './slide-life.ts'
import { createStage } from './stage.ts'
import { watch } from './watch.ts'

/** Reasons for which what moves on slides stands still as well. A pointer over them only keeps the next one away. */
const STILL: Pauses = ['hidden', 'offscreen', 'modal', 'user', 'api', 'motion']

/** Loads what moves on the slides. Undefined: nothing does. */
export type LoadLife = ((host: SliderHost, signal: AbortSignal) => Promise<SlideLife>) | undefined

/** Brings slides that lie on one another to life, until the signal aborts or the slider is destroyed. */
export function runStacked(parts: Parts, props: SliderProps, loadLife: LoadLife, signal: AbortSignal): void {
  const { root, slides } = parts
  const { flow, gestures } = props
  const destroying = new AbortController()
  const alive = AbortSignal.any([signal, destroying.signal])
  const start = Math.min(Number(root.dataset.slide ?? 1), slides.length) - 1

  let course = courseOf(slides.length, start, flow.shuffle, Math.random)
  /** A step that has been asked for, until it is made. */
  let pending: Step | undefined
  let level: Level = 'desktop'
  let life: SlideLife | undefined
  const isAway = (index: number, rounds = course.rounds) =>
    rounds >= (props.slides[index]?.hideAfterLoop ?? Number.POSITIVE_INFINITY) ||
    slides[index]?.dataset.levels?.split(' ').includes(level) === false
  const rules: Rules = { loop: flow.loop, isAway }

  const panZooms = createPanZooms()
  const stepTo = (direction: 1 | -1) => stepFrom(course, mover.current(), direction, rules)
  const loader = createLoader(
    parts,
    () => {
      const current = mover.current()
      const beside = ([1, -1] as const).map((direction) => stepFrom(course, current, direction, rules)?.index)
      return loadingOrder(current, beside, slides.length, props.loading.lazy)
    },
    props.texts.notLoaded,
    alive,
  )

  const go = (to: 'next' | 'previous' | 'first' | 'last' | number, by: Way['by']) => {
    if (to === 'next' || to === 'previous') {
      const direction = to === 'next' ? 1 : -1
      make(stepTo(direction), { by, direction })
      return
    }
    const shown = course.order.filter((index) => !isAway(index))
    const index = to === 'first' ? shown[0] : to === 'last' ? shown.at(-1) : to
    if (index === undefined) return
    mover.goTo(index, { by, direction: index < mover.current() ? -1 : 1 })
  }
  const make = (step: Step | undefined, way: Way) => {
    if (!step) return
    pending = step
    mover.goTo(step.index, way)
  }

  const autoplay = createAutoplay(
    parts,
    props,
    {
      duration() {
        const slide = props.slides[mover.current()]
        if (!slide || slide.stopHere || slides.length < 2) return Number.POSITIVE_INFINITY
        return slide.duration ?? flow.duration
      },
      filled() {
        const isRound = root.querySelector<HTMLElement>('.slider__progress')?.dataset.basedOn === 'module'
        const place = course.order.indexOf(mover.current())
        return isRound ? [place / slides.length, (place + 1) / slides.length] : [0, 1]
      },
      next() {
        const step = stepOfTime(course, mover.current(), flow, rules)
        if (step) make(step, { by: 'time', direction: 1 })
        else autoplay.finish()
      },
      again() {
        course = { ...course, rounds: 0 }
        go('next', 'visitor')
      },
    },
    (pauses) => {
      const isStill = pauses.some((reason) => STILL.includes(reason))
      for (const moving of [panZooms, life]) isStill ? moving?.pause() : moving?.resume()
    },
    alive,
  )

  const show = () =>
    controls.show(
      mover.current(),
      (step) => stepTo(step === 'next' ? 1 : -1) !== undefined,
      (index) => isAway(index),
    )
  const listener: MoverListener = {
    change(from, to, way) {
      if (pending?.index === to) course = pending.course
      pending = undefined
      autoplay.suspend()
      loader.update()
      show()
      announce(root, 'change', { from: from + 1, to: to + 1 })
      if (way.by === 'visitor') hash.write(to)
    },
    changed(from, to) {
      announce(root, 'changed', { from: from + 1, to: to + 1 })
      autoplay.restart()
    },
  }
  const mover = createStage(parts, props, { start, loader, panZooms, life: () => life }, listener, alive)
  const controls = createControls(parts, (aim) => go(aim, 'visitor'), alive)
  const hash = followHash(parts, props, (index) => go(index, 'visitor'), alive)
  loader.update()

  followKeys(parts, gestures, (move) => go(move, 'visitor'), alive)
  followWheel(
    parts,
    gestures,
    (step) => go(step, 'visitor'),
    (step) => mover.current() === (step === 'next' ? course.order.at(-1) : course.order[0]),
    alive,
  )
  awaitDrags(parts, gestures, mover, (step) => stepTo(step)?.index, alive)

  const fitNavigation = hideNavigation(parts, alive)
  const sizes = new ResizeObserver(() => {
    const width = root.clientWidth
    fitNavigation(width)
    level = levelOf(width)
    show()
    if (isAway(mover.current())) go('next', 'script')
  })
  sizes.observe(root)

  const place = (to: number | string) => (typeof to === 'number' ? to - 1 : nameOf(props, to))
  offerMethods(
    root,
    {
      get current() {
        return mover.current() + 1
      },
      length: slides.length,
      play: () => autoplay.play(),
      pause: () => autoplay.pause(),
      toggle: () => autoplay.toggle(),
      next: () => go('next', 'script'),
      previous: () => go('previous', 'script'),
      goTo: (to) => go(place(to), 'script'),
      fullscreen: () => (document.fullscreenElement === root ? document.exitFullscreen() : root.requestFullscreen()),
      destroy: () => destroying.abort(),
    },
    alive,
  )
  document.addEventListener('fullscreenchange', () => mark(root, 'fullscreen', document.fullscreenElement === root), {
    signal: alive,
  })

  const host: SliderHost = {
    goTo: (to) => go(to === 'next' || to === 'previous' || to === 'first' || to === 'last' ? to : place(to), 'visitor'),
    hold: (reason) => autoplay.hold(reason),
    release: (reason) => autoplay.release(reason),
    play: () => autoplay.play(),
    pause: () => autoplay.pause(),
    toggle: () => autoplay.toggle(),
    next: () => go('next', 'visitor'),
  }
  loadLife?.(host, alive).then(
    (loaded) => {
      if (alive.aborted) return
      life = loaded
      const slide = slides[mover.current()]
      if (slide) life.enter(slide, mover.current())
      if (autoplay.pauses().some((reason) => STILL.includes(reason))) life.pause()
    },
    // What moves on the slides is missing; the slides are there.
    (error: unknown) => console.error(error),
  )

  watch(parts, flow, autoplay, alive)
  autoplay.restart()
  show()
  const selected = hash.selected()
  if (selected !== undefined) go(selected, 'script')
  alive.addEventListener('abort', () => sizes.disconnect())
  announce(root, 'ready')
}

function levelOf(width: number): Level {
  const narrower = (['phone', 'tablet', 'notebook'] as const).find((level) => width <= LEVEL_WIDTHS[level])
  return narrower ?? 'desktop'
}

/** The slide of a name, or of a number in words; -1, which is none. */
function nameOf({ slides }: SliderProps, name: string): number {
  return /^\d+$/.test(name) ? Number(name) - 1 : slides.findIndex(({ deeplink }) => deeplink === name)
}
