import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { buildAdmin, buildSite } from '../launch/build.mjs'
import { inRoot } from '../launch/paths.mjs'

/** How modules of tests start an admin, or name one that is shared. */
const ADMIN = /ADMIN: 'on'|requireBuiltAdmin\(|shared\('admin/

/** Imports of a module of tests that lead to others. */
const IMPORTS = /(?:\bfrom|\bimport\() ?'(\.{1,2}\/[^']+\.ts)'/g

/**
 * Builds the programs that test files open, where they are out of date: no test builds one.
 *
 * @param {readonly string[]} files Test files of the suites `integration` and `browser`, as paths from the root.
 * @param {import('../launch/step.mjs').StepOptions} [options]
 */
export async function buildPrograms(files, options) {
  const read = (/** @type {string} */ path) => readFileSync(path, 'utf8')
  if (files.some((file) => opensAdmin(inRoot(file), read))) await buildAdmin(options)
  await buildSite(options)
}

/**
 * Says whether a test file, or a module of tests that it imports, opens the admin.
 *
 * @param {string} file Absolute path.
 * @param {(path: string) => string} read Gives the text of a module.
 */
export function opensAdmin(file, read) {
  const seen = new Set([file])
  for (const path of seen) {
    const text = read(path)
    if (ADMIN.test(text)) return true
    for (const [, name = ''] of text.matchAll(IMPORTS)) seen.add(resolve(dirname(path), name))
  }
  return false
}
