import { expect, it } from 'vitest'
import { outcomeOf } from './reporter.mjs'

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

/** @param {object[]} files @param {{ message: string }[]} [unhandled] */
const outcome = (files, unhandled = []) => outcomeOf(/** @type {any} */ (files), /** @type {any} */ (unhandled))

it('counts the tests of each suite, and says in a line each what failed', () => {
  const tests = [
    test('adds', 'passed'),
    test('divides', 'failed', [{ message: 'expected 1 to be 2\n\n- 1\n+ 2' }]),
    test('later', 'skipped'),
  ]
  expect(outcome([file(tests), file([test('opens', 'passed')], [], [], 'browser')])).toEqual({
    suites: [
      { suite: 'unit', passed: 1, failed: 1, skipped: 1, files: [{ file: 'unit.test.ts', seconds: 1.5 }] },
      { suite: 'browser', passed: 1, failed: 0, skipped: 0, files: [{ file: 'browser.test.ts', seconds: 1.5 }] },
    ],
    problems: ['unit.test.ts > divides: expected 1 to be 2'],
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
  const { suites, problems } = outcome(files, [{ message: 'Connection terminated' }])
  expect(suites.map(({ passed, failed }) => [passed, failed])).toEqual([
    [1, 2],
    [0, 1],
  ])
  expect(problems).toEqual([
    'unit.test.ts: no such module',
    'unit.test.ts > sums: beforeAll broke',
    'outside of any test: Connection terminated',
  ])
})
