import type { AdminLabel } from '@vitrine/kit/core'
import type { Field, SelectField } from 'payload'

type Shown = NonNullable<SelectField['admin']>['condition']

/**
 * One of several names, the first of which is the default.
 *
 * @param labels By value, in the order of the list.
 * @param options.defaultValue Null: nothing is chosen to begin with.
 */
export function choiceOf<const Name extends string>(
  name: string,
  label: AdminLabel,
  labels: Readonly<Record<Name, AdminLabel>>,
  options: { readonly condition?: Shown; readonly defaultValue?: NoInfer<Name> | null } = {},
): Field {
  const { condition, defaultValue = Object.keys(labels)[0] ?? null } = options
  return {
    name,
    label,
    type: 'select',
    ...(defaultValue !== null && { defaultValue }),
    options: Object.entries<AdminLabel>(labels).map(([value, label]) => ({ value, label })),
    ...(condition && { admin: { condition } }),
  }
}

/**
 * A number within limits. Empty: the default, which is the field's placeholder.
 *
 * @param limits.default Value of an empty field.
 */
export function numberOf(
  name: string,
  label: AdminLabel,
  limits: { readonly min: number; readonly max: number; readonly default?: number },
  { help, condition }: { help?: AdminLabel; condition?: Shown } = {},
): Field {
  return {
    name,
    label,
    type: 'number',
    min: limits.min,
    max: limits.max,
    admin: {
      ...(limits.default !== undefined && { placeholder: String(limits.default) }),
      ...(help && { description: help }),
      ...(condition && { condition }),
    },
  }
}

/** Something that is or is not. */
export function checkOf(name: string, label: AdminLabel, defaultValue: boolean, help?: AdminLabel): Field {
  return { name, label, type: 'checkbox', defaultValue, ...(help && { admin: { description: help } }) }
}
