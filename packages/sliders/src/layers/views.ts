// Written by `npm run wiring` from layers.json. Change that list, not this file.
import { audioView } from './audio/audio.view.tsx'
import { buttonView } from './button/button.view.tsx'
import { groupView } from './group/group.view.tsx'
import { headingView } from './heading/heading.view.tsx'
import { iconView } from './icon/icon.view.tsx'
import { imageView } from './image/image.view.tsx'
import { rowView } from './row/row.view.tsx'
import { shapeView } from './shape/shape.view.tsx'
import { svgView } from './svg/svg.view.tsx'
import { textView } from './text/text.view.tsx'
import { videoView } from './video/video.view.tsx'

export const LAYER_VIEWS = {
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
