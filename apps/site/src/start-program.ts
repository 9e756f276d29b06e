import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { LoadedSettings } from '@vitrine/cms/settings'

/** Gives the way to start another program of the site, with the settings of this one. */
export function startProgram(
  root: string,
  { dataDir }: Pick<LoadedSettings, 'dataDir'>,
  env: NodeJS.ProcessEnv,
): (program: string, args: readonly string[]) => ChildProcess {
  return (program, args) =>
    fork(join(root, 'apps/site/dist/server', `${program}.js`), [...args], {
      cwd: root,
      env: { ...env, NODE_ENV: 'production', DATA_DIR: dataDir, VITRINE_ROOT: root },
      execArgv: process.execArgv,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
}
