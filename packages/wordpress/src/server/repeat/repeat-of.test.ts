import { describe, expect, it } from 'vitest'
import type { RunReport } from '../report/run-report.ts'
import { repeatOf } from './repeat-of.ts'

const REPORT: RunReport = {
  run: '20261125-100000-abcd',
  source: 'old.example',
  dryRun: false,
  outcome: 'gaps',
  written: {
    posts: { made: 2, updated: 1, unchanged: 3 },
    media: { made: 1, same: 1, 'no-file': 4 },
    redirects: { waiting: 2, made: 1 },
  },
  failures: [],
  kept: [],
  moved: [{ key: 'item:1', collection: 'posts', title: 'A', message: 'Its address was taken.' }],
  moreLines: 7,
  site: { title: 'Old', address: 'https://old.example' },
  sum: { items: 0, imported: 0, merged: 0, leftOut: 0, failed: 0 },
  kinds: [],
  documents: {},
  comments: { comments: 0, imported: 0, leftOut: [] },
  leftOut: [],
  moreLeftOut: 0,
  groups: [],
  missingFiles: [{ file: 'a.png', address: '' }],
  changedAddresses: { count: 0, examples: [], redirects: 0 },
  pages: [],
  customFields: [],
  problems: [],
  questions: [],
  asked: [],
  firstAddresses: [],
  lookAt: [],
}

describe('the report of an import that is started again', () => {
  const again = repeatOf(REPORT)

  it('finds what is here unchanged, and what was missing still missing', () =>
    expect(again?.written).toEqual({
      posts: { unchanged: 6 },
      media: { unchanged: 2, 'no-file': 4 },
      redirects: { waiting: 2, unchanged: 1 },
    }))

  it('has no name by which it could be taken back, and moves nothing', () => {
    expect(again).not.toHaveProperty('run')
    expect(again).toMatchObject({ moved: [], moreLines: 0 })
  })

  it('is otherwise the same', () =>
    expect(again).toMatchObject({ outcome: 'gaps', source: 'old.example', missingFiles: REPORT.missingFiles }))

  it.each(['failed', 'kept'])('is not foretold where something %s', (outcome) =>
    expect(repeatOf({ ...REPORT, written: { posts: { made: 1, [outcome]: 1 } } })).toBeUndefined())
})
