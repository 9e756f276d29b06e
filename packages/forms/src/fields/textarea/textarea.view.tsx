import type { ReactNode } from 'react'
import { asText } from '../../core/submitted.ts'
import { controlAttributes } from '../../ui/control-attributes.ts'
import type { ControlEntry, ControlProps } from '../../ui/control-entry.ts'
import type { AreaControl } from './textarea.tag.ts'

/** Several lines. */
function Area({ control, state, surround }: ControlProps<AreaControl>): ReactNode {
  const posted = state.postedOf(control.name)
  return (
    <textarea
      {...controlAttributes(control, state, surround)}
      name={control.name}
      cols={control.cols}
      rows={control.rows}
      minLength={control.minLength}
      maxLength={control.maxLength}
      readOnly={control.readOnly}
      autoComplete={control.autoComplete}
      placeholder={control.placeholder}
      aria-required={control.required || undefined}
      defaultValue={posted === undefined ? control.value : asText(posted)}
    />
  )
}

const area: ControlEntry<AreaControl> = { View: Area, layout: 'label' }

export const views = { area }
