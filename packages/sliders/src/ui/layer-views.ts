import type { Layer, LayerOf, LayerType } from '../core/model/layer-kinds.ts'
import { LAYER_VIEWS } from '../layers/views.ts'
import type { LayerKindView } from './layer-kind-view.ts'

/** View of each kind of layer. */
const VIEWS: { readonly [Type in LayerType]: LayerKindView<LayerOf<Type>> } = LAYER_VIEWS

export function viewOf(type: LayerType): LayerKindView<Layer> {
  return VIEWS[type]
}
