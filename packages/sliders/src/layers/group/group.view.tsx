import type { LayerOf } from '../../core/model/layer-kinds.ts'
import type { LayerKindView } from '../../ui/layer-kind-view.ts'

export const groupView: LayerKindView<LayerOf<'group'>> = {
  view: ({ layer, nested }) => <div className="layer__group">{nested(layer.children)}</div>,
}
