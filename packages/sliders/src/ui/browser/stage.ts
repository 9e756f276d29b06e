import type { SliderProps } from '../../core/slider-props.ts'
import type { Loader } from './loader.ts'
import type { MoveOrigin, Mover, MoverListener } from './mover.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { PanZooms } from './pan-zoom.ts'
import { isRightToLeft, mark, type Parts } from './parts.ts'
import type { SlideLife } from './slide-life.ts'
import { slideLoading } from './slide-loading.ts'
import { slideRow } from './slide-row.ts'
import { stageTransitions } from './stage-transitions.ts'
import type { Running } from './transition.ts'

/** Shows a slide that is already on its way, when a finger has brought it. */
export type Arrival = (from: HTMLElement, to: HTMLElement) => Running

/** Slides that lie on one another; where nothing may move, a row that scrolls. */
export interface Stage extends Mover {
  isRow(): boolean
  isBusy(): boolean
  /** Like `goTo`, with a movement that has begun. */
  arrive(index: number, way: MoveOrigin, arrival: Arrival): void
  /** Nothing comes to pass until it is released: a finger holds the slide. */
  seize(): void
  release(): void
}

interface Journey {
  readonly index: number
  readonly way: MoveOrigin
  readonly arrival?: Arrival
}

/** Services of the surrounding slider for its stage. */
interface StageServices {
  readonly start: number
  readonly loader: Loader
  readonly panZooms: PanZooms
  /** Undefined while layers have nothing that moves. */
  life(): SlideLife | undefined
}

export function createStage(
  parts: Parts,
  props: Pick<SliderProps, 'slides' | 'texts'>,
  aid: StageServices,
  listener: MoverListener,
  signal: AbortSignal,
): Stage {
  const { root, stage, slides } = parts
  const { panZooms, life } = aid
  const loading = slideLoading(parts, aid.loader, props.texts.loading)
  const transit = stageTransitions(props)
  let current = aid.start
  let running: Running | undefined
  const slideAt = (index: number): HTMLElement => slides[index] ?? slides[0]
  const isElsewhere = (index: number) => index !== current && index in slides
  const panZoomOf = (index: number) => (row.isOn() ? undefined : props.slides[index]?.panZoom)
  const select = (index: number, way: MoveOrigin) => {
    const before = current
    current = index
    listener.change(before, index, way)
  }
  const show = () => showActive(parts, current, row.isOn())

  const change = async ({ index, way, arrival }: Journey) => {
    if (!arrival && (!isElsewhere(index) || !(await loading.wait(index)))) return
    if (signal.aborted) return
    const before = current
    const [from, to] = [slideAt(before), slideAt(index)]
    const hadFocus = from.contains(document.activeElement)
    // Measured before anything is written, while the answer is at hand.
    const size = { width: stage.clientWidth, height: stage.clientHeight, rightToLeft: isRightToLeft(root) }
    select(index, way)
    mark(root, 'animating', true)
    from.dataset.leaving = 'below'
    show()
    // What is going cannot hold the focus; its place is taken by what has come.
    if (hadFocus) focusOn(to)
    panZooms.enter(to, panZoomOf(index))
    if (row.isOn()) {
      delete from.dataset.leaving
      row.show(index)
    } else {
      const left = life()?.leave(from, before)
      life()?.enter(to, index)
      running = arrival
        ? arrival(from, to)
        : transit({ stage, from, to }, index, { ...way, ...size }, life() !== undefined)
      await Promise.all([running.finished, left])
      running = undefined
    }
    if (signal.aborted) return
    panZooms.leave(from)
    panZooms.run(to)
    mark(root, 'animating', false)
    listener.changed(before, index, way)
  }
  const journeys = oneAtATime(change, loading.giveUp)
  const stop = () => {
    running?.cancel()
    panZooms.stop()
  }
  const row = slideRow(
    parts,
    (index) => {
      if (journeys.isBusy() || !isElsewhere(index)) return
      const before = current
      const way: MoveOrigin = { by: 'visitor', direction: index > before ? 1 : -1 }
      select(index, way)
      show()
      listener.changed(before, index, way)
    },
    () => {
      stop()
      rest()
    },
    signal,
  )
  /** Shows the current slide where nothing is under way. */
  const rest = () => {
    show()
    if (row.isOn()) row.show(current)
  }
  signal.addEventListener('abort', () => {
    stop()
    loading.remove()
    journeys.drop()
    reset(parts)
  })

  rest()
  panZooms.enter(slideAt(current), panZoomOf(current))
  panZooms.run(slideAt(current))
  return {
    length: slides.length,
    current: () => current,
    goTo: (index, way) => journeys.ask({ index, way }),
    isRow: row.isOn,
    isBusy: journeys.isBusy,
    arrive: (index, way, arrival) => void journeys.begin({ index, way, arrival }),
    seize: journeys.seize,
    release: journeys.release,
  }
}

/** Shows which slide is the current one (`data-active`, `data-slide` of the slider), and lets only it be reached. */
function showActive({ root, stage, slides }: Parts, current: number, isRow: boolean): void {
  for (const [index, slide] of slides.entries()) {
    mark(slide, 'active', index === current)
    // What scrolls in is to be reached.
    slide.inert = !isRow && index !== current
  }
  root.dataset.slide = String(current + 1)
  if (isRow && stage.ariaHidden !== 'true') stage.tabIndex = 0
  else stage.removeAttribute('tabindex')
}

/** Leaves the slides as the server drew them. */
function reset({ root, stage, slides }: Parts): void {
  for (const slide of slides) slide.inert = false
  mark(root, 'animating', false)
  if (stage.ariaHidden !== 'true') stage.tabIndex = 0
}

function focusOn(slide: HTMLElement): void {
  slide.tabIndex = -1
  slide.focus({ preventScroll: true })
  slide.addEventListener('blur', () => slide.removeAttribute('tabindex'), { once: true })
}
