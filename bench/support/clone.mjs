import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../scripts/launch/paths.mjs'
import { run } from '../../scripts/launch/run.mjs'
import { staleness } from '../../scripts/launch/stale.mjs'
import { some } from './nothing-measured.mjs'

/**
 * Makes a folder what a fresh clone is after `npm ci`: the files that git knows or would take, as they are, with the
 * dependencies and nothing built.
 *
 * @param {string} folder Empty, and without symbolic links in its path.
 */
export async function cloneInto(folder) {
  const listed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  const files = some(listed.split('\0').filter(Boolean), 'git knows no file')
  for (const file of files) {
    // One that was removed is listed until that is committed.
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(root, file), join(folder, file))
  }
  for (const workspace of workspaces(files)) {
    const modules = join(workspace, 'node_modules')
    if (existsSync(join(root, modules))) linkTree(join(root, modules), join(folder, modules))
  }
  staleness(join(folder, 'node_modules/.vitrine-installed'), [join(folder, 'package-lock.json')]).mark()
}

/** @param {readonly string[]} files @returns {string[]} Folders that may have dependencies of their own. */
function workspaces(files) {
  return files.filter((file) => /(^|\/)package\.json$/.test(file)).map(dirname)
}

/**
 * Copies a tree without its bytes: each file is a hard link where the file system allows it. Links between workspaces are
 * relative, so they lead into the copy.
 *
 * @param {string} from
 * @param {string} to
 */
function linkTree(from, to) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    // Caches and stamps are written in place: through a link the original would change.
    if (entry.name.startsWith('.') && entry.name !== '.bin' && from.endsWith('node_modules')) continue
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (entry.isDirectory()) linkTree(source, target)
    else linkFile(source, target)
  }
}

/** @param {string} from @param {string} to */
function linkFile(from, to) {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'ENOTSUP'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error
    copyFileSync(from, to)
  }
}
