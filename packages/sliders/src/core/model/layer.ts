import { list } from '@vitrine/content/core'
import type { ParseContext } from '@vitrine/kit/core'
import type { ActionRule } from './layer/action.ts'
import { baseOf } from './layer/base.ts'
import { childrenOf, declarationOf, type Layer, storedKind } from './layer-kinds.ts'

/** Layers of one slide, those in groups and rows with them. */
export const MAX_LAYERS = 40

/** Number of layers that a slide may still have; groups and rows count what they hold. */
interface LayerBudget {
  left: number
}

/** Reads the blocks `layers` of a stored slide; what is too broken to be shown is left out. */
export function parseLayers(raw: unknown, parse: ParseContext): readonly Layer[] {
  const layers = parseAll(raw, { parse, budget: { left: MAX_LAYERS }, nests: true })
  return resolveTargets(layers, layers)
}

/** Editors know layers by their names, what runs knows them by their ids. @param others Those that may be meant. */
export function resolveTargets(layers: readonly Layer[], others: readonly Layer[]): readonly Layer[] {
  const all = [...walkLayers(others)]
  const idOf = (wanted: string) =>
    (all.find(({ id }) => id === wanted) ?? all.find(({ name }) => name === wanted))?.id ?? wanted
  const aim = (layer: Layer): Layer => {
    const content = declarationOf(layer).holds?.map(layer, aim)
    return { ...layer, ...content, actions: layer.actions.map(aimRule) }
  }
  const aimRule = (rule: ActionRule): ActionRule => {
    const { action } = rule
    if (!('layer' in action) || action.layer === undefined) return rule
    return { ...rule, action: { ...action, layer: idOf(action.layer) } }
  }
  return layers.map(aim)
}

interface ParseLevel {
  readonly parse: ParseContext
  readonly budget: LayerBudget
  /** True where groups and rows are allowed: they do not nest. */
  readonly nests: boolean
}

function parseAll(raw: unknown, level: ParseLevel): readonly Layer[] {
  const { parse, budget, nests } = level
  const inside = nests ? (layers: unknown) => parseAll(layers, { ...level, nests: false }) : undefined
  return list(raw)
    .slice(0, MAX_LAYERS)
    .flatMap((stored) => {
      if (budget.left === 0) return []
      budget.left -= 1
      const content = storedKind(stored.blockType)?.parse(stored, { parse, inside })
      if (content) return [{ ...baseOf(stored, parse), ...content }]
      budget.left += 1
      return []
    })
}

/** A layer and those that stand in it. */
export function* walkLayers(layers: readonly Layer[]): Generator<Layer> {
  for (const layer of layers) {
    yield layer
    yield* walkLayers(childrenOf(layer))
  }
}
