import { SPINNER_AFTER_MS } from '../../core/model/loading.ts'
import type { SliderProps } from '../../core/slider-props.ts'
import { BASIC, FADING } from '../../core/transitions/basic.ts'
import { chooseName } from '../../core/transitions/choose.ts'
import { type Drawing, type Occasion, planOf } from '../../core/transitions/plan.ts'
import type { Transition } from '../../core/transitions/transition.ts'
import type { Loader } from './loader.ts'
import type { Mover, MoverListener, Way } from './mover.ts'
import type { PanZooms } from './pan-zoom.ts'
import { isRightToLeft, mark, type Parts } from './parts.ts'
import type { SlideLife } from './slide-life.ts'
import { type Running, runTransition, type TakeApart } from './transition.ts'

/** Shows a slide that is already on its way, when a finger has brought it. */
export type Arrival = (from: HTMLElement, to: HTMLElement) => Running

/** Slides that lie on one another; where nothing may move, a row that scrolls. */
export interface Stage extends Mover {
  isRow(): boolean
  isBusy(): boolean
  /** Like `goTo`, with a movement that has begun. */
  arrive(index: number, way: Way, arrival: Arrival): void
  /** Nothing comes to pass until it is released: a finger holds the slide. */
  seize(): void
  release(): void
}

interface Wish {
  readonly index: number
  readonly way: Way
  readonly done: () => void
}

interface Change {
  readonly from: HTMLElement
  readonly to: HTMLElement
  /** Of the slide that comes. */
  readonly index: number
  readonly way: Way
  /** What was measured of the stage. */
  readonly room: Pick<Occasion, 'width' | 'height' | 'rightToLeft'>
}

interface Entry {
  readonly name: string
  readonly transition: Transition
  readonly drawing: Drawing
  readonly takeApart?: TakeApart
}

export function createStage(
  { root, stage, slides }: Parts,
  props: Pick<SliderProps, 'slides' | 'texts'>,
  aid: {
    readonly start: number
    readonly loader: Loader
    readonly panZooms: PanZooms
    /** Undefined while layers have nothing that moves. */
    life(): SlideLife | undefined
  },
  listener: MoverListener,
  signal: AbortSignal,
): Stage {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const { loader, panZooms, life } = aid
  const turns = slides.map(() => 0)
  let current = aid.start
  let busy = false
  let seized = false
  let wish: Wish | undefined
  let wished: (() => void) | undefined
  let running: Running | undefined
  let lastName: string | undefined
  const transitionOf = transitionsFor(props)

  const slideAt = (index: number): HTMLElement => slides[index] ?? slides[0]

  const markActive = () => {
    for (const [index, slide] of slides.entries()) {
      mark(slide, 'active', index === current)
      // What scrolls in is to be reached.
      slide.inert = !stillness.matches && index !== current
    }
    root.dataset.slide = String(current + 1)
    if (stillness.matches && stage.ariaHidden !== 'true') stage.tabIndex = 0
    else stage.removeAttribute('tabindex')
  }
  const status = document.createElement('p')
  status.className = 'slider__loading'
  status.setAttribute('role', 'status')
  stage.after(status)
  const showLoading = (holds: boolean) => {
    mark(root, 'loading', holds)
    status.textContent = holds ? props.texts.loading : ''
  }
  /** Waits for the picture. False: another wish came first. */
  const isLoaded = async (index: number) => {
    if (loader.isReady(index)) return true
    const spinner = setTimeout(() => showLoading(true), SPINNER_AFTER_MS)
    const first = await Promise.race([
      loader.ready(index).then(() => true),
      new Promise<boolean>((resolve) => {
        wished = () => resolve(false)
      }),
    ])
    clearTimeout(spinner)
    showLoading(false)
    wished = undefined
    return first
  }
  const transit = ({ from, to, index, way, room }: Change): Running => {
    const slide = props.slides[index]
    if (!slide) throw new RangeError(`There is no slide ${index}.`)
    const { name, transition, drawing, takeApart } = transitionOf(slide.transition, turns[index] ?? 0, lastName)
    lastName = name
    turns[index] = (turns[index] ?? 0) + 1
    const isPlaying = [from, to].some((one) => one.querySelector('.slider__background :is(video, iframe)'))
    const duration = slide.transition.duration
    const occasion: Occasion = {
      direction: way.direction,
      ...room,
      whole: isPlaying,
      random: Math.random,
      ...(duration !== undefined && transition.duration > 0 && { duration }),
    }
    const plan = planOf(transition, occasion, drawing)
    return runTransition(
      plan,
      { stage, from, to },
      plan.pieces.length > 1 ? takeApart : undefined,
      life() !== undefined,
    )
  }
  const change = async (index: number, way: Way, arrival?: Arrival) => {
    const before = current
    if (!arrival && !(await isLoaded(index))) return
    if (signal.aborted) return
    const [from, to] = [slideAt(before), slideAt(index)]
    const hadFocus = from.contains(document.activeElement)
    // Measured before anything is written, while the answer is at hand.
    const room = { width: stage.clientWidth, height: stage.clientHeight, rightToLeft: isRightToLeft(root) }
    current = index
    listener.change(before, index, way)
    mark(root, 'animating', true)
    from.dataset.leaving = 'below'
    markActive()
    // What is going cannot hold the focus; its place is taken by what has come.
    if (hadFocus) focusOn(to)
    panZooms.enter(to, stillness.matches ? undefined : props.slides[index]?.panZoom)
    if (stillness.matches) {
      delete from.dataset.leaving
      showInRow()
    } else {
      const left = life()?.leave(from, before)
      life()?.enter(to, index)
      running = arrival ? arrival(from, to) : transit({ from, to, index, way, room })
      await Promise.all([running.finished, left])
      running = undefined
    }
    if (signal.aborted) return
    panZooms.leave(from)
    panZooms.run(to)
    mark(root, 'animating', false)
    listener.changed(before, index, way)
  }
  const begin = async (index: number, way: Way, arrival?: Arrival) => {
    busy = true
    try {
      await change(index, way, arrival)
    } finally {
      busy = false
      comply()
    }
  }
  /** Does what was wished meanwhile. */
  const comply = () => {
    if (busy || seized || !wish) return
    const { index, way, done } = wish
    wish = undefined
    goTo(index, way).then(done)
  }
  const goTo = (index: number, way: Way): Promise<void> => {
    if (busy || seized) {
      wish?.done()
      const kept = new Promise<void>((done) => {
        wish = { index, way, done }
      })
      wished?.()
      return kept
    }
    return index === current || !slides[index] ? Promise.resolve() : begin(index, way)
  }

  const showInRow = () => stage.scrollTo({ left: slideAt(current).offsetLeft, behavior: 'instant' })
  const followRow = () => {
    if (!stillness.matches || busy) return
    const index = Math.round(Math.abs(stage.scrollLeft) / Math.max(stage.clientWidth, 1))
    if (index === current || !slides[index]) return
    const before = current
    const way: Way = { by: 'visitor', direction: index > before ? 1 : -1 }
    current = index
    listener.change(before, index, way)
    markActive()
    listener.changed(before, index, way)
  }
  stage.addEventListener('scroll', followRow, { signal, passive: true })
  stillness.addEventListener(
    'change',
    () => {
      running?.cancel()
      panZooms.stop()
      markActive()
      if (stillness.matches) showInRow()
    },
    { signal },
  )

  markActive()
  if (stillness.matches) showInRow()
  else {
    panZooms.enter(slideAt(current), props.slides[current]?.panZoom)
    panZooms.run(slideAt(current))
  }
  signal.addEventListener('abort', () => {
    running?.cancel()
    panZooms.stop()
    wished?.()
    wish?.done()
    wish = undefined
    for (const slide of slides) slide.inert = false
    for (const state of ['animating', 'loading']) mark(root, state, false)
    if (stage.ariaHidden !== 'true') stage.tabIndex = 0
    status.remove()
  })
  return {
    length: slides.length,
    current: () => current,
    goTo,
    isRow: () => stillness.matches,
    isBusy: () => busy,
    arrive(index, way, arrival) {
      begin(index, way, arrival)
    },
    seize() {
      seized = true
    },
    release() {
      seized = false
      comply()
    },
  }
}

function focusOn(slide: HTMLElement): void {
  slide.tabIndex = -1
  slide.focus({ preventScroll: true })
  slide.addEventListener('blur', () => slide.removeAttribute('tabindex'), { once: true })
}

/** Finds transitions by name. Those beyond fades come when a slide names one; until they have, every such name is `fade`. */
function transitionsFor({ slides }: Pick<SliderProps, 'slides'>) {
  let table: Table | 'missing' | undefined
  const basic = (name: string): Transition =>
    Object.hasOwn(BASIC, name) && table !== 'missing' ? BASIC[name as keyof typeof BASIC] : BASIC.fade
  const names = slides.flatMap(({ transition }) => transition.names)
  if (names.some((name) => !Object.hasOwn(BASIC, name))) {
    void fetchTable().then((fetched) => {
      table = fetched
    })
  }
  return (choice: SliderProps['slides'][0]['transition'], turn: number, last: string | undefined): Entry => {
    const wanted = chooseName(choice, turn, last, Math.random)
    if (!table || table === 'missing') return { name: wanted, transition: basic(wanted), drawing: FADING }
    const { drawing, nameOf, transitions, takeApart } = table
    const name = nameOf(wanted, last, Math.random)
    return { name, transition: transitions[name] ?? BASIC.fade, drawing, takeApart }
  }
}

type Table = typeof import('./table.ts').TABLE

let fetching: Promise<Table | 'missing'> | undefined

/** One table serves all sliders of a page; that it is missing is said once. */
function fetchTable(): Promise<Table | 'missing'> {
  fetching ??= import('./table.ts').then(
    ({ TABLE }) => TABLE,
    () => {
      console.error('Transition Table can not be loaded')
      return 'missing' as const
    },
  )
  return fetching
}
