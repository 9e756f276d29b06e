import { choice, text } from '@vitrine/content/core'
import type { LayerDeclaration } from '../../core/layers/layer-declaration.ts'
import { inTheMiddle } from '../../core/layers/new-place.ts'

export const TEXT_ELEMENTS = ['div', 'p', 'h2', 'h3', 'h4'] as const

export interface HeadingContent {
  readonly type: 'heading'
  readonly as: (typeof TEXT_ELEMENTS)[number]
  readonly words: string
}

export const heading: LayerDeclaration<HeadingContent> = {
  slug: 'layerHeading',
  label: { en: 'Heading', de: 'Überschrift' },
  icon: 'newspaper',
  initial: { words: 'A heading', ...inTheMiddle(), text: { desktop: { size: 56, line: 1.1 } } },
  parse(raw) {
    const words = text(raw.words)
    return words ? { type: 'heading', as: choice(raw.as, ['h2', ...TEXT_ELEMENTS]), words } : undefined
  },
  words: ({ words }) => words,
}
