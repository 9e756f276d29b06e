import { type Entries, inputsOf, trimmed } from '../entries.ts'

/** Condition for showing a part of a form: tests of fields before it. */
export interface Condition {
  readonly match: 'all' | 'any'
  readonly tests: readonly [ConditionTest, ...ConditionTest[]]
}

/** Something that is true or false of one field. Letter case and blanks at the ends do not count. */
export type ConditionTest =
  | { readonly field: string; readonly is: 'filled' | 'empty' }
  | { readonly field: string; readonly is: 'equals' | 'notEquals' | 'contains'; readonly value: string }

/** Values of the fields, by name: texts that are not blank, and names of files. */
export type FieldValues = ReadonlyMap<string, readonly string[]>

/** Values of posted entries, for conditions. */
export function valuesOf(entries: Entries): FieldValues {
  return new Map(
    [...inputsOf(entries)].map(([field, inputs]) => [
      field,
      inputs.map((input) => comparable(typeof input === 'string' ? input : input.name)).filter((text) => text !== ''),
    ]),
  )
}

/** Evaluates a condition. A field without a value is empty. */
export function isShown({ match, tests }: Condition, values: FieldValues): boolean {
  const isTrue = (test: ConditionTest) => holdsFor(test, values.get(test.field) ?? [])
  return match === 'any' ? tests.some(isTrue) : tests.every(isTrue)
}

/** Of several values of one field, one that fits is enough; `notEquals` wants none. */
function holdsFor(test: ConditionTest, values: readonly string[]): boolean {
  switch (test.is) {
    case 'filled':
      return values.length > 0
    case 'empty':
      return values.length === 0
    case 'equals':
      return values.includes(comparable(test.value))
    case 'notEquals':
      return !values.includes(comparable(test.value))
    case 'contains':
      return values.some((value) => value.includes(comparable(test.value)))
  }
}

function comparable(text: string): string {
  return trimmed(text).toLowerCase()
}
