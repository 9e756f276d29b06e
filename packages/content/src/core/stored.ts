/** Readers of stored content, which is `unknown` until a parser has looked at it. */

/** Reads an object; anything else is an empty one. */
export function record(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Record<string, unknown>) : {}
}

/** Reads a list of objects; what is no object is left out. */
export function list(raw: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(raw) ? raw.filter((item) => typeof item === 'object' && item !== null) : []
}

/** Reads a text as it was written; blank counts as absent. */
export function text(raw: unknown): string | undefined {
  return typeof raw === 'string' && raw.trim() !== '' ? raw : undefined
}

/** Reads texts by name; where one is absent or blank, its default stands. */
export function namedTexts<Name extends string>(
  raw: unknown,
  defaults: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  const written = record(raw)
  const entries = Object.entries<string>(defaults).map(([name, fallback]) => [name, text(written[name]) ?? fallback])
  return Object.fromEntries(entries) as Record<Name, string>
}

/** Reads one of several names; anything else is the first. */
export function choice<const Name extends string>(raw: unknown, names: readonly [Name, ...Name[]]): Name {
  return names.find((name) => name === raw) ?? names[0]
}

/** Reads a number between bounds, both included; anything else is absent. */
export function within(raw: unknown, { min, max }: { readonly min: number; readonly max: number }): number | undefined {
  return typeof raw === 'number' && raw >= min && raw <= max ? raw : undefined
}

type Given<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> }

/** Leaves out what is undefined, as exact optional properties want it. */
export function given<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Values>
}
