import type { LayerOf } from '../../core/model/layer-kinds.ts'
import type { LayerKindView } from '../../ui/layer-kind-view.ts'

export const shapeView: LayerKindView<LayerOf<'shape'>> = {
  // Its styles are all that is visible of it.
  view: () => null,
}
