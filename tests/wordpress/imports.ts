import { type ChildProcess, execFile, fork } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ImportProcess, openImportFolder, type RunReport, readMoveIn } from '@vitrine/wordpress/server'
import { openContent } from '../support/content.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { until } from '../support/until.ts'
import { exportFile } from './support.ts'

const ROOT = join(import.meta.dirname, '../..')
const REQUEST = {
  exports: ['export.xml'],
  media: [],
  redirects: undefined,
  answers: {},
  update: false,
  fetchMedia: false,
  changesAnswers: false,
}

/**
 * Imports of an export of so many posts, run as the site runs them: as a process of its own, on content in SQLite.
 *
 * @param count Many batches, so that some are durable while others are still to come.
 */
export async function openImports(count: number) {
  const content = await openContent()
  const folder = await openImportFolder(content.settings.dataDir)
  const made = await promisify(execFile)(process.execPath, [exportFile('make-large.mjs'), String(count)], {
    maxBuffer: 64 * 1024 ** 2,
  })
  await writeFile(folder.pathOf('export.xml'), made.stdout)
  let child: ChildProcess
  /** Starts the program as the site does. */
  const startImport = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const { dataDir } = content.settings
    return fork(join(ROOT, 'apps/site/dist/server/import.js'), [...args], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'production', VITRINE_ROOT: ROOT, ...env },
      execArgv: ['--conditions=production'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
  }
  const imports = new ImportProcess({
    payload: content.payload,
    folder,
    startImport: (args) => {
      child = startImport(args)
      return child
    },
    onError: (error) => {
      throw error
    },
  })
  const posts = async () => (await content.payload.count({ collection: 'posts' })).totalDocs
  const moveIn = async () => {
    const read = await readMoveIn(content.payload)
    return { task: read?.task, state: read?.state, message: read?.message }
  }
  return {
    content,
    folder,
    startImport,
    /** Process of the import that was started last. */
    process: () => child,
    start: () => imports.start('import', REQUEST, false),
    resume: () => imports.start('import', REQUEST, true),
    stop: () => imports.stop(),
    /** Posts that have come so far. */
    posts,
    moveIn,
    morePostsThan: (before: number) => until('more posts', async () => (await posts()) > before, PATIENCE_MS.longWork),
    ended: () =>
      until('the end of the process', async () => (await moveIn()).state !== 'running', PATIENCE_MS.longWork),
    report: async (name: string): Promise<RunReport> => JSON.parse(await readFile(folder.workPath(name), 'utf8')),
  }
}
