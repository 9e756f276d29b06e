import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countsOf, problemsOf } from './reporter.mjs'
import { MOST_SECOND_TRIES, trySecond } from './second-try.mjs'
import { runVitest } from './vitest.mjs'

const PASSES_LATER = 'tests/fixtures/planted/fails-once.planted.ts'
const FAILS_ALWAYS = 'tests/fixtures/planted/fails-always.planted.ts'

/** @param {string} file @param {string[]} problems */
const fileOutcome = (file, problems = []) => ({
  file,
  seconds: 1,
  passed: 1,
  failed: problems.length,
  skipped: 0,
  problems: problems.map((problem) => `${file} > ${problem}`),
})
/** @param {ReturnType<typeof fileOutcome>[]} files @param {string[]} problems */
const outcome = (files, problems = []) => ({ suites: [{ suite: 'unit', files }], problems })

describe('files that are planted', () => {
  /** @type {string} */
  let folder
  /** @type {string[]} */
  const ranAlone = []
  /** @type {Awaited<ReturnType<typeof trySecond>>} */
  let result
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-planted-'))
    const env = { VITRINE_PLANTED_MARKER: join(folder, 'seen') }
    const first = await runVitest({ suites: ['planted'], isQuiet: true }, env)
    result = await trySecond(first, (suite, file) => {
      ranAlone.push(file)
      return runVitest({ suites: [suite], filters: [file], isQuiet: true }, env)
    })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('each run once more, by themselves, when they have failed', () =>
    expect(ranAlone.sort()).toEqual([FAILS_ALWAYS, PASSES_LATER]))

  it('count as passed when they pass then, with their first error', () =>
    expect(result.tries).toContainEqual({
      file: PASSES_LATER,
      error: expect.stringMatching(/^fails when it is run for the first time: .*too slow this time/),
      passed: true,
    }))

  it('fail the run when they fail twice', () => {
    expect(result.tries).toContainEqual({ file: FAILS_ALWAYS, error: expect.anything(), passed: false })
    expect(countsOf(result.outcome)).toEqual({ passed: 2, failed: 1, skipped: 0 })
    expect(problemsOf(result.outcome)).toEqual([expect.stringContaining(FAILS_ALWAYS)])
  })
})

describe('a run', () => {
  const passes = async (/** @type {string} */ _suite, /** @type {string} */ file) => outcome([fileOutcome(file)])
  const failing = (/** @type {number} */ count) =>
    outcome(Array.from({ length: count }, (_, index) => fileOutcome(`${index}.test.ts`, ['no'])))

  it('names what a test of a file failed for, rather than what was wrong at its end', async () => {
    const failed = fileOutcome('a.test.ts', ['waits: in vain'])
    const first = outcome([{ ...failed, failed: 2, problems: ['a.test.ts: not found', ...failed.problems] }])
    expect((await trySecond(first, passes)).tries).toEqual([
      { file: 'a.test.ts', error: 'waits: in vain', passed: true },
    ])
  })

  it('that nothing fails in has no second tries', async () => {
    const first = outcome([fileOutcome('a.test.ts')])
    expect(await trySecond(first, passes)).toEqual({ outcome: first, tries: [] })
  })

  it(`gives ${MOST_SECOND_TRIES} files a second try, and is red at once when more have failed`, async () => {
    const enough = await trySecond(failing(MOST_SECOND_TRIES), passes)
    expect([enough.tries.length, countsOf(enough.outcome).failed]).toEqual([MOST_SECOND_TRIES, 0])
    const tooMany = await trySecond(failing(MOST_SECOND_TRIES + 1), passes)
    expect([tooMany.tries, countsOf(tooMany.outcome).failed]).toEqual([[], MOST_SECOND_TRIES + 1])
  })

  it('stays red for a failure that belongs to no file', async () => {
    const first = outcome([fileOutcome('a.test.ts', ['no'])], ['outside of any test: no memory'])
    expect(countsOf((await trySecond(first, passes)).outcome)).toMatchObject({ failed: 1 })
  })

  it.each([
    ['breaks off', async () => outcome([], ['unit: broke off: no memory'])],
    ['fails outside of its tests', async () => outcome([fileOutcome('a.test.ts')], ['outside of any test: no'])],
  ])('stays red when a second try %s', async (_, runAlone) => {
    const { outcome: last, tries } = await trySecond(outcome([fileOutcome('a.test.ts', ['no'])]), runAlone)
    expect([countsOf(last).failed, tries[0]?.passed]).toEqual([1, false])
  })
})
