import { resolve } from 'node:path'

/** Options of the import that name a file or folder. */
const FILE_OPTIONS = new Set(['--compare', '--media', '--options', '--redirects', '--report'])

/** Options that name something else. */
const WORD_OPTIONS = new Set([
  '--browser',
  '--example-content',
  '--instead-of',
  '--language',
  '--main-language',
  '--only',
  '--site',
  '--user',
])

/**
 * Arguments for the program of the import, which runs in another folder, so that files are named whole.
 *
 * @param {readonly string[]} given
 * @param {string} here Folder in which the command was given.
 * @returns {{ args: readonly string[], compareWith: string | undefined }} Without `--compare`, which is a command of its
 *   own once the import has ended.
 */
export function importArguments(given, here) {
  const whole = given.map((arg, at) => (isFile(arg, given, at) ? resolve(here, arg) : arg))
  const at = whole.indexOf('--compare')
  const compareWith = at === -1 ? undefined : whole[at + 1]
  const args = compareWith === undefined ? whole : whole.filter((_, place) => place !== at && place !== at + 1)
  return { args, compareWith }
}

/** @param {string} arg @param {readonly string[]} given @param {number} at */
function isFile(arg, given, at) {
  const before = given[at - 1] ?? ''
  if (arg.startsWith('-') || /^https?:\/\//i.test(arg) || WORD_OPTIONS.has(before)) return false
  if (FILE_OPTIONS.has(before)) return true
  return given[0] === 'compare' ? at === 1 : given[0] === 'wordpress' && at > 0
}
