import { writeFileSync } from 'node:fs'

/**
 * Outcome of a run.
 *
 * @typedef {{ file: string, seconds: number }} FileTime
 * @typedef {{ suite: string, passed: number, failed: number, skipped: number, files: FileTime[] }} SuiteCounts
 * @typedef {import('../../tests/support/measured.ts').Measured} Measured
 * @typedef {{ suites: SuiteCounts[], problems: string[], measured?: Measured[] }} Outcome
 *   `problems`: a line for each failure. `measured`: what tests measured while they ran.
 */

/** Counts the tests of each suite, and keeps what went wrong in a line each, for the end of the run. */
export default class Reporter {
  /** @type {string} */
  #file

  /** @param {{ file: string }} options `file`: where the {@link Outcome} goes, as JSON. */
  constructor({ file }) {
    this.#file = file
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest').SerializedError[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    writeFileSync(this.#file, JSON.stringify(outcomeOf(modules, unhandled)))
  }
}

/**
 * Counts what came of test files. A file that cannot be loaded, a hook that fails and an error that nothing catches fail
 * no test, so each counts as a failure of its own.
 *
 * @param {readonly import('vitest/node').TestModule[]} modules
 * @param {readonly import('vitest').SerializedError[]} unhandled
 * @returns {Outcome}
 */
export function outcomeOf(modules, unhandled) {
  const outcome = /** @type {Outcome} */ ({ suites: [], problems: [] })
  for (const module of modules) {
    const suite = suiteOf(outcome, module.project.name)
    const file = module.relativeModuleId
    suite.files.push({ file, seconds: module.diagnostic().duration / 1000 })
    const fail = (/** @type {string} */ place, /** @type {readonly { message: string }[]} */ errors = []) => {
      suite.failed += 1
      outcome.problems.push(`${place}: ${errors.map(({ message }) => firstLine(message)).join('; ')}`)
    }
    for (const group of [module, ...module.children.allSuites()]) {
      const errors = group.errors()
      if (errors.length > 0) fail('fullName' in group ? `${file} > ${group.fullName}` : file, errors)
    }
    for (const test of module.children.allTests()) {
      const { measured } = test.meta()
      if (measured) outcome.measured = [...(outcome.measured ?? []), measured]
      const { state, errors } = test.result()
      if (state === 'failed') fail(`${file} > ${test.fullName}`, errors)
      else suite[state === 'passed' ? 'passed' : 'skipped'] += 1
    }
  }
  for (const { message } of unhandled) {
    suiteOf(outcome, 'outside of any test').failed += 1
    outcome.problems.push(`outside of any test: ${firstLine(message)}`)
  }
  return outcome
}

/** @param {Outcome} outcome @param {string} name */
function suiteOf(outcome, name) {
  const known = outcome.suites.find(({ suite }) => suite === name)
  if (known) return known
  const made = /** @type {SuiteCounts} */ ({ suite: name, passed: 0, failed: 0, skipped: 0, files: [] })
  outcome.suites.push(made)
  return made
}

/** @param {string} text */
function firstLine(text) {
  return text.split('\n', 1)[0] ?? ''
}
