import { type ReactNode, use, useState } from 'react'
import type { Control } from '../core/template/control.ts'
import { type FormState, FormStateContext } from './form-state.ts'

/** Shows what was typed into the field of its name, or else what its author wants to be read there. */
export function Reflection({ control }: { readonly control: Extract<Control, { kind: 'reflection' }> }): ReactNode {
  const { name, defaults } = control
  const typed = useTyped(name)
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

/** The same for one value. */
export function Output({ control }: { readonly control: Extract<Control, { kind: 'output' }> }): ReactNode {
  const [shown = control.value] = useTyped(control.name)
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

/** What a post without script brought, as long as nothing about it must be mended. Script takes it from there. */
function useTyped(name: string): readonly string[] {
  const state = use(FormStateContext)
  const [typed] = useState(() => typedInto(name, state))
  return typed
}

function typedInto(name: string, { postedOf, problemOf }: FormState): readonly string[] {
  if (problemOf(name) !== undefined) return []
  return [postedOf(name) ?? []].flat().filter((text) => text !== '')
}
