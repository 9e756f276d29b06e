import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LoadedSettings } from '@vitrine/cms/settings'
import { type Logger, pino } from 'pino'
import { adminLog } from './admin-log.ts'
import { type SupervisedAdmin, superviseAdmin } from './supervisor.ts'

/** Runs the editor's program beside the site. @param options.onEnd Is called whenever it has ended. */
export function startAdmin(
  root: string,
  settings: LoadedSettings,
  env: NodeJS.ProcessEnv,
  { log, onEnd }: { readonly log: Logger; readonly onEnd: () => void },
): Promise<SupervisedAdmin> {
  const cwd = join(root, 'apps/admin')
  const next = join(root, 'node_modules/next/dist/bin/next')
  const isDevelopment = env.NODE_ENV === 'development'
  return superviseAdmin({
    cwd,
    // The last thing that a build leaves, and the first that a new one takes away.
    isBuilt: () => isDevelopment || existsSync(join(cwd, '.next/.built')),
    // The admin runs with the flags that this process was started with.
    command: (port) => [
      process.execPath,
      ...process.execArgv,
      '--import',
      pathToFileURL(join(cwd, 'end-with-site.mjs')).href,
      next,
      isDevelopment ? 'dev' : 'start',
      '-H',
      '127.0.0.1',
      '-p',
      String(port),
    ],
    env: {
      ...env,
      NODE_ENV: isDevelopment ? 'development' : 'production',
      DATA_DIR: settings.dataDir,
      VITRINE_ROOT: root,
      VITRINE_PORT: String(settings.port),
      NEXT_TELEMETRY_DISABLED: '1',
    },
    onEvent: (event, details = {}) => {
      log.info(details, event)
      if (event === 'admin ended') onEnd()
    },
    onLine: adminLog(pino({ level: settings.logLevel, base: { program: 'admin' } })),
  })
}
