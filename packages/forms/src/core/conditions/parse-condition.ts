import { list, record, text } from '@vitrine/content/core'
import { parseFieldName } from '../field-name.ts'
import type { Condition, ConditionTest } from './condition.ts'

/** Tests of one condition. */
const MAX_TESTS = 20

/** Reads a condition as an editor wrote it. Without a test that can be used there is none: the part is always shown. */
export function parseCondition(raw: unknown): Condition | undefined {
  const { match, tests } = record(raw)
  const [first, ...others] = list(tests)
    .slice(0, MAX_TESTS)
    .flatMap((test) => parseTest(test) ?? [])
  return first && { match: match === 'any' ? 'any' : 'all', tests: [first, ...others] }
}

function parseTest(raw: Readonly<Record<string, unknown>>): ConditionTest | undefined {
  const field = parseFieldName(raw.field)
  const value = text(raw.value)
  if (field === undefined) return undefined
  switch (raw.is) {
    case 'filled':
    case 'empty':
      return { field, is: raw.is }
    case 'equals':
    case 'notEquals':
    case 'contains':
      return value === undefined ? undefined : { field, is: raw.is, value }
    default:
      return undefined
  }
}
