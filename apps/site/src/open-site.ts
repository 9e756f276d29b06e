import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openPayload, reserveOf, whenRestored } from '@vitrine/cms/config'
import type { LoadedSettings } from '@vitrine/cms/settings'
import { holdBack } from '@vitrine/delivery/store'
import type { Payload } from 'payload'
import { type Logger, pino } from 'pino'
import { readAssets } from './render/assets.ts'
import { createSiteMetrics } from './server/metrics/site-metrics.ts'
import { readOwnStyle } from './server/own-style.ts'
import { createSite, type Site } from './site.ts'
import { startProgram } from './start-program.ts'

/**
 * Opens the database of a site, brings it to this version, and makes its pages ready to be asked for.
 *
 * @param options.root Absolute path of the project.
 * @param options.opening Count of the times that this process has opened it: Payload remembers what it opened by its name.
 * @param options.isMeasured True if somebody monitors the site.
 * @param options.callOrigin Origin of the site that answers forms and calls of scripts; empty, unless given, for this one.
 */
export async function openSite(
  settings: LoadedSettings,
  {
    env,
    root,
    opening = 1,
    isMeasured,
    callOrigin = '',
  }: {
    readonly env: NodeJS.ProcessEnv
    readonly root: string
    readonly opening?: number
    readonly isMeasured: boolean
    readonly callOrigin?: string
  },
): Promise<Site> {
  const log = pino({ level: settings.logLevel, base: { program: 'site' } })
  const payload = await openPayload(settings, { migrate: true, key: `${settings.dataDir} ${opening}` })
  await whenRestored(payload, settings.database, () => holdBackDeliveries(payload, log))
  const onError = (error: unknown) => log.error({ err: error }, 'something in the background failed')
  await reserveOf(payload)?.take().catch(onError)
  const mediaDir = join(settings.dataDir, 'media')
  await mkdir(mediaDir, { recursive: true })
  const clientDir = join(root, 'apps/site/dist/client')
  return createSite({
    settings,
    payload,
    log,
    onError,
    callOrigin,
    isDevelopment: env.NODE_ENV === 'development',
    clientDir,
    mediaDir,
    build: readAssets(clientDir),
    ownStyle: readOwnStyle(settings.dataDir),
    startProgram: startProgram(root, settings, env),
    metrics: isMeasured ? createSiteMetrics(onError) : undefined,
  })
}

/** Keeps deliveries back that waited when the database was copied: the original sends them. */
async function holdBackDeliveries(payload: Payload, log: Logger): Promise<void> {
  const held = await holdBack(payload)
  if (held > 0)
    log.warn(
      { held },
      'this site was restored or copied: what waited to be sent is kept back, see Deliveries in the admin',
    )
}
