import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'

/** Commands that a packed site has; each is a script of package.json. */
const COMMANDS = ['start', 'backup', 'accounts', 'search', 'posts', 'seed', 'import', 'export', 'media', 'upgrade']

/** Folders that programs read while they run, and nothing imports. */
const READ_FOLDERS = ['apps/site/dist', 'packages/demo/pictures', 'deploy/image']

/** Files that programs read while they run, and nothing imports. */
const READ_FILES = ['package.json', 'LICENSE', 'vitrine.config.ts', 'features.json']

/** Parts of the admin when it runs; the rest of `.next` is a cache of the build. */
const ADMIN_FOLDERS = ['server', 'static', 'build', 'node_modules']

/** Modules by which Next is started. */
const NEXT_ENTRIES = ['bin/next', 'cli/next-start.js', 'server/lib/start-server.js', 'server/next.js']

/** Modules of Next that it looks for by names when it reads its configuration, though it builds nothing. */
const NEXT_FOLDERS = ['webpack', '@babel/runtime'].map((name) => `node_modules/next/dist/compiled/${name}`)

/**
 * Packages that write migrations, build or format: libraries name them for what is done in development alone. A packed
 * site that would need one fails its test.
 */
export const NOT_AT_RUN_TIME = ['drizzle-kit', '@esbuild', 'esbuild', 'esbuild-register', 'sass', 'typescript']

/** Libraries for Alpine: the image is Debian's. */
const OTHER_SYSTEMS = /node_modules\/@libsql\/linux-[a-z0-9]+-musl\//

/** Sources: programs are bundles of them, and read no file of them but the images of the demo. */
const SOURCES = /^packages\/(?!demo\/pictures\/|[^/]+\/package\.json$)/

/**
 * Lists what a built site needs to run.
 *
 * @param {string} root Absolute path of a project whose programs are built.
 * @param {{ admin: boolean }} options `admin`: with the editor's program.
 * @returns {Promise<readonly string[]>} Paths from the root, sorted; links are named themselves, beside what they lead to.
 */
export async function runtimeFiles(root, { admin }) {
  const programs = readdirSync(join(root, 'apps/site/dist/server')).filter((name) => name.endsWith('.js'))
  const entries = [
    ...COMMANDS.map((name) => join(root, 'scripts', `${name}.mjs`)),
    ...programs.map((name) => join(root, 'apps/site/dist/server', name)),
    ...(admin ? adminEntries(root) : []),
  ].filter((file) => existsSync(file))
  const { fileList } = await nodeFileTrace(entries, {
    base: root,
    conditions: ['node', 'production'],
    mixedModules: true,
    ignore: NOT_AT_RUN_TIME.map((name) => `**/node_modules/${name}/**`),
  })
  const read = [
    ...READ_FILES.filter((file) => existsSync(join(root, file))),
    ...READ_FOLDERS.flatMap((folder) => filesIn(root, folder)),
    ...(admin ? [...adminFiles(root), ...docsFiles(root)] : []),
  ]
  return [...new Set([...fileList, ...read])].filter((file) => isFile(root, file) && isNeeded(file)).sort()
}

/**
 * Lists the pages and images of the documentation that the admin shows.
 *
 * @param {string} root
 */
function docsFiles(root) {
  return filesIn(root, 'docs').filter((file) => /^docs\/(?:[a-z-]+\.md|images\/[a-z-]+\.webp)$/.test(file))
}

/** @param {string} root */
function adminEntries(root) {
  return [
    ...NEXT_ENTRIES.map((name) => join(root, 'node_modules/next/dist', name)),
    join(root, 'apps/admin/next.config.mjs'),
    join(root, 'apps/admin/end-with-site.mjs'),
  ]
}

/**
 * Lists files that Next has built, and those that its own traces say that these need.
 *
 * @param {string} root
 */
function adminFiles(root) {
  const built = join(root, 'apps/admin/.next')
  const top = readdirSync(built, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
  const traces = [...top, ...filesIn(built, 'server')].filter((name) => name.endsWith('.nft.json'))
  const traced = traces.flatMap((name) => {
    const file = join(built, name)
    /** @type {{ files: readonly string[] }} */
    const { files } = JSON.parse(readFileSync(file, 'utf8'))
    return files.map((path) => relative(root, resolve(dirname(file), path)))
  })
  return [
    'apps/admin/package.json',
    'apps/admin/next.config.mjs',
    ...top.filter((name) => !name.startsWith('trace')).map((name) => `apps/admin/.next/${name}`),
    ...[...ADMIN_FOLDERS.map((name) => `apps/admin/.next/${name}`), ...NEXT_FOLDERS].flatMap((folder) =>
      filesIn(root, folder),
    ),
    ...traced,
  ]
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {readonly string[]}
 */
function filesIn(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(root, path) : [path]
  })
}

/**
 * @param {string} root
 * @param {string} file
 */
function isFile(root, file) {
  const stats = lstatSync(join(root, file), { throwIfNoEntry: false })
  return stats !== undefined && !stats.isDirectory()
}

/** @param {string} file */
function isNeeded(file) {
  const isLeftOut = NOT_AT_RUN_TIME.some((name) => file.includes(`node_modules/${name}/`))
  return !isLeftOut && !OTHER_SYSTEMS.test(file) && !SOURCES.test(file) && !/\.(?:map|nft\.json|d\.[cm]?ts)$/.test(file)
}
