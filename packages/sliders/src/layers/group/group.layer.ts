import { joinedWords } from '../../core/layers/joined-words.ts'
import type { LayerDeclaration } from '../../core/layers/layer-declaration.ts'
import { inTheMiddle } from '../../core/layers/new-place.ts'

export interface GroupContent<Inner> {
  readonly type: 'group'
  readonly children: readonly Inner[]
}

/** Several layers that move as one. */
export const group = <Inner>(): LayerDeclaration<GroupContent<Inner>, Inner> => ({
  slug: 'layerGroup',
  label: { en: 'Group', de: 'Gruppe' },
  icon: 'layers',
  initial: { layers: [], ...inTheMiddle({ width: '400', height: '240' }) },
  parse: (raw, { inside }) => inside && { type: 'group', children: inside(raw.layers) },
  words: ({ children, name }, wordsOf) => joinedWords(children, wordsOf) || name,
  holds: {
    lays: 'places',
    children: ({ children }) => children,
    map: (layer, change) => ({ ...layer, children: layer.children.map(change) }),
  },
})
