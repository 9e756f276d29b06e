import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Package that a packed site holds.
 *
 * @typedef {{ name: string, version: string, license: string }} PackedPackage
 */

/** The folder of a package below node_modules, at the end of what is before one of its files. */
const PACKAGE_FOLDER = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\/package\.json$/

/**
 * Reads the packages of which files are packed.
 *
 * @param {string} root
 * @param {readonly string[]} files Paths from the root.
 * @returns {readonly PackedPackage[]} By name, each version once.
 */
export function packedPackages(root, files) {
  const found = new Map()
  for (const file of files) {
    if (!PACKAGE_FOLDER.test(file)) continue
    const { name, version, license } = JSON.parse(readFileSync(join(root, file), 'utf8'))
    if (typeof name === 'string' && typeof version === 'string') {
      found.set(`${name}@${version}`, { name, version, license: typeof license === 'string' ? license : 'unknown' })
    }
  }
  return [...found.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}

/**
 * Writes packages down as a software bill of materials in the format of CycloneDX 1.5.
 *
 * Those whose files are packed are `required`. The others of the lockfile are `optional`: programs have them compiled in, or
 * do without them, which a bundle does not tell.
 *
 * @param {object} of
 * @param {readonly PackedPackage[]} of.packed Those whose files are packed.
 * @param {readonly (PackedPackage & { integrity?: string | undefined })[]} of.locked Those of which the programs are made.
 * @param {string} of.version Of the site.
 */
export function billOfMaterials({ packed, locked, version }) {
  const key = (/** @type {PackedPackage} */ { name, version }) => `${name}@${version}`
  const known = new Map(locked.map((one) => [key(one), one]))
  const files = new Set(packed.map(key))
  const all = new Map([...locked, ...packed].map((one) => [key(one), one]))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'vitrine', version } },
    components: [...all.values()]
      .sort((a, b) => (key(a) < key(b) ? -1 : 1))
      .map((one) => component(one, files.has(key(one)) ? 'required' : 'optional', known.get(key(one))?.integrity)),
  }
}

/**
 * @param {PackedPackage} of
 * @param {'required' | 'optional'} scope
 * @param {string | undefined} integrity As lockfiles have it: the hash of what npm was given, in base64.
 */
function component({ name, version, license }, scope, integrity) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [, hash] = /^sha512-(\S+)/.exec(integrity ?? '') ?? []
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope,
    licenses: [{ license: { name: license } }],
    ...(hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
  }
}
