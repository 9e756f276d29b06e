import { isDeepStrictEqual } from 'node:util'
import type { Verdict } from './family.ts'

/** Undefined when two values are equal as JSON, else both in one line. */
export function differs(what: string, recorded: unknown, ours: unknown): Verdict {
  if (isDeepStrictEqual(asJson(recorded), asJson(ours))) return undefined
  return `${what}: recorded ${JSON.stringify(recorded)}, ours ${JSON.stringify(ours)}`
}

function asJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}
