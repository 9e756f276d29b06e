import type { ReactNode } from 'react'
import { controlAttributes } from '../../ui/control-attributes.ts'
import type { ControlEntry, ControlProps } from '../../ui/control-entry.ts'
import type { SelectControl } from './select.tag.ts'

function Select({ control, state, surround }: ControlProps<SelectControl>): ReactNode {
  const posted = state.postedOf(control.name)
  const chosen =
    posted === undefined
      ? control.options.filter((option) => option.chosen).map(({ value }) => value)
      : [posted].flat().map(String)
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

const select: ControlEntry<SelectControl> = { View: Select, layout: 'label' }

export const views = { select }
