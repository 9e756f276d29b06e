/**
 * Compares a path with a pattern, in time that grows with their lengths alone.
 *
 * @param pattern As `parseOldAddress` gives it: `*` stands for anything, also for nothing, `#` for a number.
 * @returns What each of them stands for, in order; undefined when the path is another.
 */
export function matchAddress(pattern: string, path: string): readonly string[] | undefined {
  const [first = '', ...others] = pattern.split('*')
  const start = partAt(first, path, 0)
  if (!start) return undefined
  if (others.length === 0) return start.end === path.length ? start.numbers : undefined
  const found = [...start.numbers]
  let at = start.end
  for (const [place, part] of others.entries()) {
    const next = place === others.length - 1 ? lastPart(part, path, at) : nextPart(part, path, at)
    if (!next) return undefined
    found.push(path.slice(at, next.start), ...next.numbers)
    at = next.end
  }
  return found
}

/** Puts what a pattern stands for in the places of `$1` to `$9` of a new address. */
export function filledAddress(to: string, found: readonly string[]): string {
  const filled = to.replace(/\$([1-9])/g, (_, number: string) => found[Number(number) - 1] ?? '')
  // Two slashes would begin the address of another host.
  return to.startsWith('/') ? filled.replace(/\/{2,}/g, '/') : filled
}

interface MatchedPart {
  readonly start: number
  readonly end: number
  readonly numbers: readonly string[]
}

function nextPart(part: string, path: string, from: number): MatchedPart | undefined {
  for (let at = from; at <= path.length; at += 1) {
    const found = partAt(part, path, at)
    if (found) return found
  }
  return undefined
}

function lastPart(part: string, path: string, from: number): MatchedPart | undefined {
  if (part === '') return { start: path.length, end: path.length, numbers: [] }
  for (let at = from; at <= path.length; at += 1) {
    const found = partAt(part, path, at)
    if (found?.end === path.length) return found
  }
  return undefined
}

/** A part without `*` at a place of a path. */
function partAt(part: string, path: string, start: number): MatchedPart | undefined {
  const numbers: string[] = []
  let at = start
  for (const sign of part) {
    if (sign !== '#') {
      if (!path.startsWith(sign, at)) return undefined
      at += sign.length
      continue
    }
    // A number is whole: no digit stands before it.
    if (isDigit(path[at - 1])) return undefined
    let end = at
    while (isDigit(path[end])) end += 1
    if (end === at) return undefined
    numbers.push(path.slice(at, end))
    at = end
  }
  return { start, end: at, numbers }
}

function isDigit(sign: string | undefined): boolean {
  return sign !== undefined && sign >= '0' && sign <= '9'
}
