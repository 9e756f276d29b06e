import type { Field } from 'payload'

/** Fields that no form changes: they are what came. */
export function asItCame(fields: readonly Field[]): Field[] {
  return fields.map((field) => ({ ...field, access: { update: () => false } }) as Field)
}
