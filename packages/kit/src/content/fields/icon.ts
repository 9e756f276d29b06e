import type { SelectField } from 'payload'
import { ICON_NAMES } from '../../core/icon-names.ts'
import { GERMAN_ICONS } from './icon-labels.ts'

/** A pictogram, chosen by its name. */
export const iconField: SelectField = {
  name: 'icon',
  label: 'Icon',
  type: 'select',
  options: ICON_NAMES.map((value) => ({ value, label: { en: value.replaceAll('-', ' '), de: GERMAN_ICONS[value] } })),
}
