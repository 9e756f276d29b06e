import { RichTextContent } from '@vitrine/ui/ui'
import type { LayerOf } from '../../core/model/layer-kinds.ts'
import type { LayerKindView } from '../../ui/layer-kind-view.ts'

export const textView: LayerKindView<LayerOf<'text'>> = {
  view: ({ layer }) => (
    <div className="layer__words prose">
      <RichTextContent nodes={layer.content} />
    </div>
  ),
}
