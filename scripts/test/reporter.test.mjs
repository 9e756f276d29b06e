import { expect, it } from 'vitest'
import { inRoot } from '../launch/paths.mjs'
import { countsOf, outcomeOf, problemsOf } from './reporter.mjs'

/** @param {string} fullName @param {'passed' | 'failed' | 'skipped'} state @param {{ message: string }[]} [errors] */
const test = (fullName, state, errors) => ({ fullName, result: () => ({ state, errors }), meta: () => ({}) })

/** @param {object[]} tests @param {{ fullName: string, errors: () => { message: string }[] }[]} [groups] @param {{ message: string }[]} [errors] */
const file = (tests, groups = [], errors = [], suite = 'unit') => ({
  project: { name: suite },
  relativeModuleId: `${suite}.test.ts`,
  diagnostic: () => ({ duration: 1500 }),
  errors: () => errors,
  children: { allTests: () => tests, allSuites: () => groups },
})

/** @param {object[]} files @param {{ message: string, VITEST_TEST_PATH?: string }[]} [unhandled] */
const outcome = (files, unhandled = []) => outcomeOf(/** @type {any} */ (files), /** @type {any} */ (unhandled))

it('counts the tests of each file, and says in a line each what failed', () => {
  const tests = [
    test('adds', 'passed'),
    test('divides', 'failed', [{ message: 'expected 1 to be 2\n\n- 1\n+ 2' }]),
    test('later', 'skipped'),
  ]
  expect(outcome([file(tests), file([test('opens', 'passed')], [], [], 'browser')])).toEqual({
    suites: [
      {
        suite: 'unit',
        files: [
          {
            file: 'unit.test.ts',
            seconds: 1.5,
            passed: 1,
            failed: 1,
            skipped: 1,
            problems: ['unit.test.ts > divides: expected 1 to be 2'],
          },
        ],
      },
      {
        suite: 'browser',
        files: [{ file: 'browser.test.ts', seconds: 1.5, passed: 1, failed: 0, skipped: 0, problems: [] }],
      },
    ],
    problems: [],
  })
})

it('keeps what tests measured', () => {
  const measured = { memory: { site: { beforeBytes: 1, afterBytes: 2 } } }
  const measuring = { ...test('is asked', 'failed', [{ message: 'no' }]), meta: () => ({ measured }) }
  expect(outcome([file([test('adds', 'passed'), measuring])]).measured).toEqual([measured])
})

it('counts what fails outside of tests', () => {
  const group = { fullName: 'sums', errors: () => [{ message: 'beforeAll broke' }] }
  const files = [file([test('adds', 'passed')], [group], [{ message: 'no such module' }])]
  const result = outcome(files, [{ message: 'Connection terminated' }])
  expect(countsOf(result)).toEqual({ passed: 1, failed: 3, skipped: 0 })
  expect(problemsOf(result)).toEqual([
    'unit.test.ts: no such module',
    'unit.test.ts > sums: beforeAll broke',
    'outside of any test: Connection terminated',
  ])
})

it('lays what is thrown outside of tests to the file that Vitest names', () => {
  const path = inRoot('unit.test.ts')
  const { suites, problems } = outcome([file([test('adds', 'passed')])], [{ message: 'late', VITEST_TEST_PATH: path }])
  expect(suites[0]?.files[0]).toMatchObject({
    passed: 1,
    failed: 1,
    problems: ['unit.test.ts > outside of any test: late'],
  })
  expect(problems).toEqual([])
})
