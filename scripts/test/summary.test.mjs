import { describe, expect, it } from 'vitest'
import { summary } from './summary.mjs'

const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index * 3 }))
const unit = { suite: 'unit', passed: 3, failed: 0, skipped: 1, files }
const browser = { suite: 'browser', passed: 2, failed: 1, skipped: 0, files: [{ file: 'a.test.ts', seconds: 1 }] }
const time = { minutes: 12.34, atMost: 15 }

describe('the end of a run', () => {
  it('adds up every suite in its last line', () => {
    const { last, passed } = summary({ suites: [unit, browser], problems: ['a.test.ts > opens: no'] }, time)
    expect([last, passed]).toEqual(['5 passed, 1 failed, 1 skipped', false])
  })

  it('leaves out that nothing was skipped', () =>
    expect(summary({ suites: [{ ...unit, skipped: 0 }], problems: [] }, time).last).toBe('3 passed, 0 failed'))

  it('is a failure when nothing ran', () => expect(summary({ suites: [], problems: [] }, time).passed).toBe(false))

  it('names the ten slowest files of a suite, the slowest first', () => {
    const lines = summary({ suites: [unit], problems: [] }, time).text.split('\n')
    expect(lines.slice(1, 3)).toEqual(['Slowest of unit:', '    33.0 s  11.test.ts'])
    expect(lines.filter((line) => line.includes('.test.ts'))).toHaveLength(10)
  })

  it('names what failed', () =>
    expect(summary({ suites: [browser], problems: ['a.test.ts > opens: no'] }, time).text).toContain(
      'Failed:\n  a.test.ts > opens: no',
    ))

  it('says how long it took, and when that is more than the budget', () => {
    expect(summary({ suites: [unit], problems: [] }, time).text).toContain('Took 12.3 min (budget 15 min)')
    expect(summary({ suites: [unit], problems: [] }, { minutes: 16, atMost: 15 }).text).toContain(
      'Took 16.0 min (missed: 15 min at most)',
    )
  })
})
