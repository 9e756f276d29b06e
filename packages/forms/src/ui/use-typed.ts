import { useState } from 'react'
import type { FormState } from './form-state.ts'

/** Values of a post without script, as long as they have no problem. From then on script owns them. */
export function useTyped(name: string, state: FormState): readonly string[] {
  const [typed] = useState(() => typedInto(name, state))
  return typed
}

function typedInto(name: string, { postedOf, problemOf }: FormState): readonly string[] {
  if (problemOf(name) !== undefined) return []
  return [postedOf(name) ?? []].flat().filter((text) => text !== '')
}
