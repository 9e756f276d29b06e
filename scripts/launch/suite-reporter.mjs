import { writeFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number, problems: string[] }} SuiteResult */

/** Counts the tests of one suite, and keeps what went wrong in a line each, for the end of all suites. */
export default class SuiteReporter {
  /** @type {string} */
  #file

  /** @param {{ file: string }} options `file`: where the {@link SuiteResult} goes, as JSON. */
  constructor({ file }) {
    this.#file = file
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest').SerializedError[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    writeFileSync(this.#file, JSON.stringify(suiteResult(modules, unhandled)))
  }
}

/**
 * A file that cannot be loaded, a hook that fails and an error that nothing catches fail no test, so each counts as a
 * failure of its own.
 *
 * @param {readonly import('vitest/node').TestModule[]} modules
 * @param {readonly import('vitest').SerializedError[]} unhandled
 * @returns {SuiteResult}
 */
export function suiteResult(modules, unhandled) {
  const result = { passed: 0, failed: 0, skipped: 0, /** @type {string[]} */ problems: [] }
  const fail = (/** @type {string} */ place, /** @type {readonly { message: string }[]} */ errors = []) => {
    result.failed += 1
    result.problems.push(`${place}: ${errors.map(({ message }) => firstLine(message)).join('; ')}`)
  }
  for (const module of modules) {
    const file = module.relativeModuleId
    for (const group of [module, ...module.children.allSuites()]) {
      const errors = group.errors()
      if (errors.length > 0) fail('fullName' in group ? `${file} > ${group.fullName}` : file, errors)
    }
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result()
      if (state === 'failed') fail(`${file} > ${test.fullName}`, errors)
      else result[state === 'passed' ? 'passed' : 'skipped'] += 1
    }
  }
  for (const error of unhandled) fail('outside of any test', [error])
  return result
}

/** @param {string} text */
function firstLine(text) {
  return text.split('\n', 1)[0] ?? ''
}
