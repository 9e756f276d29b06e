import { useState } from 'react'
import type { FormState } from './form-state.ts'

/** What a post without script brought, as long as nothing about it must be mended. Script takes it from there. */
export function useTyped(name: string, state: FormState): readonly string[] {
  const [typed] = useState(() => typedInto(name, state))
  return typed
}

function typedInto(name: string, { postedOf, problemOf }: FormState): readonly string[] {
  if (problemOf(name) !== undefined) return []
  return [postedOf(name) ?? []].flat().filter((text) => text !== '')
}
