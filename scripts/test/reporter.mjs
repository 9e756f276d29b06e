import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../launch/paths.mjs'

/**
 * Outcome of a run.
 *
 * @typedef {{ file: string, seconds: number, passed: number, failed: number, skipped: number, problems: string[] }} FileOutcome
 *   `file`: path from the root; `problems`: a line for each failure.
 * @typedef {{ suite: string, files: FileOutcome[] }} SuiteOutcome
 * @typedef {import('../../tests/support/measured.ts').Measured} Measured
 * @typedef {{ suites: SuiteOutcome[], problems: string[], measured?: Measured[] }} Outcome
 *   `problems`: a line for each failure that belongs to no file; `measured`: what tests measured while they ran.
 */

/** Counts the tests of each file, and keeps what went wrong in a line each, for the end of the run. */
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
    filesOf(outcome, module.project.name).push(fileOutcomeOf(module))
    for (const test of module.children.allTests()) {
      const { measured } = test.meta()
      if (measured) outcome.measured = [...(outcome.measured ?? []), measured]
    }
  }
  for (const { message, VITEST_TEST_PATH: path } of unhandled) {
    const problem = `outside of any test: ${firstLine(message)}`
    const file = typeof path === 'string' ? fileAt(outcome, relative(root, path)) : undefined
    if (file) {
      file.failed += 1
      file.problems.push(`${file.file} > ${problem}`)
    } else outcome.problems.push(problem)
  }
  return outcome
}

/** @param {Outcome} outcome @returns {{ passed: number, failed: number, skipped: number }} */
export function countsOf({ suites, problems }) {
  const files = suites.flatMap((suite) => suite.files)
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ kind) =>
    files.reduce((total, counts) => total + counts[kind], 0)
  return { passed: sum('passed'), failed: sum('failed') + problems.length, skipped: sum('skipped') }
}

/** @param {Outcome} outcome @returns {readonly string[]} A line for each failure. */
export function problemsOf({ suites, problems }) {
  return [...suites.flatMap(({ files }) => files.flatMap((file) => file.problems)), ...problems]
}

/** @param {readonly Outcome[]} outcomes @returns {Outcome} */
export function joined(outcomes) {
  return {
    suites: outcomes.flatMap(({ suites }) => suites),
    problems: outcomes.flatMap(({ problems }) => problems),
  }
}

/** @param {import('vitest/node').TestModule} module @returns {FileOutcome} */
function fileOutcomeOf(module) {
  const file = module.relativeModuleId
  const outcome = /** @type {FileOutcome} */ ({
    file,
    seconds: module.diagnostic().duration / 1000,
    passed: 0,
    failed: 0,
    skipped: 0,
    problems: [],
  })
  const fail = (/** @type {string} */ place, /** @type {readonly { message: string }[]} */ errors = []) => {
    outcome.failed += 1
    outcome.problems.push(`${place}: ${errors.map(({ message }) => firstLine(message)).join('; ')}`)
  }
  for (const group of [module, ...module.children.allSuites()]) {
    const errors = group.errors()
    if (errors.length > 0) fail('fullName' in group ? `${file} > ${group.fullName}` : file, errors)
  }
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result()
    if (state === 'failed') fail(`${file} > ${test.fullName}`, errors)
    else outcome[state === 'passed' ? 'passed' : 'skipped'] += 1
  }
  return outcome
}

/** @param {Outcome} outcome @param {string} name */
function filesOf(outcome, name) {
  const known = outcome.suites.find(({ suite }) => suite === name)
  if (known) return known.files
  const made = /** @type {SuiteOutcome} */ ({ suite: name, files: [] })
  outcome.suites.push(made)
  return made.files
}

/** @param {Outcome} outcome @param {string} path */
function fileAt({ suites }, path) {
  return suites.flatMap(({ files }) => files).find(({ file }) => file === path)
}

/** @param {string} text */
function firstLine(text) {
  return text.split('\n', 1)[0] ?? ''
}
