import { setTimeout } from 'node:timers/promises'
import { fileInPlace } from '@vitrine/cms/config'
import { type LoadedSettings, readSettings, siteSettings, type TracesSettings } from '@vitrine/cms/settings'
import { noteChange } from '@vitrine/content/cache'
import { EVERYTHING } from '@vitrine/content/core'
import { startOnOneNode, startScheduledJobs } from '@vitrine/content/jobs'
import { startEmptyingTrash } from '@vitrine/content/trash'
import { writeMissing } from '@vitrine/seo/missing'
import type { Logger } from 'pino'
import { startAdmin } from './admin/start-admin.ts'
import { notifyLauncher } from './notify-launcher.ts'
import { openSite } from './open-site.ts'
import { answerFromMemory } from './server/answer.ts'
import { type AnswerFirst, createConnections, PARTING_MS } from './server/connections.ts'
import { startMetricsServer } from './server/metrics/answer-metrics.ts'
import { createMissingLog } from './server/missing-log.ts'
import type { Site } from './site.ts'
import { buildSiteApp } from './site-app.ts'
import { watchLanguages } from './watch-languages.ts'

/**
 * Runs the visitor's program until it gets SIGTERM or SIGINT. It opens the content again when the site takes its languages
 * in another order, which everything that it holds depends on.
 *
 * @throws {ConfigError} for a wrong setting.
 */
export async function runSite(env: NodeJS.ProcessEnv, root: string): Promise<void> {
  const end = untilAskedToEnd()
  for (let opening = 1, port: number | undefined; ; opening += 1) {
    const running = await startSite(await siteSettings(env, root), { env, root, opening, port })
    const reason = await Promise.race([end, running.otherLanguages])
    await running.stop({ waits: reason === 'host' })
    if (reason !== 'languages') process.exit(0)
    port = running.port
  }
}

interface RunningSite {
  /** TCP port that it listens at. */
  readonly port: number
  /** Resolves when the site's languages are not those that it was started with. */
  readonly otherLanguages: Promise<'languages'>
  /** @param options.waits True where others may still send visitors for a moment. */
  stop(options: { readonly waits: boolean }): Promise<void>
}

/** @param options.opening Count of the times that this process has opened the content. @param options.port Wins over that of the settings. */
async function startSite(
  settings: LoadedSettings,
  {
    env,
    root,
    opening,
    port = settings.port,
  }: {
    readonly env: NodeJS.ProcessEnv
    readonly root: string
    readonly opening: number
    readonly port: number | undefined
  },
): Promise<RunningSite> {
  const { port: metricsPort, token: metricsToken, host: metricsHost } = settings.metrics
  const site = await openSite(settings, { env, root, opening, isMeasured: Boolean(metricsPort || metricsToken) })
  const { payload, log, metrics, onError } = site
  const stopTracing = settings.traces ? await startTraces(settings.traces, log) : async () => {}
  const { database } = settings
  const requireDatabase = database.kind === 'sqlite' ? fileInPlace(database.file) : () => {}
  const missing = createMissingLog({
    siteUrl: settings.siteUrl,
    write: (seen, now) => writeMissing(payload, seen, now),
    onError,
  })
  const admin = settings.admin
    ? await startAdmin(root, settings, env, {
        log,
        onEnd: () => {
          // SQLite notes a change after it is written: the admin may have ended in between.
          if (database.kind === 'sqlite') noteChange({ payload }, [EVERYTHING]).catch(onError)
        },
      })
    : undefined
  const connections = createConnections(fromMemory(site))
  const app = await buildSiteApp(site, { missing, connections, admin, requireDatabase })
  await app.listen({ port, host: settings.host })
  const metricsServer =
    metrics && metricsPort ? await startMetricsServer(metrics, { port: metricsPort, host: metricsHost }) : undefined
  const stopWork = startBackgroundWork(site)
  const languages = watchLanguages(site, readSettings(env, root).languages)
  const address = app.server.address()
  const listening = typeof address === 'object' && address ? address.port : port
  await notifyLauncher(listening, settings, payload)

  return {
    port: listening,
    otherLanguages: languages.changed,
    async stop({ waits }) {
      languages.stop()
      connections.part()
      if (waits) await setTimeout(PARTING_MS)
      await app.close()
      metricsServer?.close()
      await Promise.all([stopWork(), missing.stop(), site.features.stop(), admin?.stop()])
      await payload.destroy()
      await stopTracing()
    },
  }
}

/** Loaded on demand: most sites send no traces. */
async function startTraces(traces: TracesSettings, log: Logger): Promise<() => Promise<void>> {
  const { startTracing } = await import('./server/tracing/start-tracing.ts')
  return startTracing(traces, { onProblem: (problem) => log.warn({ problem }, 'traces could not be sent') })
}

/** Answers what memory holds, and counts it when somebody monitors the site. */
function fromMemory({ pages, metrics }: Pick<Site, 'pages' | 'metrics'>): AnswerFirst {
  if (!metrics) return (request, response) => answerFromMemory(request, response, pages)
  return (request, response) => {
    const isAnswered = answerFromMemory(request, response, pages)
    if (isAnswered) metrics.answeredFromMemory(request.method ?? 'GET', response.statusCode)
    return isAnswered
  }
}

/** Begins the work of one node for all of a site, on this one if no other does it. @returns Ends it. */
function startBackgroundWork({ payload, settings, features, onError }: Site): () => Promise<void> {
  const onOneNode = startOnOneNode(payload, settings.database, {
    begin() {
      const stops = [
        startScheduledJobs(payload, { onError }),
        features.maintenance(),
        startEmptyingTrash(payload, { onError }),
      ]
      return async () => void (await Promise.all(stops.map((stop) => stop())))
    },
    onError,
  })
  const besideAdmin = settings.admin ? features.besideAdmin() : async () => {}
  return async () => void (await Promise.all([onOneNode(), besideAdmin()]))
}

/** Resolves with who asks this process to end. A second wish changes nothing. */
function untilAskedToEnd(): Promise<'host' | 'person' | 'launcher'> {
  return new Promise((resolve) => {
    // A host asks with SIGTERM, and may send visitors for a moment more; a person at a terminal is the only visitor.
    process.on('SIGTERM', () => resolve('host'))
    process.on('SIGINT', () => resolve('person'))
    // Started by a launcher that is gone: nobody else would stop this process.
    process.on('disconnect', () => resolve('launcher'))
  })
}
