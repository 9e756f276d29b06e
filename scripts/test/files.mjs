import { readdirSync } from 'node:fs'
import { inRoot } from '../launch/paths.mjs'

/**
 * Test files of the suites that open built programs.
 *
 * @param {readonly string[]} suites
 * @param {readonly string[]} filters Parts of paths; none for all files.
 * @returns {readonly string[]} Paths from the root.
 */
export function testFiles(suites, filters) {
  const endings = suites.map((suite) => `.${suite}.test.ts`)
  const all = readdirSync(inRoot('tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => `tests/${name}`)
  return filters.length === 0 ? all : all.filter((file) => filters.some((filter) => file.includes(filter)))
}
