import { LAYER_DECLARATIONS, type Layer, type LayerContent } from '../../layers/declarations.ts'
import type { LayerDeclaration } from '../layers/layer-declaration.ts'
import type { LayerBase } from './layer/base.ts'

export type { Layer, LayerContent }

export type LayerType = LayerContent['type']

/** A layer of one kind. */
export type LayerOf<Type extends LayerType> = LayerBase & Extract<LayerContent, { readonly type: Type }>

/** All kinds of layers, in the order of the menu and of the picker. */
export const LAYER_KINDS: {
  readonly [Type in LayerType]: LayerDeclaration<Extract<LayerContent, { readonly type: Type }>, Layer>
} = LAYER_DECLARATIONS

/** Types of layers, in the order of the menu and of the picker. */
export const LAYER_TYPES = Object.keys(LAYER_KINDS) as readonly LayerType[]

/** The declaration of a layer's kind. */
export function declarationOf({ type }: Pick<Layer, 'type'>): LayerDeclaration<LayerContent, Layer> {
  return LAYER_KINDS[type]
}

const BY_SLUG = new Map<unknown, LayerDeclaration<LayerContent, Layer>>(
  Object.values(LAYER_KINDS).map((kind) => [kind.slug, kind]),
)

/** The kind that is stored under a name. */
export function storedKind(slug: unknown): LayerDeclaration<LayerContent, Layer> | undefined {
  return BY_SLUG.get(slug)
}

/** Words of a layer. */
export function wordsOf(layer: Layer): string {
  const { words } = declarationOf(layer)
  return words ? words(layer, wordsOf) : layer.name
}

/** Layers that stand in a layer. */
export function childrenOf(layer: Layer): readonly Layer[] {
  return declarationOf(layer).holds?.children(layer) ?? []
}
