import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockModules } from './blocks.mjs'
import { readFeatures } from './features.mjs'
import { fieldTypeModules } from './field-types.mjs'
import { layerKindModules } from './layer-kinds.mjs'
import { wiringModules } from './modules.mjs'
import { WIRED_PACKAGES, withFeatures } from './packages.mjs'

/**
 * Files that follow from the lists of features, blocks, types of fields and kinds of layers and are not as they should be.
 *
 * @param {string} root Folder of the project.
 * @returns {Promise<readonly { file: string, text: string }[]>} Files from the root, and what is to stand in them.
 */
export async function staleWiring(root) {
  const features = await readFeatures(root)
  const packages = WIRED_PACKAGES.map((file) => {
    const json = withFeatures(file, JSON.parse(readFileSync(join(root, file), 'utf8')), features)
    return { file, text: `${JSON.stringify(json, null, 2)}\n` }
  })
  const modules = [
    ...wiringModules(features),
    ...packages,
    ...blockModules(root),
    ...fieldTypeModules(root),
    ...layerKindModules(root),
  ]
  return modules.filter(({ file, text }) => textOf(join(root, file)) !== text)
}

/** Writes what is stale. @param {string} root @returns {Promise<readonly string[]>} The files that were written. */
export async function writeWiring(root) {
  const stale = await staleWiring(root)
  for (const { file, text } of stale) writeFileSync(join(root, file), text)
  return stale.map(({ file }) => file)
}

/** @param {string} file */
function textOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
