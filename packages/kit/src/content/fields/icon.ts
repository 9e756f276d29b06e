import type { SelectField } from 'payload'
import { ICON_NAMES } from '../../core/icon-names.ts'

/** A pictogram, chosen by its name. */
export const iconField: SelectField = {
  name: 'icon',
  label: 'Icon',
  type: 'select',
  options: ICON_NAMES.map((value) => ({ value, label: value.replaceAll('-', ' ') })),
}
