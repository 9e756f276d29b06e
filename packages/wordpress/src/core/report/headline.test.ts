import { describe, expect, it } from 'vitest'
import { headlineOf, missesItems } from './headline.ts'

const SUM = { items: 5, imported: 4, merged: 1, leftOut: 0, failed: 0 }

describe('the headline of a report', () => {
  it.each([
    ['all', SUM, 'All 5 items are here.'],
    ['gaps', SUM, 'All 5 items are here, with gaps: the report names what is missing or different.'],
    ['all', { ...SUM, items: 1, imported: 0 }, 'The one item is here.'],
    ['all', { ...SUM, items: 0, imported: 0, merged: 0 }, 'All that the files hold is here.'],
    [
      'gaps',
      { ...SUM, imported: 0, merged: 1, leftOut: 4 },
      '1 of 5 items is here; 4 left out. The report names each with its reason.',
    ],
    [
      'gaps',
      { ...SUM, imported: 2, leftOut: 1, failed: 1 },
      '3 of 5 items are here; 1 left out, 1 failed. The report names each with its reason.',
    ],
    [
      'all',
      { items: 1, imported: 0, merged: 0, leftOut: 1, failed: 0 },
      '0 of 1 items are here; 1 left out. The report names each with its reason.',
    ],
    ['failed', { ...SUM, items: 0, imported: 0, merged: 0 }, 'Nothing was imported.'],
  ] as const)('of %s counts what is here and what is missing', (outcome, sum, text) => {
    expect(headlineOf({ outcome, sum, dryRun: false }).en).toBe(text)
  })

  it('of a dry run says what would be here', () => {
    expect(headlineOf({ outcome: 'all', sum: SUM, dryRun: true }).en).toBe('All 5 items would be here.')
    expect(headlineOf({ outcome: 'failed', sum: SUM, dryRun: true }).de).toBe('Nichts würde importiert.')
  })
})

describe('items that are missed', () => {
  const left = (code: Parameters<typeof missesItems>[0]['leftOut'][number]['code']) => ({
    leftOut: [{ id: 1, kind: 'post', title: '', address: '', code, reason: '' }],
    moreLeftOut: 0,
  })
  it.each([
    'kind-without-place',
    'kind-of-builder',
    'file-kind',
    'unreadable',
    'menu-entry-beyond',
  ] as const)('are those left out for want of a place: %s', (code) => expect(missesItems(left(code))).toBe(true))
  it.each([
    'trash',
    'spam',
    'bookkeeping',
    'by-choice',
  ] as const)('are none that WordPress keeps for itself or their owner left out: %s', (code) =>
    expect(missesItems(left(code))).toBe(false))
  it('are those beyond the list of reasons', () => {
    expect(missesItems({ leftOut: [], moreLeftOut: 1 })).toBe(true)
  })
})
