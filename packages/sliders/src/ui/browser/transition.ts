import type { Plan, Track } from '../../core/transitions/plan.ts'

/** Two slides on their stage. */
export interface Scene {
  readonly stage: HTMLElement
  readonly from: HTMLElement
  readonly to: HTMLElement
}

/** A change that is being shown. */
export interface Running {
  /** Resolves when everything is as it stays: the new slide plain, the old one away, nothing left of the change. */
  readonly finished: Promise<void>
  /** Jumps there. */
  cancel(): void
}

/** Takes a background apart. @returns The parts that move, and what removes them. */
export type TakeApart = (slide: HTMLElement, plan: Plan, side: 'in' | 'out') => readonly (readonly HTMLElement[])[]

/** power2.inOut, for everything that changes slides. */
const EASING = 'cubic-bezier(0.65, 0, 0.35, 1)'

/** Share of a change in which the words of the old slide go, and in which those of the new one come. */
const WORDS = { go: 0.4, come: 0.5 } as const

/** Parts of a slide that change with its background, and its overlay. */
const GROUND = ':scope > :is(.slider__background, .slider__overlay)'
const WORD = ':scope > :is(.slider__grid, .slider__link)'

/**
 * Shows one slide in the place of another.
 *
 * @param takeApart For plans of several pieces.
 * @param keepsWords The words of slides come and go by themselves.
 */
export function runTransition(
  plan: Plan,
  { stage, from, to }: Scene,
  takeApart: TakeApart | undefined,
  keepsWords: boolean,
): Running {
  const animations: Animation[] = []
  const added = new Set<HTMLElement>()
  const play = (elements: Iterable<Element>, { frames, delay, duration }: Track) => {
    for (const element of elements) {
      animations.push(element.animate(frames, { delay, duration, easing: EASING, fill: 'both' }))
    }
  }
  const side = (slide: HTMLElement, name: 'in' | 'out') => {
    const tracks = plan.pieces.map((piece) => piece[name])
    if (tracks.every((track) => !track)) return
    const parts = takeApart?.(slide, plan, name) ?? [[...slide.querySelectorAll<HTMLElement>(GROUND)]]
    if (takeApart) {
      slide.dataset.pieces = ''
      for (const part of parts.flat()) added.add(part.closest<HTMLElement>('.slider__pieces') ?? part)
    }
    for (const [index, elements] of parts.entries()) {
      const track = tracks[index]
      if (track) play(elements, track)
    }
  }

  from.dataset.leaving = plan.above === 'old' ? 'above' : 'below'
  if (plan.through) stage.dataset.through = plan.through
  side(from, 'out')
  side(to, 'in')
  const whole = Math.max(0, ...plan.pieces.flatMap((piece) => [piece.in, piece.out].map(endOf)))
  if (!keepsWords && whole > 0) {
    const [go, come] = [whole * WORDS.go, whole * WORDS.come]
    play(from.querySelectorAll(WORD), { frames: [{ opacity: 1 }, { opacity: 0 }], delay: 0, duration: go })
    play(to.querySelectorAll(WORD), { frames: [{ opacity: 0 }, { opacity: 1 }], delay: whole - come, duration: come })
  }

  const clean = () => {
    for (const element of added) element.remove()
    for (const animation of animations) animation.cancel()
    for (const slide of [from, to]) {
      delete slide.dataset.leaving
      delete slide.dataset.pieces
    }
    delete stage.dataset.through
  }
  return {
    finished: Promise.all(animations.map(({ finished }) => finished)).then(clean, clean),
    cancel() {
      for (const animation of animations) animation.cancel()
    },
  }
}

function endOf(track: Track | undefined): number {
  return track ? track.delay + track.duration : 0
}
