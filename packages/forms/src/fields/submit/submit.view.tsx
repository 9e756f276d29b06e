import type { ReactNode } from 'react'
import type { ControlEntry, ControlProps } from '../../ui/control-entry.ts'
import type { SubmitControl } from './submit.tag.ts'

function Submit({ control }: ControlProps<SubmitControl>): ReactNode {
  return (
    <input
      type="submit"
      id={control.id}
      className={control.className}
      tabIndex={control.tabIndex}
      value={control.label}
    />
  )
}

const submit: ControlEntry<SubmitControl> = { View: Submit, layout: 'button', isButton: true }

export const views = { submit }
