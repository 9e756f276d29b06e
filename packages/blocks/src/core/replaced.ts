/**
 * Replaces values in parsed blocks, in reading order. What stands in several places, such as a block in its row and among
 * all that are nested, stays one and the same.
 *
 * @param change Gives what stands in place of a value of a list; undefined: it stays.
 */
export function replaced<Value>(value: Value, change: (value: object) => readonly object[] | undefined): Value
export function replaced(whole: unknown, change: (value: object) => readonly object[] | undefined): unknown {
  const known = new Map<object, readonly unknown[]>()
  const inList = (value: unknown): readonly unknown[] => {
    if (typeof value !== 'object' || value === null) return [value]
    const done = known.get(value) ?? change(value) ?? [inside(value)]
    known.set(value, done)
    return done
  }
  const inside = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const items = value.flatMap(inList)
      return items.length === value.length && items.every((item, place) => item === value[place]) ? value : items
    }
    const members = Object.entries(value).map(([name, member]) => [name, inside(member)] as const)
    return members.every(([, member], place) => member === Object.values(value)[place])
      ? value
      : Object.fromEntries(members)
  }
  return inside(whole)
}
