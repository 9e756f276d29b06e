import type { Block, BlockSlug, Field } from 'payload'
import { MAX_LAYERS } from '../../core/model/layer.ts'
import { LAYER_KINDS, LAYER_TYPES, type LayerType } from '../../core/model/layer-kinds.ts'
import { LAYER_FORMS } from '../../layers/forms.ts'
import { baseFields } from './base-fields.ts'
import type { LayerForm } from './layer-form.ts'

/** The form of each kind of layer. */
const FORMS: { readonly [Type in LayerType]: LayerForm | ((inside: () => Field) => LayerForm) } = LAYER_FORMS

function blockOf(type: LayerType): Block {
  const { slug, label } = LAYER_KINDS[type]
  const form = FORMS[type]
  const { drawing, fields } = typeof form === 'function' ? form(inside) : form
  return { slug, labels: { singular: label, plural: label }, admin: drawing, fields: [...fields, ...baseFields] }
}

function holds(type: LayerType): boolean {
  return LAYER_KINDS[type].holds !== undefined
}

const SIMPLE: readonly LayerType[] = LAYER_TYPES.filter((type) => !holds(type))

/** Types of layers in the order of the picker: those that hold layers come last. */
const PICKED: readonly LayerType[] = [...SIMPLE, ...LAYER_TYPES.filter(holds)]

/** All kinds of layers. Fields name them: their forms stand in many places, and are sent to the admin once. */
export const layerBlocks: readonly Block[] = PICKED.map(blockOf)

/** Field for the layers of a slide, or of those above all slides. */
export const layersField: Field = layersOf(PICKED)

/** Field for layers inside another layer: kinds that hold none. */
function inside(): Field {
  return layersOf(SIMPLE)
}

function layersOf(types: readonly LayerType[]): Field {
  const blockReferences = types.map((type) => LAYER_KINDS[type].slug) as BlockSlug[]
  return {
    name: 'layers',
    label: { en: 'Layers', de: 'Ebenen' },
    type: 'blocks',
    maxRows: MAX_LAYERS,
    blocks: [],
    blockReferences,
  }
}
