import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * @typedef {object} Feature A package that the list of features names.
 * @property {string} name Folder of the package, and its name below `@vitrine/`.
 * @property {readonly string[]} entries What its `exports` name, without `./`.
 * @property {boolean} isOptional Whether sites are with or without it.
 * @property {boolean} isOn Whether this site has it.
 */

/**
 * The list of features: the name of each, or `{ "name": "shop", "optional": true }`.
 *
 * @param {string} root Folder of the project.
 * @returns {readonly { readonly name: string, readonly isOptional: boolean }[]}
 */
export function listedFeatures(root) {
  /** @type {(string | { name: string, optional?: boolean })[]} */
  const list = JSON.parse(readFileSync(join(root, 'features.json'), 'utf8'))
  return list.map((one) =>
    typeof one === 'string' ? { name: one, isOptional: false } : { name: one.name, isOptional: one.optional === true },
  )
}

/**
 * Features with what their packages have for the programs, and whether `vitrine.config.ts` names them.
 *
 * @param {string} root Folder of the project.
 * @returns {Promise<readonly Feature[]>}
 * @throws {Error} For a feature without a package, and for a name in `vitrine.config.ts` that is no optional feature.
 */
export async function readFeatures(root) {
  const listed = listedFeatures(root)
  const optional = listed.filter(({ isOptional }) => isOptional).map(({ name }) => name)
  // Reading TypeScript takes its time, and without optional features there is nothing to choose.
  const on = optional.length > 0 ? await chosenFeatures(root) : []
  const unknown = on.find((name) => !optional.includes(name))
  if (unknown !== undefined) {
    throw new Error(
      `vitrine.config.ts names the feature ${unknown}, which is no optional one. There are: ${optional.join(', ')}.`,
    )
  }
  return listed.map(({ name, isOptional }) => {
    const file = join(root, 'packages', name, 'package.json')
    if (!existsSync(file)) throw new Error(`features.json names ${name}, but there is no packages/${name}.`)
    const { exports = {} } = JSON.parse(readFileSync(file, 'utf8'))
    const entries = Object.keys(exports).map((entry) => entry.slice('./'.length))
    return { name, entries, isOptional, isOn: !isOptional || on.includes(name) }
  })
}

/** @param {string} root @returns {Promise<readonly string[]>} Names of the optional features that `vitrine.config.ts` has. */
async function chosenFeatures(root) {
  const { tsImport } = await import('tsx/esm/api')
  const file = join(root, 'vitrine.config.ts')
  if (!existsSync(file)) throw new Error(`There is no ${file}. Take the one of the repository.`)
  const { default: config } = await tsImport(pathToFileURL(file).href, import.meta.url)
  return config.features
}
