import type { Gestures } from '../../core/model/gestures.ts'
import { mark, type Parts } from './parts.ts'
import type { Stage } from './stage.ts'

/** Sees to it that slides can be dragged, from the first press on: what follows a drag comes with that. */
export function awaitDrags(
  parts: Parts,
  gestures: Gestures,
  mover: Stage,
  besideOf: (step: 1 | -1) => number | undefined,
  signal: AbortSignal,
): void {
  const { stage, slides } = parts
  const { touch, mouse, direction } = gestures
  if ((!touch && !mouse) || slides.length < 2) return
  stage.dataset.drag = direction
  mark(stage, 'touch', touch)
  const begin = async (first: PointerEvent) => {
    let isDown = true
    const end = () => {
      isDown = false
    }
    for (const name of ['pointerup', 'pointercancel'] as const)
      stage.addEventListener(name, end, { once: true, signal })
    const { followDrags } = await import('./drag.ts')
    if (!signal.aborted) followDrags(parts, gestures, mover, besideOf, isDown ? first : undefined, signal)
  }
  stage.addEventListener('pointerdown', begin, { signal, once: true })
  signal.addEventListener('abort', () => {
    delete stage.dataset.drag
    mark(stage, 'touch', false)
  })
}
