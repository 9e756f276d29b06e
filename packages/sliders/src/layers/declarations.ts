// Written by `npm run wiring` from layers.json. Change that list, not this file.
import { frozen } from '@vitrine/kit/block'
import type { LayerBase } from '../core/model/layer/base.ts'
import { type AudioContent, audio } from './audio/audio.layer.ts'
import { type ButtonContent, button } from './button/button.layer.ts'
import { type GroupContent, group } from './group/group.layer.ts'
import { type HeadingContent, heading } from './heading/heading.layer.ts'
import { type IconContent, icon } from './icon/icon.layer.ts'
import { type ImageContent, image } from './image/image.layer.ts'
import { type RowContent, row } from './row/row.layer.ts'
import { type ShapeContent, shape } from './shape/shape.layer.ts'
import { type SvgContent, svg } from './svg/svg.layer.ts'
import { type TextContent, text } from './text/text.layer.ts'
import { type VideoContent, video } from './video/video.layer.ts'

/** Content of a layer, by its kind. */
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

export const LAYER_DECLARATIONS = frozen({
  heading,
  text,
  button,
  image,
  shape,
  icon,
  svg,
  video,
  audio,
  group: group<Layer>(),
  row: row<Layer>(),
})
