import type { ReactNode } from 'react'
import type { ControlEntry, ControlProps } from '../../ui/control-entry.ts'
import { useTyped } from '../../ui/use-typed.ts'
import type { ReflectionControl } from './reflection.tag.ts'

/** Shows what was typed into the field of its name, or else what its author wants to be read there. */
function Reflection({ control, state }: ControlProps<ReflectionControl>): ReactNode {
  const { name, defaults } = control
  const typed = useTyped(name, state)
  const shown = typed.length > 0 ? typed : defaults
  return (
    <fieldset data-reflection-of={name} id={control.id} className={control.className}>
      {(shown.length > 0 ? shown : ['']).map((text) => (
        <output key={text} name={name} data-default={text}>
          {text || '\u00a0'}
        </output>
      ))}
    </fieldset>
  )
}

const reflection: ControlEntry<ReflectionControl> = { View: Reflection }

export const views = { reflection }
