import { isSameToggle, type PauseReason, type Pauses, withPause } from '../../core/flow/pauses.ts'
import type { SliderProps } from '../../core/slider-props.ts'
import { createCountdown } from './countdown.ts'
import { announce, mark, type Parts } from './parts.ts'
import { createProgress } from './progress.ts'

/** Timing of a slide. */
export interface Timing {
  /** Milliseconds of the shown slide; Infinity: it stays. */
  duration(): number
  /** Shares of the way that are filled at its beginning and end. */
  filled(): readonly [number, number]
  /** Its time is over: goes on. @returns Whether there is a slide to go to. */
  next(): boolean
  /** Somebody wants it to play after it has come to its end. */
  again(): void
}

export interface Autoplay {
  hold(reason: PauseReason): void
  release(reason: PauseReason): void
  /** Wishes of scripts. The pause button's own wish outlives them. */
  play(): void
  pause(): void
  toggle(): void
  /** A slide comes: its time begins. */
  restart(): void
  pauses(): Pauses
}

/**
 * Lets the time of slides run while there is no reason against it (`data-playing`, `data-paused-by`; events `play` and
 * `pause`), and shows the button that ends it.
 *
 * @param onPauses Called whenever the reasons change.
 */
export function createAutoplay(
  { root, stage, pause: button }: Parts,
  { flow, texts }: Pick<SliderProps, 'flow' | 'texts'>,
  timing: Timing,
  onPauses: (pauses: Pauses) => void,
  signal: AbortSignal,
): Autoplay {
  // Until it has been seen.
  let pauses: Pauses = ['offscreen']
  let wanted = flow.autoplay
  let over = false
  let playing: boolean | undefined
  let toggledAt = Number.NEGATIVE_INFINITY
  const countdown = createCountdown(() => {
    if (!timing.next()) finish()
  })
  const progress = createProgress(root)

  const update = () => {
    const plays = wanted && !over && pauses.length === 0
    if (pauses.length === 0) delete root.dataset.pausedBy
    else root.dataset.pausedBy = pauses.join(' ')
    if (button) showPauseButton(button, pauses, over, texts)
    if (plays === playing) return
    const isFirst = playing === undefined
    playing = plays
    mark(root, 'playing', plays)
    // What changes by itself is not read out.
    stage.setAttribute('aria-live', plays ? 'off' : 'polite')
    for (const clock of [countdown, progress]) plays ? clock?.resume() : clock?.pause()
    if (!isFirst || plays) announce(root, plays ? 'play' : 'pause')
  }
  const set = (reason: PauseReason, holds: boolean) => {
    const next = withPause(pauses, reason, holds)
    if (next === pauses) return
    pauses = next
    update()
    onPauses(pauses)
  }
  const isRepeated = () => {
    const now = performance.now()
    const same = isSameToggle(toggledAt, now)
    if (!same) toggledAt = now
    return same
  }
  const toggle = (reason: 'user' | 'api') => {
    if (isRepeated()) return
    if (over) return again()
    if (reason === 'user' && pauses.includes('api')) set('api', false)
    else set(reason, !pauses.includes(reason))
  }
  const again = () => {
    over = false
    pauses = pauses.filter((reason) => reason !== 'user' && reason !== 'api')
    update()
    onPauses(pauses)
    timing.again()
  }

  button?.addEventListener('click', () => toggle('user'), { signal })
  signal.addEventListener('abort', () => {
    countdown.stop()
    progress?.stop()
    if (button) button.hidden = true
    delete root.dataset.pausedBy
    mark(root, 'playing', false)
    stage.removeAttribute('aria-live')
  })
  update()
  const finish = () => {
    over = true
    countdown.stop()
    update()
  }
  const play = () => {
    wanted = true
    if (over) again()
    else set('api', false)
    update()
  }
  return {
    hold: (reason) => set(reason, true),
    release: (reason) => set(reason, false),
    play,
    pause: () => set('api', true),
    toggle: () => (wanted ? toggle('api') : play()),
    restart() {
      const ms = timing.duration()
      countdown.start(ms)
      progress?.start(ms, ...timing.filled())
    },
    pauses: () => pauses,
  }
}

/** Shows whether the button plays or pauses. Where nothing may move, there is none. */
function showPauseButton(
  button: HTMLElement,
  pauses: Pauses,
  isOver: boolean,
  { play, pause }: Pick<SliderProps['texts'], 'play' | 'pause'>,
): void {
  button.hidden = pauses.includes('motion')
  const rests = isOver || pauses.includes('user') || pauses.includes('api')
  button.dataset.state = rests ? 'paused' : 'playing'
  const label = rests ? play : pause
  const text = button.firstElementChild ?? button
  if (text.textContent !== label) text.textContent = label
}
