import type { Verdict } from './family.ts'

/**
 * Finds what a runner would pass over in a recorded value.
 *
 * @param path Where the value stands in its case: `env.` for what is inside of `env`.
 */
export type Known = (value: unknown, path: string) => Verdict

/** A value that a runner compares, or hands on as it is. */
export const whole: Known = () => undefined

/** A value that says nothing about our code. The reason stands beside it. */
export const unused: Known = () => undefined

/** An object with these keys of a `Recorded`, and no others. */
export function keys<Recorded extends object>(known: { readonly [Key in keyof Recorded]-?: Known }): Known {
  const byKey: Readonly<Record<string, Known>> = known
  return (value, path) => {
    for (const [key, part] of entriesOf(value)) {
      if (!Object.hasOwn(byKey, key)) return `unknown field "${path}${key}"`
      const verdict = byKey[key]?.(part, `${path}${key}.`)
      if (verdict !== undefined) return verdict
    }
    return undefined
  }
}

/** A list of the same, or an object whose keys are names that the case chose. */
export function each(known: Known): Known {
  return (value, path) => {
    for (const [key, part] of entriesOf(value)) {
      const verdict = known(part, `${path}${key}.`)
      if (verdict !== undefined) return verdict
    }
    return undefined
  }
}

/** Texts, numbers and null have nothing inside that could be unknown. */
function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}
