import type { Layer, LayerOf, LayerType } from '../core/model/layer-kinds.ts'
import { audioView } from '../layers/audio/audio.view.tsx'
import { buttonView } from '../layers/button/button.view.tsx'
import { groupView } from '../layers/group/group.view.tsx'
import { headingView } from '../layers/heading/heading.view.tsx'
import { iconView } from '../layers/icon/icon.view.tsx'
import { imageView } from '../layers/image/image.view.tsx'
import { rowView } from '../layers/row/row.view.tsx'
import { shapeView } from '../layers/shape/shape.view.tsx'
import { svgView } from '../layers/svg/svg.view.tsx'
import { textView } from '../layers/text/text.view.tsx'
import { videoView } from '../layers/video/video.view.tsx'
import type { LayerKindView } from './layer-kind-view.ts'

/** How each kind of layer is shown. */
const LAYER_VIEWS: { readonly [Type in LayerType]: LayerKindView<LayerOf<Type>> } = {
  heading: headingView,
  text: textView,
  button: buttonView,
  image: imageView,
  shape: shapeView,
  icon: iconView,
  svg: svgView,
  video: videoView,
  audio: audioView,
  group: groupView,
  row: rowView,
}

export function viewOf(type: LayerType): LayerKindView<Layer> {
  return LAYER_VIEWS[type]
}
