import type { Fields } from './field.ts'

/** Values that a field may hold when somebody else wrote the database. */
const HOSTILE_VALUES: readonly unknown[] = [
  null,
  7,
  -1,
  Number.NaN,
  true,
  'text',
  ' ',
  '__proto__',
  {},
  [],
  [null],
  [7],
  [['x']],
  { root: 7 },
  { root: { children: [{ type: 'link', fields: 7 }] } },
]

/** Stored values of fields as no form writes them: each hostile value in all fields at once, and in those of rows and groups. */
export function hostileValues(fields: Fields): readonly Readonly<Record<string, unknown>>[] {
  return HOSTILE_VALUES.flatMap((value) => [filled(fields, value), filled(fields, value, { inside: true })])
}

function filled(fields: Fields, value: unknown, { inside } = { inside: false }): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!inside || !('fields' in field)) return [name, value]
      const values = filled(field.fields, value, { inside })
      return [name, field.kind === 'rows' ? [values] : values]
    }),
  )
}
