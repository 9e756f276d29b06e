import { describe, expect, it } from 'vitest'
import { summary } from './summary.mjs'

/** @param {string} file @param {Partial<import('./reporter.mjs').FileOutcome>} [counts] */
const outcomeOf = (file, counts) => ({ file, seconds: 1, passed: 0, failed: 0, skipped: 0, problems: [], ...counts })

const files = Array.from({ length: 12 }, (_, index) => outcomeOf(`${index}.test.ts`, { seconds: index * 3 }))
const unit = { suite: 'unit', files: [...files, outcomeOf('sums.test.ts', { passed: 3, skipped: 1 })] }
const browser = {
  suite: 'browser',
  files: [outcomeOf('a.test.ts', { passed: 2, failed: 1, problems: ['a.test.ts > opens: no'] })],
}
const time = { minutes: 12.34, atMost: 15 }

describe('the end of a run', () => {
  it('adds up every suite in its last line', () => {
    const { last, passed } = summary({ suites: [unit, browser], problems: ['outside of any test: no'] }, time)
    expect([last, passed]).toEqual(['5 passed, 2 failed, 1 skipped', false])
  })

  it('leaves out that nothing was skipped', () =>
    expect(
      summary({ suites: [{ suite: 'unit', files: [outcomeOf('a.test.ts', { passed: 3 })] }], problems: [] }, time).last,
    ).toBe('3 passed, 0 failed'))

  it('is a failure when nothing ran', () => expect(summary({ suites: [], problems: [] }, time).passed).toBe(false))

  it('names the ten slowest files of a suite, the slowest first', () => {
    const lines = summary({ suites: [unit], problems: [] }, time).text.split('\n')
    expect(lines.slice(1, 3)).toEqual(['Slowest of unit:', '    33.0 s  11.test.ts'])
    expect(lines.filter((line) => line.includes('.test.ts'))).toHaveLength(10)
  })

  it('names what failed', () =>
    expect(summary({ suites: [browser], problems: ['browser: broke off'] }, time).text).toContain(
      'Failed:\n  a.test.ts > opens: no\n  browser: broke off\n',
    ))

  it('names what passed at the second try', () =>
    expect(summary({ suites: [unit], problems: [] }, { ...time, secondTries: ['b.test.ts: late'] }).text).toContain(
      '\n\nPassed at the second try:\n  b.test.ts: late\n\n',
    ))

  it('says how long it took, and when that is more than the budget', () => {
    expect(summary({ suites: [unit], problems: [] }, time).text).toContain('Took 12.3 min (budget 15 min)')
    expect(summary({ suites: [unit], problems: [] }, { minutes: 16, atMost: 15 }).text).toContain(
      'Took 16.0 min (missed: 15 min at most)',
    )
  })
})
