import { readdirSync } from 'node:fs'
import { createServer } from 'vite'
import { inRoot } from './paths.mjs'

/**
 * Runs recorded cases against our code. Prints the counts of each file.
 *
 * @param {readonly string[]} paths Absolute.
 * @param {{ list?: boolean, onlyInNpmTest?: boolean }} [options] Name each case that fails; leave out the families that
 *   `npm test` does not run.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runVectors(paths, options) {
  const vite = await createServer({
    root: inRoot(),
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const main = await vite.ssrLoadModule('/tests/vectors/main.ts')
    return await main.runVectors(paths, options)
  } finally {
    await vite.close()
  }
}

/** @returns {string[]} The files of recorded cases that the project keeps. */
export function recordedFiles() {
  const folder = inRoot('tests/vectors/recorded')
  return readdirSync(folder).map((name) => `${folder}/${name}`)
}
