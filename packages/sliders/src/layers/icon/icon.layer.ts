import { type IconName, parseIconName } from '@vitrine/kit/core'
import type { LayerDeclaration } from '../../core/layers/layer-declaration.ts'
import { inTheMiddle } from '../../core/layers/new-place.ts'

export interface IconContent {
  readonly type: 'icon'
  readonly icon: IconName
}

export const icon: LayerDeclaration<IconContent> = {
  slug: 'layerIcon',
  label: 'Icon',
  icon: 'star',
  initial: { icon: 'star', ...inTheMiddle(), text: { desktop: { size: 64 } } },
  parse(raw) {
    const name = parseIconName(raw.icon)
    return name && { type: 'icon', icon: name }
  },
}
