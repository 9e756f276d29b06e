import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { run } from '../../../scripts/launch/run.mjs'

/**
 * Makes a project of another program in a temporary folder, with its dependencies from npm. The folder goes when the
 * process ends.
 *
 * @param {string} name
 * @param {Readonly<Record<string, string>>} dependencies Exact versions by names.
 * @param {Readonly<Record<string, string>>} files Texts by paths.
 * @returns {Promise<string>} Its folder.
 */
export async function installPeer(name, dependencies, files) {
  const folder = mkdtempSync(join(tmpdir(), `vitrine-bench-${name}-`))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies })
  for (const [path, text] of Object.entries({ ...files, 'package.json': manifest })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  try {
    await run('npm', ['install', ...quietly], { cwd: folder })
  } catch (error) {
    throw new Error(`npm could not install ${name}. ${firstError(error)}`, { cause: error })
  }
  return folder
}

/** @param {unknown} error Of npm, which says much. */
function firstError(error) {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n')
  return lines.find((line) => line.startsWith('npm error')) ?? lines[0]
}
