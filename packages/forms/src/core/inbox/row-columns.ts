import { parseRowName, rowName } from '../rows.ts'

/**
 * The names of all fields in the order in which people read them: fields of a group that repeats row by row, where the
 * group stands, however late a message with a further row came.
 */
export function rowColumns(names: ReadonlySet<string>): readonly string[] {
  const last = new Map<string, number>()
  for (const name of names) {
    const { first, row } = parseRowName(name)
    if (row > 1 && names.has(first)) last.set(first, Math.max(last.get(first) ?? 1, row))
  }
  const runs: string[][] = []
  let isOpen = false
  for (const name of names) {
    const { first, row } = parseRowName(name)
    if (row > 1 && last.has(first)) continue
    // Neighbours that repeat are taken for fields of one group.
    const run = runs.at(-1)
    if (last.has(name) && isOpen && run) run.push(name)
    else runs.push([name])
    isOpen = last.has(name)
  }
  return runs.flatMap((run) => {
    const rows = Math.max(...run.map((name) => last.get(name) ?? 1))
    return Array.from({ length: rows }, (_, index) => run.map((name) => rowName(name, index + 1)))
      .flat()
      .filter((name) => names.has(name))
  })
}
