// Written by `npm run wiring` from layers.json. Change that list, not this file.
import { frozen } from '@vitrine/kit/block'
import { audioForm } from './audio/audio.form.ts'
import { buttonForm } from './button/button.form.ts'
import { groupForm } from './group/group.form.ts'
import { headingForm } from './heading/heading.form.ts'
import { iconForm } from './icon/icon.form.ts'
import { imageForm } from './image/image.form.ts'
import { rowForm } from './row/row.form.ts'
import { shapeForm } from './shape/shape.form.ts'
import { svgForm } from './svg/svg.form.ts'
import { textForm } from './text/text.form.ts'
import { videoForm } from './video/video.form.ts'

export const LAYER_FORMS = frozen({
  heading: headingForm,
  text: textForm,
  button: buttonForm,
  image: imageForm,
  shape: shapeForm,
  icon: iconForm,
  svg: svgForm,
  video: videoForm,
  audio: audioForm,
  group: groupForm,
  row: rowForm,
})
