import type { FormState, LayoutAttributes } from './form-state.ts'
import { tipId } from './tip-id.ts'

interface Named {
  readonly name: string
  readonly className: string
  readonly id?: string
  readonly tabIndex?: number
}

/** Attributes that every control carries: who it is, and whether it must be mended. */
export function controlAttributes(control: Named, state: FormState, surround: LayoutAttributes = {}) {
  const problem = state.problemOf(control.name)
  return {
    id: control.id ?? surround.id,
    className: [control.className, problem !== undefined && 'wpcf7-not-valid'].filter(Boolean).join(' '),
    tabIndex: control.tabIndex,
    'aria-invalid': problem !== undefined,
    'aria-describedby': describedBy(control.name, problem, state, surround),
  }
}

export function describedBy(
  name: string,
  problem: string | undefined,
  { unitTag }: FormState,
  surround: LayoutAttributes = {},
): string | undefined {
  return [surround.describedBy, problem !== undefined && tipId(unitTag, name)].filter(Boolean).join(' ') || undefined
}
