import type { CarouselProps } from '../core/carousel/carousel-props.ts'
import { stepFrom } from '../core/carousel/step.ts'
import { controls, type SlideRequest } from './browser/carousel/controls.ts'
import { type Playing, playing } from './browser/carousel/playing.ts'
import { rowMover } from './browser/carousel/row-mover.ts'
import { smoothHeight } from './browser/carousel/smooth-height.ts'
import type { MoverOptions, SteeredMover, Track } from './browser/carousel/steered-mover.ts'
import { createCountdown } from './browser/countdown.ts'
import type { MoveOrigin } from './browser/mover.ts'

/**
 * Moves the slides of a carousel (`data-slide` from 1, `data-playing`, `data-paused-by`, `data-fits` where there is
 * nothing to move; events `vitrine:carousel:change` with `{ from, to }` from 1, `play` and `pause`). Who wants less
 * motion gets the row that scrolls, and nothing that moves by itself.
 *
 * @param props {@link CarouselProps}.
 */
export function enhance(element: HTMLElement, props: unknown, signal: AbortSignal): void {
  const root = element.querySelector<HTMLElement>('.carousel')
  const viewport = root?.querySelector<HTMLElement>('.carousel__viewport')
  const row = viewport?.querySelector<HTMLElement>('.carousel__row')
  if (!root || !viewport || !row) return
  const track = { viewport, row, slides: [...row.children] as HTMLElement[] }
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  let running = new AbortController()

  const begin = () => {
    running.abort()
    running = new AbortController()
    const asked = track.slides.findIndex((slide) => slide.matches(':target'))
    const start = root.dataset.slide ? Number(root.dataset.slide) - 1 : Math.max(0, asked)
    const options = { root, track, props: props as CarouselProps, calm: stillness.matches, start }
    // A part that does not come leaves the row as the browser scrolls it.
    run({ ...options, signal: AbortSignal.any([signal, running.signal]) }).catch((error: unknown) =>
      console.error(error),
    )
  }
  stillness.addEventListener('change', begin, { signal })
  begin()
}

async function run(options: {
  readonly root: HTMLElement
  readonly track: Track
  readonly props: CarouselProps
  readonly calm: boolean
  readonly start: number
  readonly signal: AbortSignal
}): Promise<void> {
  const { root, track, props, calm, start, signal } = options
  const { motion, single, texts } = props
  const { viewport, row, slides } = track
  const { engine } = calm ? { engine: 'row' as const } : props
  const loop = motion.loop && !calm
  let show = () => {}
  let play: Playing | undefined
  let shown = start

  const fit = props.smoothHeight && !calm ? smoothHeight(viewport, () => slides[shown], signal) : () => {}
  const changed = (by: MoveOrigin['by']) => {
    show()
    const to = mover.current()
    if (to === shown) return
    const from = shown
    shown = to
    if (single) turnTo(to, from)
    fit()
    time.start(motion.delay)
    // Anybody who moves the slides by hand wants to look at them.
    if (motion.moves === 'autoplay' && by === 'visitor') play?.hold('user')
    const detail = { from: from + 1, to: to + 1 }
    root.dispatchEvent(new CustomEvent('vitrine:carousel:change', { bubbles: true, detail }))
  }
  const turnTo = (to: number, from: number) => {
    const [came, left] = [slides[to], slides[from]]
    for (const slide of slides) {
      slide.toggleAttribute('data-active', slide === came)
      if (engine !== 'row') slide.inert = slide !== came
    }
    if (left) videos?.pause(left)
    if (came && 'film' in came.dataset && !calm) videos?.play(came)
  }
  const step = (direction: 1 | -1, by: MoveOrigin['by']): boolean => {
    const size = by === 'visitor' && motion.step === 'page' ? mover.inView() : 1
    const index = stepFrom(mover.current(), direction, { stops: mover.stops(), by: size, loop })
    if (index !== undefined) mover.goTo(index, { by, direction })
    return index !== undefined
  }
  const ask = (wish: SlideRequest) => {
    if (wish === 'next' || wish === 'previous') return step(wish === 'next' ? 1 : -1, 'visitor')
    const index = wish === 'first' ? 0 : wish === 'last' ? mover.stops() - 1 : wish
    const direction = index < mover.current() ? -1 : 1
    return mover.goTo(index, { by: 'visitor', direction })
  }
  const goOn = () => {
    if (!step(1, 'time')) play?.hold('end')
  }
  const time = createCountdown(goOn)

  const held = (isHeld: boolean) => (isHeld ? play?.hold('drag') : play?.release('drag'))
  const videos =
    root.querySelector('vitrine-enhance[name="video"]') && (await import('./browser/carousel/slide-videos.ts')).videos
  const mover = await moverFor(engine, { track, props, calm, start, changed, held, signal })
  if (signal.aborted) return
  show = controls({ root, mover, loop, ask, signal })
  show()
  if (single) {
    turnTo(mover.current(), -1)
    signal.addEventListener('abort', () => {
      for (const slide of slides) slide.inert = false
    })
  }
  fit()
  root.dataset.ready = ''
  signal.addEventListener('abort', () => delete root.dataset.ready)

  const button = root.querySelector<HTMLButtonElement>('.carousel__pause')
  if (calm || !button || (motion.moves === 'marquee' && !mover.glide)) return
  time.start(motion.delay)
  play = playing({
    root,
    button,
    texts,
    pauseOnHover: motion.pauseOnHover,
    start() {
      if (single) row.ariaLive = 'off'
      if (mover.glide) mover.glide.start()
      else time.resume()
    },
    stop() {
      if (single) row.ariaLive = 'polite'
      mover.glide?.stop()
      time.pause()
    },
    again: () => void mover.goTo(0, { by: 'time', direction: -1 }),
    signal,
  })
  const { hold, release } = play
  const listener = {
    plays: () => hold('video'),
    rests: () => release('video'),
    ended() {
      release('video')
      if (single && 'playing' in root.dataset) goOn()
    },
  }
  videos?.follow(root, listener, signal)
}

async function moverFor(engine: CarouselProps['engine'], options: MoverOptions): Promise<SteeredMover> {
  if (engine === 'row') return rowMover(options)
  if (engine === 'stack') return (await import('./browser/carousel/stack-mover.ts')).stackMover(options)
  const { ringMover } = await import('./browser/carousel/ring-mover.ts')
  return ringMover(options)
}
