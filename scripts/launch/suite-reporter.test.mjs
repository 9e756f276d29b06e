import { expect, it } from 'vitest'
import { suiteResult } from './suite-reporter.mjs'

/** @param {string} fullName @param {'passed' | 'failed' | 'skipped'} state @param {{ message: string }[]} [errors] */
const test = (fullName, state, errors) => ({ fullName, result: () => ({ state, errors }) })

/** @param {object[]} tests @param {{ fullName: string, errors: () => { message: string }[] }[]} [groups] @param {{ message: string }[]} [errors] */
const file = (tests, groups = [], errors = []) => ({
  relativeModuleId: 'a.test.ts',
  errors: () => errors,
  children: { allTests: () => tests, allSuites: () => groups },
})

/** @param {object[]} files @param {{ message: string }[]} [unhandled] */
const result = (files, unhandled = []) => suiteResult(/** @type {any} */ (files), /** @type {any} */ (unhandled))

it('counts tests, and says in a line each what failed', () => {
  const tests = [
    test('adds', 'passed'),
    test('divides', 'failed', [{ message: 'expected 1 to be 2\n\n- 1\n+ 2' }]),
    test('later', 'skipped'),
  ]
  expect(result([file(tests)])).toEqual({
    passed: 1,
    failed: 1,
    skipped: 1,
    problems: ['a.test.ts > divides: expected 1 to be 2'],
  })
})

it('counts what fails outside of tests', () => {
  const group = { fullName: 'sums', errors: () => [{ message: 'beforeAll broke' }] }
  const files = [file([test('adds', 'passed')], [group], [{ message: 'no such module' }])]
  expect(result(files, [{ message: 'Connection terminated' }])).toEqual({
    passed: 1,
    failed: 3,
    skipped: 0,
    problems: [
      'a.test.ts: no such module',
      'a.test.ts > sums: beforeAll broke',
      'outside of any test: Connection terminated',
    ],
  })
})
