import type { EDGES } from '../model/layer/state.ts'

interface Edges {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Distance of a layer to just outside an edge of its stage, in CSS pixels to the right or down. */
export function beyondOf(edge: (typeof EDGES)[number], layer: Edges, stage: Edges, rightToLeft: boolean): number {
  if (edge === 'top') return stage.top - layer.bottom
  if (edge === 'bottom') return stage.bottom - layer.top
  return (edge === 'start') === rightToLeft ? stage.right - layer.left : stage.left - layer.right
}
