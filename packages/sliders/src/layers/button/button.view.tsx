import { Icon } from '@vitrine/ui/ui'
import type { LayerOf } from '../../core/model/layer-kinds.ts'
import type { LayerKindView } from '../../ui/layer-kind-view.ts'
import { PressView } from '../../ui/layer-press.tsx'

export const buttonView: LayerKindView<LayerOf<'button'>> = {
  view({ layer, press }) {
    const look = layer.look === 'solid' ? 'button-link' : `button-link button-link--${layer.look}`
    const shown = (
      <>
        {layer.icon && <Icon name={layer.icon} />}
        {layer.label}
      </>
    )
    if (!press) return <span className={look}>{shown}</span>
    return (
      <PressView press={press} className={look}>
        {shown}
      </PressView>
    )
  },
  holdsPress: true,
}
