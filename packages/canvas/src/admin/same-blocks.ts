import type { FormState, Row } from 'payload'

/** @returns False if a list of a form has other rows than in an earlier state, or the same in another order. */
export function holdSameBlocks(before: FormState, after: FormState): boolean {
  if (before === after) return true
  // Run at each key, over thousands of fields.
  return Object.keys(after).every((path) => {
    const [one, other] = [before[path]?.rows, after[path]?.rows]
    return one === other || idsOf(one) === idsOf(other)
  })
}

function idsOf(rows: readonly Row[] = []): string {
  return rows.map(({ id }) => id).join()
}
