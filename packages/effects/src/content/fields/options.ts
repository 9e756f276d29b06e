/** Options of a select, in the order of the names. */
export function options<Name extends string>(names: readonly Name[], labels: Readonly<Record<Name, string>>) {
  return names.map((value) => ({ value, label: labels[value] }))
}
