import { fork } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { NODE_FLAGS } from './program.mjs'

/**
 * Runs recorded cases against our code. Prints the counts of each file, and names each case that fails.
 *
 * @param {readonly string[]} paths Absolute.
 * @param {{ quiet?: boolean, onlyInNpmTest?: boolean }} [options] Print the counts only; leave out the families that
 *   `npm test` does not run.
 * @returns {Promise<{ passed: number, failed: number }>}
 * @throws {Error} When the cases could not be run to their end.
 */
export function runVectors(paths, options = {}) {
  return new Promise((resolve, reject) => {
    // A process of its own, because some families open the content, which wants the flags of a program.
    const child = fork(inRoot('scripts/launch/vectors-process.mjs'), [JSON.stringify({ paths, options })], {
      cwd: inRoot(),
      execArgv: [...NODE_FLAGS],
    })
    /** @type {{ passed: number, failed: number } | undefined} */
    let counts
    child.on('message', (message) => {
      counts = /** @type {{ passed: number, failed: number }} */ (message)
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      counts ? resolve(counts) : reject(new Error(`The recorded cases broke off (exit code ${code}).`)),
    )
  })
}

/** @returns {string[]} The files of recorded cases that the project keeps. */
export function recordedFiles() {
  const folder = inRoot('tests/vectors/recorded')
  return readdirSync(folder).map((name) => `${folder}/${name}`)
}
