import { rowsOf, type Stored } from '@vitrine/canvas/core'

/** A layer among the others of its slide. */
export interface LayerNode {
  /** Path of the layer in its slide: `layers.2`, `layers.2.columns.0.layers.1`. */
  readonly path: string
  /** Path of the list that it is in. */
  readonly list: string
  /** Its place in that list, and how many are in it. */
  readonly index: number
  readonly count: number
  readonly id: string
  readonly kind: string
  readonly label: string
  /** 0 on the slide itself. */
  readonly depth: number
  /** True if it has a position; in the columns of a row layers stand one below the other. */
  readonly isPlaced: boolean
  readonly stored: Stored
}

/** The layers of a stored slide in the order of reading, each before those that stand in it. */
export function layerTree(slide: Stored): readonly LayerNode[] {
  return nodesOf(slide.layers, { list: 'layers', depth: 0, isPlaced: true })
}

function nodesOf(layers: unknown, at: Pick<LayerNode, 'list' | 'depth' | 'isPlaced'>): readonly LayerNode[] {
  const rows = rowsOf(layers)
  return rows.flatMap((stored, index) => {
    const path = `${at.list}.${index}`
    const node: LayerNode = {
      ...at,
      path,
      index,
      count: rows.length,
      id: String(stored.id),
      kind: String(stored.blockType),
      label: labelOf(stored),
      stored,
    }
    const inside = { depth: at.depth + 1 }
    return [
      node,
      ...nodesOf(stored.layers, { ...inside, list: `${path}.layers`, isPlaced: at.isPlaced }),
      ...rowsOf(stored.columns).flatMap((column, place) =>
        nodesOf(column.layers, { ...inside, list: `${path}.columns.${place}.layers`, isPlaced: false }),
      ),
    ]
  })
}

/** Label of a layer for editors: its name, or its words. Empty where it has neither. */
function labelOf({ name, words, label }: Stored): string {
  return [name, words, label].find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? ''
}
