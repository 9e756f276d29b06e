import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { LoadedSettings } from '@vitrine/cms/settings'

/** Gives the way to start the program that imports, with the settings of this one. */
export function startImport(
  root: string,
  { dataDir }: Pick<LoadedSettings, 'dataDir'>,
  env: NodeJS.ProcessEnv,
): (args: readonly string[]) => ChildProcess {
  return (args) =>
    fork(join(root, 'apps/site/dist/server/import.js'), [...args], {
      cwd: root,
      env: { ...env, NODE_ENV: 'production', DATA_DIR: dataDir, VITRINE_ROOT: root },
      execArgv: process.execArgv,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
}
