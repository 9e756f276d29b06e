import { setTimeout } from 'node:timers/promises'
import { fileInPlace } from '@vitrine/cms/config'
import { loadSettings, type TracesSettings } from '@vitrine/cms/settings'
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
import { type AnswerFirst, type Connections, createConnections, PARTING_MS } from './server/connections.ts'
import { startMetricsServer } from './server/metrics/answer-metrics.ts'
import { createMissingLog } from './server/missing-log.ts'
import type { Site } from './site.ts'
import { buildSiteApp } from './site-app.ts'

/**
 * Runs the visitor's program until it gets SIGTERM or SIGINT.
 *
 * @throws {ConfigError} for a wrong setting.
 */
export async function runSite(env: NodeJS.ProcessEnv, root: string): Promise<void> {
  const settings = loadSettings(env, root)
  const { port: metricsPort, token: metricsToken, host: metricsHost } = settings.metrics
  const site = await openSite(settings, { env, root, isMeasured: Boolean(metricsPort || metricsToken) })
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
  await app.listen({ port: settings.port, host: settings.host })
  const metricsServer =
    metrics && metricsPort ? await startMetricsServer(metrics, { port: metricsPort, host: metricsHost }) : undefined
  const stopWork = startBackgroundWork(site)
  const address = app.server.address()
  await notifyLauncher(typeof address === 'object' && address ? address.port : settings.port, settings, payload)

  stopWhenAsked(connections, async () => {
    await app.close()
    metricsServer?.close()
    await Promise.all([stopWork(), missing.stop(), site.features.stop(), admin?.stop()])
    await payload.destroy()
    await stopTracing()
  })
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

/** Ends this process once, as soon as somebody asks for it. */
function stopWhenAsked(connections: Connections, stop: () => Promise<void>): void {
  let stopping = false
  const end = async ({ waits }: { waits: boolean }) => {
    if (stopping) return
    stopping = true
    connections.part()
    if (waits) await setTimeout(PARTING_MS)
    await stop()
    process.exit(0)
  }
  // A host asks with SIGTERM, and may send visitors for a moment more; a person at a terminal is the only visitor.
  process.on('SIGTERM', () => void end({ waits: true }))
  process.on('SIGINT', () => void end({ waits: false }))
  // Started by a launcher that is gone: nobody else would stop this process.
  process.on('disconnect', () => void end({ waits: false }))
}
