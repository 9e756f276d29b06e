import type { ReactNode } from 'react'
import type { SubmittedValue } from '../../core/submitted.ts'
import { controlAttributes } from '../../ui/control-attributes.ts'
import type { ControlEntry, ControlProps } from '../../ui/control-entry.ts'
import type { SelectControl } from './select.tag.ts'

function Select({ control, state, surround }: ControlProps<SelectControl>): ReactNode {
  const chosen = chosenValues(control.options, state.postedOf(control.name))
  return (
    <select
      {...controlAttributes(control, state, surround)}
      name={control.multiple ? `${control.name}[]` : control.name}
      multiple={control.multiple}
      size={control.size}
      autoComplete={control.autoComplete}
      aria-required={control.required || undefined}
      defaultValue={control.multiple ? chosen : chosen[0]}
    >
      {control.options.map(({ value, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values may repeat, and never change their order
        <option key={index} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** Values to mark. A blank choice at the head of the list needs no mark, as long as no other one has it. */
function chosenValues(options: SelectControl['options'], posted: SubmittedValue | undefined): readonly string[] {
  const defaults = options.filter((option) => option.chosen).map(({ value }) => value)
  const isBlank = posted === '' && defaults.length === 0 && options[0]?.value === ''
  return posted === undefined || isBlank ? defaults : [posted].flat()
}

const select: ControlEntry<SelectControl> = { View: Select, layout: 'label' }

export const views = { select }
