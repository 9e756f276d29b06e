import type { ReactNode } from 'react'
import type { ControlEntry, ControlProps } from '../../ui/control-entry.ts'
import { useTyped } from '../../ui/use-typed.ts'
import type { OutputControl } from './output.tag.ts'

/** Shows one value that was typed into the field of its name, or else its own. */
function Output({ control, state }: ControlProps<OutputControl>): ReactNode {
  const [shown = control.value] = useTyped(control.name, state)
  return (
    <output
      data-reflection-of={control.name}
      data-default={shown}
      name={control.name}
      id={control.id}
      className={control.className}
    >
      {shown}
    </output>
  )
}

const output: ControlEntry<OutputControl> = { View: Output }

export const views = { output }
