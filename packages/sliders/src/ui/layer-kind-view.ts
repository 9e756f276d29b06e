import type { ReactNode } from 'react'
import type { Layer } from '../core/model/layer-kinds.ts'
import type { Press, SlidePlace } from './layer-press.tsx'

/** A layer, and what it needs to be shown. */
export interface Shown<One extends Layer> {
  readonly layer: One
  readonly at: SlidePlace
  /** True if its images wait for the loader. */
  readonly waits: boolean
  readonly press: Press | undefined
  /** Draws the layers that stand in this one. */
  readonly nested: (layers: readonly Layer[]) => ReactNode
}

/** View of a kind of layer. */
export interface LayerKindView<One extends Layer> {
  /** Shows what a layer holds. */
  view(shown: Shown<One>): ReactNode
  /** Its link or button is around what it shows. Absent: it lies over the whole layer. */
  readonly holdsPress?: true
}
