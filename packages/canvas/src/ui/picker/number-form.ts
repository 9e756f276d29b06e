import type { PickedField } from '../../core/picked-field.ts'
import { typedNumber } from '../../core/typed-number.ts'
import { word } from '../words.ts'
import { createForm, labelled } from './form-parts.ts'

type PickedNumber = Extract<PickedField, { readonly kind: 'number' }>

/** A form for a number. What is no number of the field is said, and stays to be mended. */
export function createNumberForm(
  picked: PickedNumber,
  { save, cancel }: { readonly save: (value: number | null) => void; readonly cancel: () => void },
): HTMLFormElement {
  const input = Object.assign(document.createElement('input'), {
    type: 'text',
    inputMode: 'decimal',
    autocomplete: 'off',
    value: picked.value === undefined ? '' : String(picked.value),
  })
  const { form, fields } = createForm(picked.label, {
    cancel,
    save() {
      const value = typedNumber(input.value, picked)
      if (typeof value === 'object' && value !== null) {
        input.focus()
        return word(value)
      }
      save(value)
      return undefined
    },
  })
  fields.append(labelled(picked.label, input))
  queueMicrotask(() => input.select())
  return form
}
