import { given } from '@vitrine/content/core'
import { courseOf, type Rules, type Step, stepFrom, stepOfTime } from '../../core/flow/course.ts'
import type { Pauses } from '../../core/flow/pauses.ts'
import { loadingOrder } from '../../core/loading-order.ts'
import { isAbove } from '../../core/model/above.ts'
import { LEVEL_WIDTHS, type Level } from '../../core/model/levels.ts'
import type { SliderProps } from '../../core/slider-props.ts'
import { createAutoplay } from './autoplay.ts'
import { createControls } from './controls.ts'
import { followHash } from './hash.ts'
import { followKeys } from './keyboard.ts'
import { createLoader, type Loader } from './loader.ts'
import { offerMethods } from './methods.ts'
import type { Mover, MoverListener, Way } from './mover.ts'
import { createPanZooms, type PanZooms } from './pan-zoom.ts'
import { announce, mark, type Parts } from './parts.ts'
import type { SlideLife, SliderHost } from './slide-life.ts'
import { watch } from './watch.ts'

/** Reasons for which what moves on slides stands still as well. A pointer over them only keeps the next one away. */
const STILL: Pauses = ['hidden', 'offscreen', 'modal', 'user', 'api', 'motion']

/** Loads what moves on the slides. Undefined: nothing does. */
export type LoadLife = ((host: SliderHost, signal: AbortSignal) => Promise<SlideLife>) | undefined

/** What a mover may use of the slider around it. */
export interface MoverAid {
  /** Slide that is shown first, from 0. */
  readonly start: number
  readonly loader: Loader
  readonly panZooms: PanZooms
  /** Undefined while nothing moves on the slides. */
  life(): SlideLife | undefined
  /** The slide that comes next in a direction; undefined: none does. */
  besideOf(step: 1 | -1): number | undefined
}

/** How the slides of one kind of slider move. */
export interface SliderKind {
  readonly createMover: (
    parts: Parts,
    props: SliderProps,
    aid: MoverAid,
    listener: MoverListener,
    signal: AbortSignal,
  ) => Mover
  /** How many slides beside the current one are to be seen, or are about to be. */
  readonly reach: number
  readonly loadLife: LoadLife
}

/** Brings a slider to life, until the signal aborts or the slider is destroyed. */
export function runSlider(parts: Parts, props: SliderProps, kind: SliderKind, signal: AbortSignal): void {
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
  const farFrom = (index: number, direction: 1 | -1, steps: number): number | undefined => {
    const step = stepFrom(course, index, direction, rules)?.index
    return step === undefined || steps === 1 ? step : farFrom(step, direction, steps - 1)
  }
  const loader = createLoader(
    parts,
    () => {
      const current = mover.current()
      const beside = Array.from({ length: kind.reach }, (_, step) => step + 1).flatMap((step) =>
        ([1, -1] as const).map((direction) => farFrom(current, direction, step)),
      )
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

  const show = () => {
    controls.show(
      mover.current(),
      (step) => stepTo(step === 'next' ? 1 : -1) !== undefined,
      (index) => isAway(index),
    )
    for (const above of parts.globals) mark(above, 'elsewhere', !isAbove(rangeOf(above), mover.current()))
  }
  const listener: MoverListener = {
    change(from, to, way) {
      if (pending?.index === to) course = pending.course
      pending = undefined
      // From change to change: what moves meanwhile is part of the time of the slide that comes.
      autoplay.restart()
      show()
      loader.update()
      announce(root, 'change', { from: from + 1, to: to + 1 })
      if (way.by === 'visitor') hash.write(to)
    },
    changed(from, to) {
      announce(root, 'changed', { from: from + 1, to: to + 1 })
    },
  }
  const aid: MoverAid = {
    start,
    loader,
    panZooms,
    life: () => life,
    besideOf: (step) => stepTo(step)?.index,
  }
  const mover = kind.createMover(parts, props, aid, listener, alive)
  const controls = createControls(parts, (aim) => go(aim, 'visitor'), alive)
  const hash = followHash(parts, props, (index) => go(index, 'visitor'), alive)
  loader.update()

  followKeys(parts, gestures, (move) => go(move, 'visitor'), alive)
  if (gestures.wheel !== 'off') {
    const isEnd = (step: 'next' | 'previous') =>
      mover.current() === (step === 'next' ? course.order.at(-1) : course.order[0])
    import('./wheel.ts').then(({ followWheel }) =>
      followWheel(parts, gestures, (step) => go(step, 'visitor'), isEnd, alive),
    )
  }

  const { pointer } = props
  if (pointer && matchMedia('(hover: hover) and (pointer: fine)').matches && !hasNoEffects()) {
    import('./pointer-depth.ts').then(({ followPointer }) => !alive.aborted && followPointer(parts, pointer, alive))
  }
  if (parts.navigations.some(({ dataset }) => dataset.hide)) {
    import('./hide-on-leave.ts').then(({ hideNavigation }) => !alive.aborted && hideNavigation(parts, alive))
  }
  const sizes = new ResizeObserver(() => {
    level = levelOf(root.clientWidth)
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
  kind.loadLife?.(host, alive).then(
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

/** Whether the site's editors turned effects off. */
function hasNoEffects(): boolean {
  return document.documentElement.dataset.effects === 'off'
}

/** The slides above which layers are there. */
function rangeOf({ dataset: { from, to } }: HTMLElement): Parameters<typeof isAbove>[0] {
  return given({ from: from === undefined ? from : Number(from), to: to === undefined ? to : Number(to) })
}

function levelOf(width: number): Level {
  const narrower = (['phone', 'tablet', 'notebook'] as const).find((level) => width <= LEVEL_WIDTHS[level])
  return narrower ?? 'desktop'
}

/** The slide of a name, or of a number in words; -1, which is none. */
function nameOf({ slides }: SliderProps, name: string): number {
  return /^\d+$/.test(name) ? Number(name) - 1 : slides.findIndex(({ deeplink }) => deeplink === name)
}
