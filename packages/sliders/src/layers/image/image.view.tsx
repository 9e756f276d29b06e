import type { LayerOf } from '../../core/model/layer-kinds.ts'
import { LayerImage } from '../../ui/layer-image.tsx'
import type { LayerKindView } from '../../ui/layer-kind-view.ts'

export const imageView: LayerKindView<LayerOf<'image'>> = {
  view: ({ layer, at, waits }) => (
    <div className="layer__picture" data-fit={layer.fit}>
      <LayerImage image={layer.image} layer={layer} waits={waits} priority={at.priority} />
    </div>
  ),
}
