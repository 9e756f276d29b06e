import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** Folder of the built site, from the root of a checkout. */
const BUILT = 'apps/site/dist'

/** Files that the programs start without: they are made again from others, or are only sent to browsers. */
const LEFT_OUT = /\.(?:br|gz|woff2)$/

/**
 * Packs the built programs of a checkout, without their dependencies.
 *
 * @param {string} root
 * @returns {Buffer} Names and contents of the files as JSON, compressed.
 */
export function packPrograms(root) {
  const names = readdirSync(join(root, BUILT), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !LEFT_OUT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]))
  return brotliCompressSync(JSON.stringify(files), { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } })
}

/**
 * Unpacks programs so that they can be started.
 *
 * @param {Buffer} packed By {@link packPrograms}.
 * @param {string} folder Root of the checkout that they believe to be in; empty.
 * @param {string} dependencies Folder of the packages that they load: `node_modules`.
 */
export function unpackPrograms(packed, folder, dependencies) {
  /** @type {Record<string, string>} */
  const files = JSON.parse(brotliDecompressSync(packed).toString())
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  symlinkSync(dependencies, join(folder, 'node_modules'))
}
