import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { setupCode } from '@vitrine/accounts/setup'
import { fileInPlace, openPayload, whenRestored } from '@vitrine/cms/config'
import { type LoadedSettings, loadSettings } from '@vitrine/cms/settings'
import { contentCache, EVERYTHING, noteChange } from '@vitrine/content/cache'
import { addressOf } from '@vitrine/content/core'
import { startScheduledJobs } from '@vitrine/content/jobs'
import { readRevision } from '@vitrine/content/queries'
import { readTrashedFileNames, startEmptyingTrash } from '@vitrine/content/trash'
import { holdBack } from '@vitrine/delivery/store'
import { writeMissing } from '@vitrine/seo/missing'
import { createSharePictures } from '@vitrine/share-picture/server'
import type { Payload } from 'payload'
import { pino } from 'pino'
import { adminLog } from './admin/admin-log.ts'
import { adminProxy } from './admin/proxy.ts'
import { type SupervisedAdmin, superviseAdmin } from './admin/supervisor.ts'
import { payloadSource } from './content/payload-source.ts'
import { startFeatures } from './features/running-features.ts'
import { readAssets } from './render/assets.ts'
import { pageRenderer } from './render/page-renderer.tsx'
import { answerFromMemory } from './server/answer.ts'
import { buildApp } from './server/app.ts'
import { createConnections, PARTING_MS } from './server/connections.ts'
import { createFoundFiles } from './server/found-files.ts'
import { liveReload, RELOAD_SCRIPT } from './server/live-reload.ts'
import { createMissingLog } from './server/missing-log.ts'
import { readOwnStyle } from './server/own-style.ts'
import { createPages } from './server/pages.ts'
import { createTrashedFiles } from './server/trashed-files.ts'
import { whoAsks } from './server/who-asks.ts'

/**
 * Runs the visitor's program until it gets SIGTERM or SIGINT.
 *
 * @throws {ConfigError} for a wrong setting.
 */
export async function runSite(env: NodeJS.ProcessEnv, root: string): Promise<void> {
  const settings = loadSettings(env, root)
  const log = pino({ level: settings.logLevel, base: { program: 'site' } })
  const payload = await openPayload(settings, { migrate: true })
  const { database } = settings
  const requireDatabase = database.kind === 'sqlite' ? fileInPlace(database.file) : () => {}
  await whenRestored(payload, database, async () => {
    const held = await holdBack(payload)
    if (held > 0)
      log.warn(
        { held },
        'this site was restored or copied: what waited to be sent is kept back, see Deliveries in the admin',
      )
  })
  const onError = (error: unknown) => log.error({ err: error }, 'something in the background failed')
  const { languages } = settings
  const mediaDir = join(settings.dataDir, 'media')
  await mkdir(mediaDir, { recursive: true })
  const clientDir = join(root, 'apps/site/dist/client')
  const isDevelopment = env.NODE_ENV === 'development'
  const build = readAssets(clientDir)
  const own = readOwnStyle(settings.dataDir)
  const assets = { ...build.assets, ownStyle: own?.address, ...(isDevelopment && { reload: RELOAD_SCRIPT }) }
  const features = startFeatures({
    payload,
    settings,
    languages,
    documentAt: (address) => pages.documentAt(address),
    addressOf: (path, locale) => addressOf({ locale, path }, languages),
    onError,
  })
  const source = payloadSource(payload, features.contents)
  const content = contentCache(payload)
  const pages = createPages({
    source,
    content,
    languages,
    siteUrl: settings.siteUrl,
    rendererOf: (locale) =>
      pageRenderer({
        siteUrl: settings.siteUrl,
        languages,
        locale,
        assets,
        blockStyles: build.blockStyles,
        fontSheets: build.fontSheets,
        typefaces: build.typefaces,
        ajaxPath: settings.ajaxPath,
        requestStates: features.requestStates,
      }),
  })
  const missing = createMissingLog({
    siteUrl: settings.siteUrl,
    write: (seen, now) => writeMissing(payload, seen, now),
    onError,
  })
  const asks = whoAsks((headers) => source.account(headers))
  const admin = settings.admin
    ? await startAdmin(root, settings, env, {
        log,
        onEnd: () => {
          // SQLite notes a change after it is written: the admin may have ended in between.
          if (database.kind === 'sqlite') noteChange({ payload }, [EVERYTHING]).catch(onError)
        },
      })
    : undefined
  const connections = createConnections((request, response) => answerFromMemory(request, response, pages))
  const app = await buildApp({
    pages,
    features,
    source,
    whoAsks: asks,
    foundFile: createFoundFiles({
      siteUrl: settings.siteUrl,
      languages,
      content,
      site: pages.site,
      pages: pages.paths,
      headingOf: (collection) =>
        String(payload.config.collections.find(({ slug }) => slug === collection)?.labels.plural),
    }),
    sharePictures: createSharePictures({
      typefaces: build.typefaces,
      readFont: (address) => readFile(join(clientDir, address)),
      mediaDir,
      folder: join(settings.dataDir, 'share-pictures'),
      onError,
    }),
    missing,
    async ready() {
      requireDatabase()
      return readRevision(payload)
    },
    languages,
    clientDir,
    blockStyles: build.blockStyles,
    ownStyle: own,
    dataDir: settings.dataDir,
    mediaDir,
    isTrashedFile: createTrashedFiles({
      content,
      names: () => readTrashedFileNames(payload),
    }),
    ajaxPath: settings.ajaxPath,
    siteUrl: settings.siteUrl,
    trustProxy: settings.trustProxy,
    connections,
    log,
    ...(admin && {
      admin: (scope) =>
        adminProxy(scope, { admin, whoAsks: asks, publicApi: settings.publicApi, secret: settings.secret }),
    }),
    ...(isDevelopment && { reload: liveReload }),
  })
  await app.listen({ port: settings.port, host: settings.host })
  const stopJobs = settings.admin ? startScheduledJobs(payload, { onError }) : async () => {}
  const stopUpkeep = settings.admin ? features.upkeep() : async () => {}
  const stopEmptying = settings.admin ? startEmptyingTrash(payload, database, { onError }) : async () => {}
  const address = app.server.address()
  await tellLauncher(typeof address === 'object' && address ? address.port : settings.port, settings, payload)

  let stopping = false
  const stop = async ({ waits }: { waits: boolean }) => {
    if (stopping) return
    stopping = true
    connections.part()
    if (waits) await setTimeout(PARTING_MS)
    await app.close()
    await Promise.all([stopJobs(), stopUpkeep(), stopEmptying(), missing.stop(), features.stop(), admin?.stop()])
    await payload.destroy()
    process.exit(0)
  }
  // A host asks with SIGTERM, and may send visitors for a moment more; a person at a terminal is the only visitor.
  process.on('SIGTERM', () => void stop({ waits: true }))
  process.on('SIGINT', () => void stop({ waits: false }))
  // Started by a launcher that is gone: nobody else would stop this process.
  process.on('disconnect', () => void stop({ waits: false }))
}

function startAdmin(
  root: string,
  settings: LoadedSettings,
  env: NodeJS.ProcessEnv,
  { log, onEnd }: { readonly log: { info: (details: object, message: string) => void }; readonly onEnd: () => void },
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
      NEXT_TELEMETRY_DISABLED: '1',
    },
    onEvent: (event, details = {}) => {
      log.info(details, event)
      if (event === 'admin ended') onEnd()
    },
    onLine: adminLog(pino({ level: settings.logLevel, base: { program: 'admin' } })),
  })
}

async function tellLauncher(port: number, settings: LoadedSettings, payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  process.send?.({
    type: 'ready',
    url:
      settings.host === '0.0.0.0' || settings.host === '::'
        ? `http://localhost:${port}`
        : `http://${settings.host}:${port}`,
    admin: settings.admin,
    mails: settings.smtpUrl === undefined ? join(settings.dataDir, 'outbox') : 'sent by the mail server of SMTP_URL',
    ...(totalDocs === 0 && { setupCode: setupCode(settings.secret) }),
  })
}
