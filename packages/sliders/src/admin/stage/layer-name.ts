import { storedKind } from '../../core/model/layer-kinds.ts'
import type { LayerNode } from '../../core/stage/layer-tree.ts'

/** A layer as editors read it. */
export function nameOf({ kind, label }: LayerNode): string {
  const name = storedKind(kind)?.label ?? 'Layer'
  return label ? `${name}: ${label}` : name
}
