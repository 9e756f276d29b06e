/**
 * Entry of `packages` in a lockfile of npm, by its folder.
 *
 * @typedef {object} LockedEntry
 * @property {string} [version]
 * @property {string} [license]
 * @property {string} [integrity]
 * @property {boolean} [link] Stands for the folder `resolved`.
 * @property {string} [resolved]
 * @property {readonly string[]} [os]
 * @property {readonly string[]} [cpu]
 * @property {readonly string[]} [libc]
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [optionalDependencies]
 */

/**
 * Machine for which packages are chosen: names as Node has them. Its C library is glibc, as the image's is.
 *
 * @typedef {{ platform: string, arch: string }} Machine
 */

/**
 * Lists the packages of npm that programs are made of: those that they name, and what these need in turn, without those
 * for development. Packages of the project are left out.
 *
 * @param {Readonly<Record<string, LockedEntry>>} entries `packages` of the lockfile.
 * @param {readonly string[]} programs Folders of workspaces.
 * @param {Machine} machine
 * @returns {readonly { name: string, version: string, license: string, integrity: string | undefined }[]} By name.
 */
export function lockedPackages(entries, programs, machine) {
  const reached = new Set(programs)
  for (const folder of reached) {
    const { dependencies, optionalDependencies } = entries[folder] ?? {}
    // Peers are named by who brings them, too.
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = folderOf(entries, folder, name)
      // What is optional may be missing.
      if (found !== undefined && isFor(found, entries[found], machine)) reached.add(found)
    }
  }
  const found = [...reached].flatMap((folder) => {
    const { version, license = 'unknown', integrity } = entries[folder] ?? {}
    const name = folder.split('node_modules/').at(-1) ?? ''
    return folder.includes('node_modules/') && version ? [{ name, version, license, integrity }] : []
  })
  return [...new Map(found.map((one) => [`${one.name}@${one.version}`, one])).values()].sort((a, b) =>
    `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1,
  )
}

/**
 * Finds a package as Node does: beside who asks, then further up.
 *
 * @param {Readonly<Record<string, LockedEntry>>} entries
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined} Its folder.
 */
function folderOf(entries, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('/'), 0))) {
    const folder = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`
    const entry = entries[folder]
    if (entry) return entry.link ? entry.resolved : folder
    if (at === '') return undefined
  }
}

/** @param {string} folder @param {LockedEntry | undefined} entry @param {Machine} machine */
function isFor(folder, entry, { platform, arch }) {
  const fits = (/** @type {readonly string[] | undefined} */ names, /** @type {string} */ own) =>
    names?.includes(own) ?? true
  // Some packages say their C library in their name alone.
  return fits(entry?.os, platform) && fits(entry?.cpu, arch) && fits(entry?.libc, 'glibc') && !/musl/.test(folder)
}
