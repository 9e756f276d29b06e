import { describe, expect, it } from 'vitest'
import { table } from './table.mjs'

const LEAST = { id: 'a', what: 'speed', unit: 'ratio', by: 'load', atLeast: 0.95 }
const MOST = { id: 'b', what: 'bytes', unit: 'KB', by: 'bytes', atMost: 3 }
const MEASURES = ['load', 'bytes']

/** @param {Record<string, unknown>} figures @param {Record<string, string>} notMeasured */
const gave = (figures, notMeasured = {}) => ({ figures, notMeasured })

/**
 * @param {{ budgets?: readonly import('./table.mjs').Budget[], peers?: readonly import('./peers.mjs').Peer[] }} plan
 * @param {import('./table.mjs').Outcomes} outcomes
 */
const tableOf = ({ budgets = [], peers = [] }, outcomes) => table({ budgets, peers, measures: MEASURES }, outcomes)

describe('a budget', () => {
  it('is kept at exactly its limit', () => {
    const { text, passed } = tableOf({ budgets: [LEAST, MOST] }, { load: gave({ a: 0.95 }), bytes: gave({ b: 3 }) })
    expect(passed).toBe(true)
    expect(text).toContain('2 of 2 budgets kept')
    expect(text).not.toContain('Missed budgets')
  })

  it('is missed below a least, and says so at the end with figure and budget', () => {
    const { text, passed } = tableOf({ budgets: [LEAST] }, { load: gave({ a: 0.94 }) })
    expect(passed).toBe(false)
    expect(text).toMatch(
      /Missed budgets\n {2}speed: 0\.9400 ratio, budget ≥ 0\.95 ratio\n\n0 of 1 budgets kept, 1 missed$/,
    )
  })

  it('is missed above a most', () => {
    const { text, passed } = tableOf({ budgets: [MOST] }, { bytes: gave({ b: 3.01 }) })
    expect(passed).toBe(false)
    expect(text).toContain('bytes: 3.010 KB, budget ≤ 3 KB')
  })

  it('is missed when its figure was not measured, and says why', () => {
    const { text, passed } = tableOf({ budgets: [MOST] }, { bytes: gave({}, { b: 'nothing measured: it is 0' }) })
    expect(passed).toBe(false)
    expect(text).toContain('bytes: not measured (nothing measured: it is 0), budget ≤ 3 KB')
  })

  it('is missed when its whole measure failed', () => {
    const { text, passed } = tableOf({ budgets: [MOST] }, { bytes: gave({}, { bytes: 'no page in the sitemap' }) })
    expect(passed).toBe(false)
    expect(text).toContain('bytes: not measured (no page in the sitemap), budget ≤ 3 KB')
  })

  it('is missed when its measure says nothing of it', () => {
    const { text, passed } = tableOf({ budgets: [MOST] }, { bytes: gave({ other: 1 }) })
    expect(passed).toBe(false)
    expect(text).toContain('not measured (its measure gave no such figure)')
  })

  it('is missed when its figure is not a number', () =>
    expect(tableOf({ budgets: [MOST] }, { bytes: gave({ b: Number.NaN }) }).passed).toBe(false))

  it('is left out when its measure was not run', () => {
    const { text, passed } = tableOf({ budgets: [LEAST, MOST] }, { bytes: gave({ b: 2 }) })
    expect(passed).toBe(true)
    expect(text).not.toContain('speed')
  })

  it('of another command stands in a whole run only, and is not missed', () => {
    const budget = { id: 'test.time', what: 'npm test', unit: 'min', by: 'npm test', atMost: 15 }
    const whole = tableOf({ budgets: [budget] }, { load: gave({ a: 1 }), bytes: gave({ b: 1 }) })
    expect(whole.passed).toBe(true)
    expect(whole.text).toMatch(/npm test .* ≤ 15 min, measured by npm test/)
    expect(tableOf({ budgets: [budget] }, { bytes: gave({ b: 1 }) }).text).not.toContain('npm test')
  })
})

describe('a measure', () => {
  it('that could not measure something without a budget is named, and nothing is kept', () => {
    const { text, passed } = tableOf({}, { bytes: gave({ b: 1 }, { 'b.pages': 'no page' }) })
    expect(passed).toBe(false)
    expect(text).toContain('Not measured\n  bytes, b.pages: no page\n')
  })

  it('takes no figure from another one down', () => {
    const { text } = tableOf(
      { budgets: [LEAST, MOST] },
      { load: gave({ a: 1 }), bytes: gave({}, { bytes: 'it broke' }) },
    )
    expect(text).toMatch(/✓ speed .* 1 /)
    expect(text).toMatch(/✗ bytes .* not measured /)
  })
})

describe('a peer', () => {
  const measured = { id: 'p', what: 'page, Peer {version}', unit: 'ratio', by: 'load', version: 'p.version', ours: 'a' }
  const taken = { id: 'q', what: 'page, Other', unit: 'ratio', by: 'load', reference: 0.9, ours: 'a' }

  it('that was measured stands beside ours, with its version', () => {
    const { text } = tableOf({ peers: [measured] }, { load: gave({ p: 0.2, 'p.version': '5.1', a: 0.96 }) })
    expect(text).toMatch(/page, Peer 5\.1 .* 0\.2000 ratio, ours 0\.9600\n/)
  })

  it('that was not measured has a reason and no figure', () => {
    const { text, passed } = tableOf({ peers: [measured] }, { load: gave({ a: 0.96 }, { p: 'no network' }) })
    expect(text).toMatch(/page, Peer +not measured \(no network\)\n/)
    expect(passed).toBe(false)
  })

  it('whose figure was taken over says so, also beside a budget against it', () => {
    const budget = { ...LEAST, against: 'q' }
    const { text } = tableOf({ budgets: [budget], peers: [taken] }, { load: gave({ a: 0.96 }) })
    expect(text).toMatch(
      /page, Other .* 0\.9 ratio, ours 0\.9600 \(reference figure from the specification; not measured in this run\)\n/,
    )
    expect(text).toMatch(/speed .* \(0\.9 is a reference figure from the specification; not measured in this run\)\n/)
  })
})
