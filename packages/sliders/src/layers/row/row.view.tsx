import type { LayerOf } from '../../core/model/layer-kinds.ts'
import type { LayerKindView } from '../../ui/layer-kind-view.ts'

export const rowView: LayerKindView<LayerOf<'row'>> = {
  view: ({ layer, nested }) => (
    <div className="layer__columns">
      {layer.columns.map(({ children }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have nothing else to tell them apart
        <div key={index} className="layer__column">
          {nested(children)}
        </div>
      ))}
    </div>
  ),
}
