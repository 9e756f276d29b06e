/** State of a value in the editor's form, as far as it says whether the value is accepted. */
export interface FieldState {
  readonly value?: unknown
  readonly valid?: boolean
  readonly errorMessage?: string
  readonly passesCondition?: boolean
}

/** A value that keeps a form from being saved. */
export interface RefusedField {
  readonly path: string
  readonly message: string
  readonly value: unknown
}

/**
 * The values that keep a form from being saved, from its first tab to its last and from top to bottom.
 *
 * @param state By path: `fields.2.choices`.
 * @param order Names of the form's values, as they follow one another.
 */
export function refusedFields(
  state: Readonly<Record<string, FieldState | undefined>>,
  order: readonly string[],
): readonly RefusedField[] {
  return Object.entries(state)
    .flatMap(([path, { value, valid, errorMessage, passesCondition } = {}]) =>
      valid === false && passesCondition !== false && errorMessage ? [{ path, message: errorMessage, value }] : [],
    )
    .sort((one, other) => compare(placeOf(one.path, order), placeOf(other.path, order)))
}

/** Values that were changed since they were refused, and that nothing has judged since. */
export function correctedFields(
  before: ReadonlyMap<string, RefusedField>,
  refused: readonly RefusedField[],
): readonly RefusedField[] {
  return refused.filter(({ path, value, message }) => {
    const known = before.get(path)
    return known !== undefined && known.value !== value && known.message === message
  })
}

/** Place of the value's tab or group, then the numbers of the rows that it is in. */
function placeOf(path: string, order: readonly string[]): readonly number[] {
  const segments = path.split('.')
  const first = order.indexOf(segments[0] ?? '')
  return [first < 0 ? order.length : first, ...segments.filter((segment) => /^\d+$/.test(segment)).map(Number)]
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((number, at) => number !== other[at])
  if (index < 0) return one.length - other.length
  return (one[index] ?? 0) - (other[index] ?? -1)
}
