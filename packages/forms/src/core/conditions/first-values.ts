import type { Entries } from '../entries.ts'
import type { Submitted } from '../submission.ts'
import type { Control } from '../template/control.ts'
import { type FieldValues, valuesOf } from './condition.ts'

/** What the fields of a form hold when it is first shown: what a visitor typed before, or else what each begins with. */
export function firstValues(controls: readonly Control[], posted: Submitted): FieldValues {
  const entries: Entries = controls.flatMap((control): Entries => {
    if (!('name' in control)) return []
    const { name } = control
    // Consent is given anew each time.
    const given = control.kind !== 'acceptance' && Object.hasOwn(posted, name) ? [posted[name] ?? []].flat() : undefined
    // Keys keep the values of a list from replacing each other.
    return (given ?? beginning(control)).map((value, index) => [`${name}[${index}]`, value])
  })
  return valuesOf(entries)
}

function beginning(control: Control): readonly string[] {
  switch (control.kind) {
    case 'line':
    case 'area':
    case 'hidden':
      return [control.value]
    case 'choices':
      return control.items.filter(({ chosen }) => chosen).map(({ value }) => value)
    case 'select': {
      const chosen = control.options.filter((option) => option.chosen)
      // Of a list that drops down, something is always chosen.
      const shown = chosen.length > 0 || control.multiple ? chosen : control.options.slice(0, 1)
      return shown.map(({ value }) => value)
    }
    case 'acceptance':
      return control.checked ? ['1'] : []
    default:
      return []
  }
}
