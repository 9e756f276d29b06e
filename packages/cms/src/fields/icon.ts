import { ICON_NAMES } from '@vitrine/ui/core'
import type { SelectField } from 'payload'

/** A pictogram, chosen by its name. */
export const iconField: SelectField = {
  name: 'icon',
  label: 'Pictogram',
  type: 'select',
  options: ICON_NAMES.map((value) => ({ value, label: value.replaceAll('-', ' ') })),
}
