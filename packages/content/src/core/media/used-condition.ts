import { record } from '../stored.ts'
import { IN_USE } from './media-filter.ts'

type Where = Readonly<Record<string, unknown>>

/** True if the conditions of a list ask whether files are used. */
export function asksForUse(where: unknown): boolean {
  if (Array.isArray(where)) return where.some(asksForUse)
  const { and, or, ...own } = record(where)
  return IN_USE in own || [and, or].some((group) => Array.isArray(group) && asksForUse(group))
}

/**
 * Puts numbers of files in the place of the question whether they are used.
 *
 * @param used Numbers of all files that are.
 */
export function withUsedIds(where: Where, used: readonly number[]): Where {
  return Object.fromEntries(
    Object.entries(where).map(([name, value]) => {
      if ((name === 'and' || name === 'or') && Array.isArray(value)) {
        return [name, value.map((one) => withUsedIds(record(one), used))]
      }
      if (name !== IN_USE) return [name, value]
      const isUsed = String(record(value).equals) === 'true'
      return ['id', isUsed ? { in: used } : { not_in: used }]
    }),
  )
}
