import { area, outline, pictured } from '@vitrine/kit/fields'
import type { Field } from 'payload'
import type { LayerForm } from '../../content/layers/layer-form.ts'

export const groupForm = (inside: () => Field): LayerForm => ({
  drawing: pictured(outline(6, 5, 36, 22), area(10, 9, 12, 8)),
  fields: [inside()],
})
