/** Recorded cases of contact forms, run without Vitest. */
export const VECTORS = 'vectors'

/** Suites that Vitest runs, as its projects are called. */
export const VITEST_SUITES = /** @type {const} */ (['unit', 'integration', 'browser'])

export const USAGE = `npm test                          everything
npm test -- forms                 what belongs to a package: packages/forms and tests/forms
npm test -- unit                  a suite: unit, vectors, integration, browser
npm test -- tests/site/a.browser.test.ts    a file
npm test -- --changed[=REF]       what the changes since REF can reach; without REF, those that are not committed
npm test -- --durations           everything, and writes how long files took into tests/durations.json
npm test -- --pictures FILE…      keeps pictures of what is tested in tests/.screenshots, for people to look at`

/**
 * Request of a call of the test command.
 *
 * @typedef {{ readonly kind: 'run', readonly suites: readonly string[], readonly filters: readonly string[],
 *   readonly savesScreenshots: boolean, readonly savesDurations: boolean }} RunRequest
 *   `filters`: parts of paths; empty for all files.
 * @typedef {{ readonly kind: 'changed', readonly since: string }} ChangedRequest `since`: empty for what is not committed.
 * @typedef {{ readonly kind: 'help', readonly complaint?: string }} HelpRequest
 */

/**
 * @param {readonly string[]} words Arguments of the command.
 * @param {readonly string[]} packages Names of the folders in `packages` and `tests`.
 * @returns {RunRequest | ChangedRequest | HelpRequest}
 */
export function parseRequest(words, packages) {
  const [first = ''] = words
  if (first === '--help') return { kind: 'help' }
  if (first === '--changed' || first.startsWith('--changed=')) {
    if (words.length > 1) return complain(`--changed takes nothing after it: ${words.slice(1).join(' ')}`)
    return { kind: 'changed', since: first.slice('--changed='.length) }
  }
  if (first === '--durations' && words.length > 1)
    return complain(`--durations takes nothing after it: ${words.slice(1).join(' ')}`)
  const saves = { savesScreenshots: first === '--pictures', savesDurations: first === '--durations' }
  return runRequest(Object.values(saves).includes(true) ? words.slice(1) : words, packages, saves)
}

/**
 * @param {readonly string[]} words Suites, packages, files.
 * @param {readonly string[]} packages
 * @param {{ readonly savesScreenshots: boolean, readonly savesDurations: boolean }} saves
 * @returns {RunRequest | HelpRequest}
 */
function runRequest(words, packages, saves) {
  const option = words.find((word) => word.startsWith('-'))
  if (option !== undefined) return complain(`There is no option ${option}.`)
  const known = [...VITEST_SUITES, VECTORS]
  const suites = words.filter((word) => known.includes(word))
  const filters = words.filter((word) => !known.includes(word)).map((word) => filtersOf(word, packages))
  const unknown = words.find((word) => !known.includes(word) && filtersOf(word, packages).length === 0)
  if (unknown !== undefined) return complain(`${unknown} is no suite, no package and no file of tests.`)
  if (suites.length > 0) return { kind: 'run', suites, filters: filters.flat(), ...saves }
  return {
    kind: 'run',
    suites: filters.length > 0 ? VITEST_SUITES : [...VITEST_SUITES, VECTORS],
    filters: filters.flat(),
    ...saves,
  }
}

/** @param {string} word @param {readonly string[]} packages */
function filtersOf(word, packages) {
  if (word.includes('/') || word.includes('.test.')) return [word]
  return packages.includes(word) ? [`packages/${word}/`, `apps/${word}/`, `tests/${word}/`] : []
}

/** @param {string} complaint @returns {HelpRequest} */
function complain(complaint) {
  return { kind: 'help', complaint }
}
