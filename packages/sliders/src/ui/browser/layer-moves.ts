import { beyondOf } from '../../core/layers/beyond.ts'
import type { FrameMotion, LayerMotion } from '../../core/layers/layer-motion.ts'
import { isNatural, type KeyframeContext, stateKeyframes } from '../../core/layers/state-keyframes.ts'
import type { State } from '../../core/model/layer/state.ts'
import { loopKeyframes } from './loop-keyframes.ts'
import type { splitText as SplitText } from './split-text.ts'

/** A layer while its slide is shown. */
export interface LayerMoves {
  /** It waits to come. */
  wait(): void
  come(): Promise<void>
  go(): Promise<void>
  /** Plays one of its named frames. */
  frame(name: string): Promise<void>
  isIn(): boolean
  pause(): void
  resume(): void
  /** It is as the page came with it. */
  reset(): void
}

/** Context of all moves on this slide, this time. */
export interface MoveContext {
  readonly stage: HTMLElement
  readonly backward: boolean
  readonly rightToLeft: boolean
  /** The visitor asked for less motion: what comes is there, what goes is gone. */
  readonly still: boolean
  readonly emit: (event: 'layer-in' | 'layer-out') => void
}

/** Texts in pieces are for those sliders that have them. */
let takeApart: typeof SplitText | undefined

async function fetchPieces(): Promise<void> {
  const { splitText } = await import('./split-text.ts')
  takeApart = splitText
}

/** @param element `.layer`. */
export function layerMoves(element: HTMLElement, motion: LayerMotion, around: MoveContext): LayerMoves {
  const body = element.querySelector<HTMLElement>(':scope > .layer__body') ?? element
  const { start = {}, named = [], out, loop } = motion
  /** Animations that fill or run. */
  const running = new Set<Animation>()
  let undo = () => {}
  let swing: Animation | undefined
  let isPaused = false
  /** A later wish ends an earlier one that is still being prepared. */
  let wishes = 0
  let current: State = start

  const keep = (animation: Animation) => {
    running.add(animation)
    return animation.finished
  }
  const clear = () => {
    for (const animation of running) animation.cancel()
    running.clear()
    undo()
    undo = () => {}
    delete element.dataset.masked
  }
  const play = async (frame: FrameMotion, to: State) => {
    const from = current
    const before = [...running]
    const endLast = undo
    current = to
    if (around.still) return clear()
    endLast()
    const made = move({ element, body, frame, from, to, around })
    undo = made.undo
    const ended = Promise.all(made.animations.map(keep))
    // The new ones have taken their place.
    for (const animation of before) {
      running.delete(animation)
      animation.cancel()
    }
    await ended
    made.undo()
    if (isNatural(to)) clear()
    else if (frame.split) {
      // The pieces are gone: the layer as a whole stays where they went.
      const held = body.animate(stateKeyframes(to, to, keyframeContext(element, around)), { duration: 1, fill: 'both' })
      for (const animation of running) animation.cancel()
      running.clear()
      running.add(held)
    }
  }
  const startSwing = () => {
    if (!loop || around.still || swing) return
    const { duration, easing, yoyo, repeat = Number.POSITIVE_INFINITY } = loop
    swing = body.animate(loopKeyframes(loop, { scales: scales(element), rightToLeft: around.rightToLeft }), {
      duration,
      easing,
      direction: yoyo && loop.angle === undefined ? 'alternate' : 'normal',
      iterations: yoyo && loop.angle === undefined ? repeat * 2 : repeat,
    })
    if (isPaused) swing.pause()
  }
  const endSwing = () => {
    swing?.cancel()
    swing = undefined
  }
  // What is cancelled on the way has been overtaken by another wish.
  const quietly = (ending: Promise<unknown>) => ending.catch(() => {}).then(() => {})

  return {
    wait() {
      element.dataset.state = 'waiting'
    },
    async come() {
      const { in: frame } = motion
      const wish = ++wishes
      if (frame?.split && !takeApart && !around.still) await fetchPieces()
      if (wish !== wishes) return
      element.dataset.state = 'in'
      around.emit('layer-in')
      if (frame) {
        current = start
        await quietly(play(frame, frame.state))
      }
      if (element.dataset.state === 'in') startSwing()
    },
    async go() {
      wishes += 1
      if (out?.split && !takeApart && !around.still) await fetchPieces()
      element.dataset.state = 'leaving'
      endSwing()
      if (out) await quietly(play(out, { ...current, ...out.state }))
      if (element.dataset.state !== 'leaving') return
      element.dataset.state = 'waiting'
      clear()
      around.emit('layer-out')
    },
    async frame(name) {
      const frame = named.find((one) => one.name === name)
      if (frame?.split && !takeApart) await fetchPieces()
      if (frame) await quietly(play(frame, { ...current, ...frame.state }))
    },
    isIn: () => element.dataset.state === undefined || element.dataset.state === 'in',
    pause() {
      isPaused = true
      swing?.pause()
    },
    resume() {
      isPaused = false
      swing?.play()
    },
    reset() {
      wishes += 1
      endSwing()
      clear()
    },
  }
}

/** Starts the move of a frame. */
function move(way: {
  readonly element: HTMLElement
  readonly body: HTMLElement
  readonly frame: FrameMotion
  readonly from: State
  readonly to: State
  readonly around: MoveContext
}): { readonly animations: readonly Animation[]; readonly undo: () => void } {
  const { element, body, frame, from, to, around } = way
  const { duration, easing, mask, split, reveal } = frame
  const timing = { duration, easing, fill: 'both' } as const
  const words = split && body.querySelector<HTMLElement>(':scope > .layer__words')
  if (split && words && takeApart) {
    const measured = keyframeContext(element, around)
    const text = takeApart(words, split, mask === true)
    const animations = text.pieces.map(({ element: piece, unit, delay }) =>
      piece.animate(stateKeyframes(from, to, { ...measured, turn: unit }), { ...timing, delay }),
    )
    return { animations, undo: text.undo }
  }
  const base = stateKeyframes(from, to, keyframeContext(element, around))
  if (mask) element.dataset.masked = ''
  if (!reveal) {
    return {
      animations: [body.animate(base, timing)],
      undo: () => delete element.dataset.masked,
    }
  }
  const block = document.createElement('span')
  block.className = 'layer__reveal'
  block.ariaHidden = 'true'
  block.style.background = reveal.color
  element.append(block)
  const comes = element.dataset.state === 'in'
  return {
    animations: [
      // The layer itself changes behind the block, at once.
      body.animate(
        [
          { opacity: comes ? 0 : 1 },
          { opacity: comes ? 0 : 1, offset: 0.5 },
          { opacity: comes ? 1 : 0, offset: 0.5 },
          { opacity: comes ? 1 : 0 },
        ],
        { duration, fill: 'both' },
      ),
      block.animate(passing(reveal.from, around.rightToLeft), { duration, easing, fill: 'both' }),
    ],
    undo: () => block.remove(),
  }
}

/** A block comes from one side and leaves by the other. */
function passing(from: 'start' | 'end' | 'top' | 'bottom', rightToLeft: boolean): Keyframe[] {
  const left = (from === 'start') !== rightToLeft
  const [before, after] =
    from === 'top' || from === 'bottom'
      ? ['inset(0 0 100% 0)', 'inset(100% 0 0 0)']
      : ['inset(0 100% 0 0)', 'inset(0 0 0 100%)']
  const forward = from === 'top' || (from !== 'bottom' && left)
  return [forward ? before : after, 'inset(0)', forward ? after : before].map((clipPath) => ({ clipPath }))
}

function keyframeContext(element: HTMLElement, { stage, backward, rightToLeft }: MoveContext): KeyframeContext {
  let measured: readonly [DOMRect, DOMRect] | undefined
  return {
    turn: 0,
    backward,
    rightToLeft,
    random: Math.random,
    scales: scales(element),
    beyond(edge) {
      measured ??= [element.getBoundingClientRect(), stage.getBoundingClientRect()]
      return beyondOf(edge, ...measured, rightToLeft)
    },
  }
}

function scales(element: HTMLElement): boolean {
  return element.dataset.keeps === undefined
}
