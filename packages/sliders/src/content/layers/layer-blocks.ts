import type { Block, Field } from 'payload'
import { MAX_LAYERS } from '../../core/model/layer.ts'
import { LAYER_KINDS, LAYER_TYPES, type LayerType } from '../../core/model/layer-kinds.ts'
import { audioForm } from '../../layers/audio/audio.form.ts'
import { buttonForm } from '../../layers/button/button.form.ts'
import { groupForm } from '../../layers/group/group.form.ts'
import { headingForm } from '../../layers/heading/heading.form.ts'
import { iconForm } from '../../layers/icon/icon.form.ts'
import { imageForm } from '../../layers/image/image.form.ts'
import { rowForm } from '../../layers/row/row.form.ts'
import { shapeForm } from '../../layers/shape/shape.form.ts'
import { svgForm } from '../../layers/svg/svg.form.ts'
import { textForm } from '../../layers/text/text.form.ts'
import { videoForm } from '../../layers/video/video.form.ts'
import { baseFields } from './base-fields.ts'
import type { LayerForm } from './layer-form.ts'

/** The form of each kind of layer. */
const FORMS: { readonly [Type in LayerType]: LayerForm | ((inside: () => Field) => LayerForm) } = {
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
}

const blockOf = (type: LayerType): Block => {
  const { slug, label } = LAYER_KINDS[type]
  const form = FORMS[type]
  const { picture, fields } = typeof form === 'function' ? form(inside) : form
  return { slug, labels: { singular: label, plural: label }, admin: picture, fields: [...fields, ...baseFields] }
}

const holds = (type: LayerType) => LAYER_KINDS[type].holds !== undefined

const simple: readonly Block[] = LAYER_TYPES.filter((type) => !holds(type)).map(blockOf)

/** What stands in another layer: layers that hold none. */
function inside(): Field {
  return { name: 'layers', label: 'Layers', type: 'blocks', maxRows: MAX_LAYERS, blocks: [...simple] }
}

/** What may stand on a slide, in the order of the picker. */
export const layerBlocks: readonly Block[] = [...simple, ...LAYER_TYPES.filter(holds).map(blockOf)]
