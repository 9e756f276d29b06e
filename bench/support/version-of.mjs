import { readFileSync } from 'node:fs'
import { inRoot } from '../../scripts/launch/paths.mjs'

/** @param {string} name @returns {string} Version of a package that is installed. */
export function versionOf(name) {
  return JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8')).version
}
