import { inRoot } from '../../scripts/launch/paths.mjs'
import { run } from '../../scripts/launch/run.mjs'

/** @typedef {{ commit: string, dirty: boolean }} Revision `dirty`: files differed from the commit. */

/** @returns {Promise<Revision>} What is measured; the file of results, which the bench writes itself, does not count. */
export async function revision() {
  const git = (/** @type {string[]} */ ...args) => run('git', args, { cwd: inRoot() })
  try {
    const commit = (await git('rev-parse', 'HEAD')).trim()
    const changes = await git('status', '--porcelain', '--', '.', ':!bench/results.json')
    return { commit, dirty: changes.trim() !== '' }
  } catch {
    // Without git, or outside of a clone, nobody knows.
    return { commit: 'unknown', dirty: true }
  }
}
