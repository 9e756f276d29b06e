import { frameBars } from './frame-bars.ts'
import type { LayerNode } from './layer-tree.ts'

/** Share of a line's height, above and below, that its letters hardly reach. */
const SPARE = 0.1

/** Pixels across by which lines may touch. */
const TOUCH_PX = 2

/** Box of a line of words, in CSS pixels. */
export interface Line {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A layer with the lines that its words take at one size of the slider. */
export interface LayerWords {
  readonly layer: Pick<LayerNode, 'id' | 'stored'>
  readonly lines: readonly Line[]
}

/**
 * Ids of the layers whose words lie on those of another while both are visible.
 *
 * @param slideMs Milliseconds that the slide is shown.
 */
export function overlappingWords(all: readonly LayerWords[], slideMs: number): ReadonlySet<string> {
  const seen = all.map((words) => ({ ...words, ...timeOf(words.layer, slideMs) }))
  const ids = new Set<string>()
  for (const [index, one] of seen.entries()) {
    for (const other of seen.slice(index + 1)) {
      const isTogether = one.from < other.until && other.from < one.until
      if (!isTogether || !one.lines.some((line) => other.lines.some((another) => overlap(line, another)))) continue
      ids.add(one.layer.id).add(other.layer.id)
    }
  }
  return ids
}

/**
 * Span in which a layer is visible, in milliseconds of its slide. A layer that an action shows may be visible at any
 * time.
 */
function timeOf({ stored }: LayerWords['layer'], slideMs: number): { readonly from: number; readonly until: number } {
  const bars = frameBars(stored, slideMs)
  return {
    from: bars.find(({ kind }) => kind === 'in')?.from ?? 0,
    until: bars.find(({ kind }) => kind === 'out')?.until ?? Number.POSITIVE_INFINITY,
  }
}

function overlap(one: Line, other: Line): boolean {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const [first, second] = [lettersOf(one), lettersOf(other)]
  return across > TOUCH_PX && Math.min(first.bottom, second.bottom) > Math.max(first.top, second.top)
}

function lettersOf({ top, height }: Line): { readonly top: number; readonly bottom: number } {
  return { top: top + height * SPARE, bottom: top + height * (1 - SPARE) }
}
