import { createElement } from 'react'
import type { LayerOf } from '../../core/model/layer-kinds.ts'
import type { LayerKindView } from '../../ui/layer-kind-view.ts'
import { PressView } from '../../ui/layer-press.tsx'

export const headingView: LayerKindView<LayerOf<'heading'>> = {
  view: ({ layer, press }) =>
    createElement(
      layer.as,
      { className: 'layer__words layer__heading' },
      press ? (
        <PressView press={press} className="layer__stretch">
          {layer.words}
        </PressView>
      ) : (
        layer.words
      ),
    ),
  holdsPress: true,
}
