import type { LayerOf } from '../../core/model/layer-kinds.ts'
import { LayerImage } from '../../ui/layer-image.tsx'
import type { LayerKindView } from '../../ui/layer-kind-view.ts'

export const svgView: LayerKindView<LayerOf<'svg'>> = {
  view: ({ layer, waits }) =>
    layer.paint ? (
      <span
        className="layer__drawing"
        {...(layer.image.alt ? { role: 'img', 'aria-label': layer.image.alt } : { 'aria-hidden': true })}
      />
    ) : (
      <div className="layer__picture" data-fit="contain">
        <LayerImage image={layer.image} layer={layer} waits={waits} />
      </div>
    ),
}
