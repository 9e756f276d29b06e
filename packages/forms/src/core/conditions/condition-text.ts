import type { Condition, ConditionTest } from './condition.ts'

const WORDS: Readonly<Record<ConditionTest['is'], string>> = {
  equals: 'is',
  notEquals: 'is not',
  contains: 'contains',
  filled: 'is answered',
  empty: 'is not answered',
}

/**
 * Says a condition in words, for who sees every field: `Only if “Kind” is “Company”.`
 *
 * @param labelOf What visitors read beside the field of a name.
 */
export function conditionText({ match, tests }: Condition, labelOf: (field: string) => string): string {
  const parts = tests.map((test) => {
    const value = 'value' in test ? ` “${test.value}”` : ''
    return `“${labelOf(test.field)}” ${WORDS[test.is]}${value}`
  })
  return `Only if ${parts.join(match === 'any' ? ' or ' : ' and ')}.`
}
