import { Icon } from '@vitrine/ui/ui'
import type { LayerOf } from '../../core/model/layer-kinds.ts'
import type { LayerKindView } from '../../ui/layer-kind-view.ts'

export const iconView: LayerKindView<LayerOf<'icon'>> = {
  view: ({ layer }) => <Icon name={layer.icon} />,
}
