import type { Stored } from '@vitrine/canvas/core'
import { useMemo, useState } from 'react'
import { type LayerNode, layerTree } from '../../core/stage/layer-tree.ts'

/** Selection of an editor: a slide, a layer of it if one is chosen, and a moment of its time if one is shown. */
export interface Chosen {
  /** Of the slide, from 0. */
  readonly at: number
  readonly slide: Stored | undefined
  readonly layers: readonly LayerNode[]
  readonly layer: LayerNode | undefined
  /** Milliseconds; undefined: the slide is at rest. */
  readonly moment: number | undefined
  readonly setMoment: (moment: number | undefined) => void
  /** Shows another slide, at rest and with no layer chosen. */
  show(index: number): void
  /** Follows the slide to where it was moved. */
  follow(index: number): void
  choose(layerId: string | undefined): void
}

export function useChosen(slides: readonly Stored[]): Chosen {
  const [wanted, setWanted] = useState(0)
  const [layerId, setLayerId] = useState<string>()
  const [moment, setMoment] = useState<number>()
  const at = Math.max(0, Math.min(wanted, slides.length - 1))
  const slide = slides[at]
  const layers = useMemo(() => (slide ? layerTree(slide) : []), [slide])
  return {
    at,
    slide,
    layers,
    layer: layers.find(({ id }) => id === layerId),
    moment,
    setMoment,
    show(index) {
      setWanted(index)
      setLayerId(undefined)
      setMoment(undefined)
    },
    follow: setWanted,
    choose: setLayerId,
  }
}
