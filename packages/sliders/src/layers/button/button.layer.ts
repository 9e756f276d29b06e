import { choice, given, text } from '@vitrine/content/core'
import { type IconName, parseIconName } from '@vitrine/kit/core'
import type { LayerDeclaration } from '../../core/layers/layer-declaration.ts'
import { inTheMiddle } from '../../core/layers/new-place.ts'

export const BUTTON_LOOKS = ['solid', 'outline', 'quiet'] as const

export interface ButtonContent {
  readonly type: 'button'
  readonly label: string
  readonly look: (typeof BUTTON_LOOKS)[number]
  readonly icon?: IconName
}

export const button: LayerDeclaration<ButtonContent> = {
  slug: 'layerButton',
  label: { en: 'Button', de: 'Schaltfläche' },
  icon: 'target',
  initial: { label: 'Read more', ...inTheMiddle() },
  parse(raw) {
    const label = text(raw.label)
    return label
      ? { type: 'button', label, look: choice(raw.look, BUTTON_LOOKS), ...given({ icon: parseIconName(raw.icon) }) }
      : undefined
  },
  words: ({ label }) => label,
}
