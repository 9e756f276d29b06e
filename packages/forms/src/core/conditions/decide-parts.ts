import { type Condition, type FieldValues, isShown } from './condition.ts'

/** Part of a form that may have a condition. */
export interface Conditional {
  readonly showWhen?: Condition
}

/** Fields in the order of the page, and the groups that some of them stand in. */
export interface ConditionalParts {
  readonly fields: readonly (Conditional & { readonly name: string; readonly group?: number })[]
  readonly groups: readonly Conditional[]
}

/** Visibility of fields and groups, by their index. */
export interface Decided {
  readonly fields: readonly boolean[]
  readonly groups: readonly boolean[]
}

/**
 * Decides which parts of a form are shown. Each condition sees only the fields before its part, and of those only the
 * shown ones; to it every other field is empty. So one pass decides all, whatever the conditions name.
 */
export function decideParts({ fields, groups }: ConditionalParts, values: FieldValues): Decided {
  const seen = new Map<string, readonly string[]>()
  const decided: (boolean | undefined)[] = groups.map(() => undefined)
  const holds = ({ showWhen }: Conditional) => showWhen === undefined || isShown(showWhen, seen)
  const shown = fields.map((field) => {
    const group = field.group === undefined ? undefined : groups[field.group]
    if (field.group !== undefined && group) decided[field.group] ??= holds(group)
    const isAsked = (field.group === undefined || decided[field.group] !== false) && holds(field)
    if (isAsked) seen.set(field.name, values.get(field.name) ?? [])
    return isAsked
  })
  return { fields: shown, groups: decided.map((group) => group !== false) }
}
