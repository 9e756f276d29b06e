import { type AudioContent, audio } from '../../layers/audio/audio.layer.ts'
import { type ButtonContent, button } from '../../layers/button/button.layer.ts'
import { type GroupContent, group } from '../../layers/group/group.layer.ts'
import { type HeadingContent, heading } from '../../layers/heading/heading.layer.ts'
import { type IconContent, icon } from '../../layers/icon/icon.layer.ts'
import { type ImageContent, image } from '../../layers/image/image.layer.ts'
import { type RowContent, row } from '../../layers/row/row.layer.ts'
import { type ShapeContent, shape } from '../../layers/shape/shape.layer.ts'
import { type SvgContent, svg } from '../../layers/svg/svg.layer.ts'
import { type TextContent, text } from '../../layers/text/text.layer.ts'
import { type VideoContent, video } from '../../layers/video/video.layer.ts'
import type { LayerDeclaration } from '../layers/layer-declaration.ts'
import type { LayerBase } from './layer/base.ts'

/** What a layer is, by its kind. Add a kind here: what else it needs does not compile until it is there. */
export type LayerContent =
  | HeadingContent
  | TextContent
  | ButtonContent
  | ImageContent
  | ShapeContent
  | IconContent
  | SvgContent
  | VideoContent
  | AudioContent
  | GroupContent<Layer>
  | RowContent<Layer>

/** Something that stands on a slide. Its order among the others is the order of reading; its place is for the eye. */
export type Layer = LayerBase & LayerContent

export type LayerType = LayerContent['type']

/** A layer of one kind. */
export type LayerOf<Type extends LayerType> = LayerBase & Extract<LayerContent, { readonly type: Type }>

/** All kinds of layers, in the order of the menu and of the picker. */
export const LAYER_KINDS: {
  readonly [Type in LayerType]: LayerDeclaration<Extract<LayerContent, { readonly type: Type }>, Layer>
} = {
  heading,
  text,
  button,
  image,
  shape,
  icon,
  svg,
  video,
  audio,
  group: group(),
  row: row(),
}

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

/** What a layer says. */
export function wordsOf(layer: Layer): string {
  const { words } = declarationOf(layer)
  return words ? words(layer, wordsOf) : layer.name
}

/** Layers that stand in a layer. */
export function childrenOf(layer: Layer): readonly Layer[] {
  return declarationOf(layer).holds?.children(layer) ?? []
}
