import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '../launch/paths.mjs'
import { run } from '../launch/run.mjs'

/** Packages that assemble all others: that they depend on one says nothing about what a change to it can reach. */
const ASSEMBLIES = ['cms', 'demo']

/**
 * Files that differ from a commit, and those that Git does not know yet.
 *
 * @param {string} since Commit or branch; empty for what is not committed.
 * @returns {Promise<string[]>} Paths from the root.
 */
export async function changedFiles(since) {
  const differing = await run('git', ['diff', '--name-only', since || 'HEAD'], { cwd: inRoot() })
  const unknown = await run('git', ['ls-files', '--others', '--exclude-standard'], { cwd: inRoot() })
  return `${differing}\n${unknown}`.split('\n').filter(Boolean)
}

/**
 * Parts of paths of the browser tests that changes can reach. These tests open the built site, so the imports of their
 * own files do not tell: a feature that no other feature uses reaches the tests in its folder, anything else all tests.
 *
 * @param {readonly string[]} files Paths from the root.
 * @param {Readonly<Record<string, readonly string[]>>} packages What each depends on, by name.
 * @param {readonly string[]} folders Names of the folders in `tests`.
 * @returns {readonly string[]} `tests/` for all of them; empty for none.
 */
export function reachedBrowserTests(files, packages, folders) {
  const reached = files.flatMap((file) => {
    const [top, name = '', rest] = file.split('/')
    if (top === 'docs' || top === 'bench' || !rest) return []
    if (top === 'tests' && folders.includes(name)) return [`tests/${name}/`]
    if (/\.(?:test\.\w+|md)$/.test(file) && top === 'packages') return []
    const isFeature = top === 'packages' && folders.includes(name) && !isUsed(name, packages)
    return isFeature ? [`tests/${name}/`] : ['tests/']
  })
  return reached.includes('tests/') ? ['tests/'] : [...new Set(reached)]
}

/** @param {string} name @param {Readonly<Record<string, readonly string[]>>} packages */
function isUsed(name, packages) {
  return Object.entries(packages).some(([user, used]) => !ASSEMBLIES.includes(user) && used.includes(name))
}

/** Dependencies of each package of the repository, by their short names. */
export function dependencies() {
  const prefix = '@vitrine/'
  const read = (/** @type {string} */ name) => {
    const { dependencies = {} } = JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8'))
    return Object.keys(dependencies).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
  }
  return Object.fromEntries(readdirSync(inRoot('packages')).map((name) => [name, read(name)]))
}
