import { describe, expect, it } from 'vitest'
import { FORM_TEXTS } from '../form-texts.ts'
import type { Condition } from './condition.ts'
import { conditionText } from './condition-text.ts'

const CONDITION: Condition = {
  match: 'any',
  tests: [
    { field: 'kind', is: 'equals', value: 'A {field}' },
    { field: 'phone', is: 'filled' },
  ],
}
const words = { labelOf: (name: string) => name.toUpperCase(), texts: FORM_TEXTS, language: 'en' }

describe('a condition in words', () => {
  it('names fields by their labels, and what they are compared with as it stands', () =>
    expect(conditionText(CONDITION, words)).toBe('Only if “KIND” is “A {field}” or “PHONE” is answered.'))
  it('is said in the words of the site and the way of its language', () => {
    const texts = {
      ...FORM_TEXTS,
      onlyIf: 'Nur wenn',
      testEquals: '„{field}“ „{value}“ ist',
      testFilled: '„{field}“ beantwortet ist',
    }
    const condition = { ...CONDITION, match: 'all' as const }
    expect(conditionText(condition, { ...words, texts, language: 'de' })).toBe(
      'Nur wenn „KIND“ „A {field}“ ist und „PHONE“ beantwortet ist.',
    )
  })
})
