import { readFileSync } from 'node:fs'
import { inRoot } from '../../scripts/launch/paths.mjs'

/** @typedef {Readonly<Record<string, { file: string, name?: string, imports?: readonly string[] }>>} Manifest */

const MANIFEST = 'apps/site/dist/client/.vite/manifest.json'

/** Files of every page, and React, which is counted once for all islands. */
const SHARED = /\/(?:entry|hydrate)-[^/]*$/

/**
 * Script of each behaviour, in bytes of brotli as they are served: its module and what that alone imports. Modules that
 * come together in one file have the bytes of that file.
 */
export async function measure() {
  const manifest = JSON.parse(readFileSync(inRoot(MANIFEST), 'utf8'))
  return {
    behaviours: bytesByBehaviour(manifest, (file) => readFileSync(inRoot(`apps/site/dist/client/${file}.br`)).length),
  }
}

/**
 * @param {Manifest} manifest Of the browser build.
 * @param {(file: string) => number} sizeOf
 * @returns {Record<string, number>} By name, the largest first; islands are called `name (island)`. `page` is what every
 *   page does for a visitor who is there, in one file.
 */
export function bytesByBehaviour(manifest, sizeOf) {
  const sizes = Object.entries(manifest).flatMap(([source, chunk]) => {
    const [, name, kind] = chunk.name?.match(/^(page|.+(?=\.))(?:\.(enhancer|island))?$/) ?? []
    if (!name || (!kind && name !== 'page')) return []
    const files = [...filesOf(manifest, source)].filter((file) => !SHARED.test(file))
    const size = files.reduce((sum, file) => sum + sizeOf(file), 0)
    return [/** @type {const} */ ([kind === 'island' ? `${name} (island)` : name, size])]
  })
  return Object.fromEntries(sizes.sort(([, one], [, other]) => other - one))
}

/** @param {Manifest} manifest @param {string} source @param {Set<string>} [seen] */
function filesOf(manifest, source, seen = new Set()) {
  const chunk = manifest[source]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen)
  return seen
}
