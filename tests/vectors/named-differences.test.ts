import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isNamed, namedDifferences } from './named-differences.ts'
import { readVectors } from './read-file.ts'

const RECORDED = fileURLToPath(new URL('recorded/', import.meta.url))
const files = await Promise.all(readdirSync(RECORDED).map((name) => readVectors(`${RECORDED}${name}`)))

describe('packages/forms/compatibility.json', () => {
  // Cases of one family with one reason are one row of docs/compatibility.md; a rare one may stand in no file.
  it.each(namedDifferences)('names recorded cases of $family: $reason', ({ family, reason }) => {
    const row = namedDifferences.filter((other) => other.family === family && other.reason === reason)
    const vectors = files.filter((file) => file.family === family).flatMap((file) => file.vectors)
    expect(vectors.some((vector) => row.some((difference) => isNamed(difference, family, vector)))).toBe(true)
  })
})

describe('a difference named by fields', () => {
  const difference = { family: 'rule-tel', case: { rule: { n: 1 }, entries: [['f', { matches: '^a' }]] }, reason: '' }
  const named = (vector: object) => isNamed(difference, 'rule-tel', { ...vector })
  it('means a case with more keys', () => expect(named({ rule: { n: 1, m: 2 }, entries: [['f', 'ab']] })).toBe(true))
  it('does not mean one with other values', () => expect(named({ rule: { n: 2 }, entries: [['f', 'ab']] })).toBe(false))
  it('does not mean one with a longer list', () =>
    expect(
      named({
        rule: { n: 1 },
        entries: [
          ['f', 'ab'],
          ['f', 'a'],
        ],
      }),
    ).toBe(false))
  it('reads "matches" as a regular expression', () =>
    expect(named({ rule: { n: 1 }, entries: [['f', 'ba']] })).toBe(false))
})
