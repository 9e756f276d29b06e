import { type AdminLabel, adminTextIn } from '@vitrine/content/core'
import { storedKind } from '../../core/model/layer-kinds.ts'
import type { LayerNode } from '../../core/stage/layer-tree.ts'

const LAYER: AdminLabel = { en: 'Layer', de: 'Ebene' }

/** A layer as editors read it. @param language Of the admin. */
export function nameOf({ kind, label }: LayerNode, language: string): string {
  const name = adminTextIn(storedKind(kind)?.label ?? LAYER, language)
  return label ? `${name}: ${label}` : name
}
