import type { SelectField } from 'payload'
import { SURFACES } from '../../core/ground.ts'
import { options } from './options.ts'

/** Colours of areas, in the words of editors. */
export const surfaceOptions = options(SURFACES, {
  paper: 'Paper',
  surface: 'A shade darker',
  ink: 'Ink',
  accent: 'Accent',
})

/** The colour of an area. */
export const surfaceField: SelectField = {
  name: 'surface',
  label: 'Ground',
  type: 'select',
  required: true,
  defaultValue: 'surface',
  options: surfaceOptions,
}
