import type { Block, Field } from 'payload'
import { MAX_LAYERS } from '../../core/model/layer.ts'
import { LAYER_KINDS, LAYER_TYPES, type LayerType } from '../../core/model/layer-kinds.ts'
import { LAYER_FORMS } from '../../layers/forms.ts'
import { baseFields } from './base-fields.ts'
import type { LayerForm } from './layer-form.ts'

/** The form of each kind of layer. */
const FORMS: { readonly [Type in LayerType]: LayerForm | ((inside: () => Field) => LayerForm) } = LAYER_FORMS

const blockOf = (type: LayerType): Block => {
  const { slug, label } = LAYER_KINDS[type]
  const form = FORMS[type]
  const { drawing, fields } = typeof form === 'function' ? form(inside) : form
  return { slug, labels: { singular: label, plural: label }, admin: drawing, fields: [...fields, ...baseFields] }
}

const holds = (type: LayerType) => LAYER_KINDS[type].holds !== undefined

const simple: readonly Block[] = LAYER_TYPES.filter((type) => !holds(type)).map(blockOf)

/** Field for layers inside another layer: kinds that hold none. */
function inside(): Field {
  return { name: 'layers', label: 'Layers', type: 'blocks', maxRows: MAX_LAYERS, blocks: [...simple] }
}

/** Layers of a slide, in the order of the picker. */
export const layerBlocks: readonly Block[] = [...simple, ...LAYER_TYPES.filter(holds).map(blockOf)]
