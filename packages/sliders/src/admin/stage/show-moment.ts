import { beyondOf } from '../../core/layers/beyond.ts'
import { type KeyframeContext, stateKeyframes } from '../../core/layers/state-keyframes.ts'
import { easingCss } from '../../core/model/easing.ts'
import type { LayerNode } from '../../core/stage/layer-tree.ts'
import { momentOf } from '../../core/stage/moment.ts'

/** Milliseconds of a move that has ended. */
const ENDED_MS = 1

/**
 * Shows the layers of a resting page as they are at a moment of their slide. Texts that come in pieces are shown in one.
 *
 * @param ms Milliseconds from the start of the slide; absent: at rest again.
 */
export function showMoment(page: Document, layers: readonly LayerNode[], slideMs: number, ms?: number): void {
  for (const layer of layers) {
    const element = page.querySelector<HTMLElement>(`.layer[data-layer="${CSS.escape(layer.id)}"]`)
    const body = element?.querySelector<HTMLElement>(':scope > .layer__body')
    if (!element || !body) continue
    for (const animation of body.getAnimations()) animation.cancel()
    delete element.dataset.masked
    element.style.visibility = ''
    if (ms === undefined) continue
    const moment = momentOf(layer.stored, ms, slideMs)
    if (moment.kind === 'away') {
      element.style.visibility = 'hidden'
      continue
    }
    const around = keyframeContext(page, element)
    if (moment.kind === 'there') {
      body.animate(stateKeyframes(moment.state, moment.state, around), { duration: ENDED_MS, fill: 'both' })
      continue
    }
    const { frame, from, to, elapsed } = moment
    if (frame.mask) element.dataset.masked = ''
    const move = body.animate(stateKeyframes(from, to, around), {
      duration: frame.duration,
      easing: easingCss(frame.easing),
      fill: 'both',
    })
    move.pause()
    move.currentTime = elapsed
  }
}

function keyframeContext(page: Document, element: HTMLElement): KeyframeContext {
  const stage = page.querySelector('.slider__stage') ?? element
  const rightToLeft = page.defaultView?.getComputedStyle(element).direction === 'rtl'
  return {
    turn: 0,
    backward: false,
    rightToLeft,
    // The middle of what is left to chance.
    random: () => 0.5,
    scales: element.dataset.keeps === undefined,
    beyond: (edge) => beyondOf(edge, element.getBoundingClientRect(), stage.getBoundingClientRect(), rightToLeft),
  }
}
