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
 * Writes the packages down as a software bill of materials in the format of CycloneDX 1.5.
 *
 * @param {readonly PackedPackage[]} packages
 * @param {string} version Of the site.
 */
export function billOfMaterials(packages, version) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'vitrine', version } },
    components: packages.map(({ name, version, license }) => ({
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: [{ license: { name: license } }],
    })),
  }
}
