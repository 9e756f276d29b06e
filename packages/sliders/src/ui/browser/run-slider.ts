import type { Pauses } from '../../core/flow/pauses.ts'
import { loadingOrder } from '../../core/loading-order.ts'
import { isAbove } from '../../core/model/above.ts'
import type { SliderProps } from '../../core/slider-props.ts'
import { createAutoplay, type Timing } from './autoplay.ts'
import { createControls } from './controls.ts'
import { loadExtras } from './extras.ts'
import { followHash } from './hash.ts'
import { hostOf } from './host.ts'
import { followKeys } from './keyboard.ts'
import { createLoader, type Loader } from './loader.ts'
import { offerMethods } from './methods.ts'
import type { Mover, MoverListener } from './mover.ts'
import { createPanZooms, type PanZooms } from './pan-zoom.ts'
import { announce, mark, type Parts } from './parts.ts'
import type { SlideLife, SliderHost } from './slide-life.ts'
import { createSliderCourse, type SliderCourse } from './slider-course.ts'
import { watch } from './watch.ts'

/** Reasons for which what moves on slides is still as well. A pointer over them only keeps the next one away. */
const STILL: Pauses = ['hidden', 'offscreen', 'modal', 'user', 'api', 'motion']

/** Loads what moves on the slides. Undefined: nothing does. */
export type LoadLife = ((host: SliderHost, signal: AbortSignal) => Promise<SlideLife>) | undefined

/** Services of the surrounding slider for its mover. */
export interface MoverServices {
  /** Slide that is shown first, from 0. */
  readonly start: number
  readonly loader: Loader
  readonly panZooms: PanZooms
  /** Undefined while nothing moves on the slides. */
  life(): SlideLife | undefined
  /** The slide that comes next in a direction; undefined: none does. */
  besideOf(step: 1 | -1): number | undefined
}

/** Mover of one type of slider, and its needs. */
export interface SliderKind {
  readonly createMover: (
    parts: Parts,
    props: SliderProps,
    aid: MoverServices,
    listener: MoverListener,
    signal: AbortSignal,
  ) => Mover
  /** Number of slides beside the current one that are visible, or are about to be. */
  readonly reach: number
  readonly loadLife: LoadLife
}

/** Brings a slider to life, until the signal aborts or the slider is destroyed. */
export function runSlider(parts: Parts, props: SliderProps, kind: SliderKind, signal: AbortSignal): void {
  const { root, slides } = parts
  const destroying = new AbortController()
  const alive = AbortSignal.any([signal, destroying.signal])
  const start = Math.min(Number(root.dataset.slide ?? 1), slides.length) - 1
  let life: SlideLife | undefined

  const course = createSliderCourse(parts, props, start, () => mover)
  const panZooms = createPanZooms()
  const loader = createLoader(
    parts,
    () => loadingOrder(mover.current(), course.around(kind.reach), slides.length, props.loading.lazy),
    props.texts.notLoaded,
    alive,
  )
  const autoplay = createAutoplay(
    parts,
    props,
    timingOf(parts, props, course, () => mover.current()),
    (pauses) => {
      for (const moving of [panZooms, life]) standsStill(pauses) ? moving?.pause() : moving?.resume()
    },
    alive,
  )
  const show = () => {
    controls.show(mover.current(), (step) => course.besideOf(step === 'next' ? 1 : -1) !== undefined, course.isAway)
    for (const above of parts.globals) mark(above, 'elsewhere', !isAbove(rangeOf(above), mover.current()))
  }
  const listener: MoverListener = {
    change(from, to, way) {
      course.arrive(to)
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
  const aid: MoverServices = { start, loader, panZooms, life: () => life, besideOf: course.besideOf }
  const mover = kind.createMover(parts, props, aid, listener, alive)
  const controls = createControls(parts, (aim) => course.go(aim, 'visitor'), alive)
  const hash = followHash(parts, props, (index) => course.go(index, 'visitor'), alive)
  loader.update()

  followKeys(parts, props.gestures, (move) => course.go(move, 'visitor'), alive)
  loadExtras(parts, props, course, alive)
  const sizes = new ResizeObserver(() => {
    course.resize(root.clientWidth)
    show()
    if (course.isAway(mover.current())) course.go('next', 'script')
  })
  sizes.observe(root)
  alive.addEventListener('abort', () => sizes.disconnect())
  offerMethods(root, { course, autoplay, mover, destroy: () => destroying.abort() }, alive)
  kind.loadLife?.(hostOf(course, autoplay), alive).then(
    (loaded) => {
      if (alive.aborted) return
      life = loaded
      const slide = slides[mover.current()]
      if (slide) life.enter(slide, mover.current())
      if (standsStill(autoplay.pauses())) life.pause()
    },
    // What moves on the slides is missing; the slides are there.
    (error: unknown) => console.error(error),
  )

  watch(parts, props.flow, autoplay, alive)
  autoplay.restart()
  show()
  const selected = hash.selected()
  if (selected !== undefined) course.go(selected, 'script')
  announce(root, 'ready')
}

/** Timing of each slide. */
function timingOf(
  { root, slides }: Parts,
  { flow, slides: slideProps }: SliderProps,
  course: SliderCourse,
  current: () => number,
): Timing {
  return {
    duration() {
      const slide = slideProps[current()]
      if (!slide || slide.stopHere || slides.length < 2) return Number.POSITIVE_INFINITY
      return slide.duration ?? flow.duration
    },
    filled() {
      const isRound = root.querySelector<HTMLElement>('.slider__progress')?.dataset.basedOn === 'module'
      const passed = course.passed()
      return isRound ? [passed / slides.length, (passed + 1) / slides.length] : [0, 1]
    },
    next: course.advance,
    again() {
      course.startOver()
      course.go('next', 'visitor')
    },
  }
}

function standsStill(pauses: Pauses): boolean {
  return pauses.some((reason) => STILL.includes(reason))
}

/** The slides above which layers are there. */
function rangeOf({ dataset: { from, to } }: HTMLElement): Parameters<typeof isAbove>[0] {
  return { ...(from !== undefined && { from: Number(from) }), ...(to !== undefined && { to: Number(to) }) }
}
