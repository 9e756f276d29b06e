import { type ExecFileOptions, execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const runFile = promisify(execFile)

const inRoot = (...parts: readonly string[]) => join(fileURLToPath(new URL('../..', import.meta.url)), ...parts)

/** Says that the libraries are installed, which they are. */
const MARK_INSTALLED = `
  const { staleness } = await import('./scripts/launch/stale.mjs')
  const { inRoot } = await import('./scripts/launch/paths.mjs')
  staleness(inRoot('node_modules/.vitrine-installed'), [inRoot('package-lock.json')]).mark()
`

/** Folders and files of the project that its programs are made of. */
const PARTS = [
  'apps',
  'packages',
  'scripts',
  'features.json',
  'vitrine.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/** Build output, and images that only the demo needs. */
const LEFT_OUT = /\/(?:node_modules|dist|\.next|demo\/art|demo\/pictures|test-data)$/

/** Bytes of what a command may say. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024

/** A copy of the project whose files a test may change; its libraries are those of the project. */
export interface ProjectCopy {
  readonly folder: string
  /** Adds a package. */
  add(name: string, from: string): Promise<void>
  /** Runs a program of Node in it. @returns What it printed. */
  run(args: readonly string[], options?: ExecFileOptions): Promise<string>
  remove(): Promise<void>
}

export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-copy-'))
  for (const part of PARTS) {
    await cp(inRoot(part), join(folder, part), { recursive: true, filter: (path) => !LEFT_OUT.test(path) })
  }
  const modules = join(folder, 'node_modules')
  await mkdir(join(modules, '@vitrine'), { recursive: true })
  for (const name of await readdir(inRoot('node_modules'))) {
    if (name === '@vitrine' || name.startsWith('.vitrine') || name === '.cache') continue
    await symlink(inRoot('node_modules', name), join(modules, name))
  }
  for (const name of await readdir(inRoot('packages'))) {
    await symlink(join(folder, 'packages', name), join(modules, '@vitrine', name))
    const own = inRoot('packages', name, 'node_modules')
    if (existsSync(own)) await symlink(own, join(folder, 'packages', name, 'node_modules'))
  }
  const run: ProjectCopy['run'] = async (args, options = {}) => {
    const where = { cwd: folder, maxBuffer: MAX_OUTPUT_BYTES, ...options }
    const { stdout } = await runFile(process.execPath, [...args], { encoding: 'utf8', ...where })
    return String(stdout)
  }
  await run(['--input-type=module', '--eval', MARK_INSTALLED])
  return {
    folder,
    async add(name, from) {
      await cp(from, join(folder, 'packages', name), { recursive: true })
      await symlink(join(folder, 'packages', name), join(modules, '@vitrine', name))
    },
    run,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
