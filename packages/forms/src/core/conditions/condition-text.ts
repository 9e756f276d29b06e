import { fillText } from '../fill-text.ts'
import type { FormTextKey, FormTexts } from '../form-texts.ts'
import type { Condition, ConditionTest } from './condition.ts'

const TEXTS: Readonly<Record<ConditionTest['is'], FormTextKey>> = {
  equals: 'testEquals',
  notEquals: 'testNotEquals',
  contains: 'testContains',
  filled: 'testFilled',
  empty: 'testEmpty',
}

interface Words {
  /** Label of a field, by its name. */
  readonly labelOf: (field: string) => string
  readonly texts: FormTexts
  /** BCP 47 tag, whose way to list things is taken. */
  readonly language: string
}

/** Says a condition in words, for who sees every field: `Only if “Kind” is “Company”.` */
export function conditionText({ match, tests }: Condition, { labelOf, texts, language }: Words): string {
  const parts = tests.map((test) =>
    fillText(texts[TEXTS[test.is]], { field: labelOf(test.field), ...('value' in test && { value: test.value }) }),
  )
  const list = new Intl.ListFormat(language, { type: match === 'any' ? 'disjunction' : 'conjunction' })
  return `${texts.onlyIf} ${list.format(parts)}.`
}
