import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { knowsNetwork } from '@vitrine/accounts/store'
import { askedLanguage } from '@vitrine/content/answers'
import { adminTextIn, configLabel } from '@vitrine/content/core'
import { mediaOf } from '@vitrine/content/media-store'
import { readPasswordHash, readRevision } from '@vitrine/content/queries'
import { readTrashedFileNames } from '@vitrine/content/trash'
import { countWaiting } from '@vitrine/dashboard/queries'
import { visitorPosts } from '@vitrine/protection/visitor-posts'
import { createShareImages } from '@vitrine/share-image/server'
import type { FastifyInstance } from 'fastify'
import { adminProxy } from './admin/proxy.ts'
import type { SupervisedAdmin } from './admin/supervisor.ts'
import { buildApp } from './server/app.ts'
import type { Connections } from './server/connections.ts'
import { createFoundFiles } from './server/found-files.ts'
import { createGate } from './server/gate/gate.ts'
import { healthRoute } from './server/health-route.ts'
import { liveReload } from './server/live-reload.ts'
import type { MissingLog } from './server/missing-log.ts'
import { createTrashedFiles } from './server/trashed-files.ts'
import { roleOf } from './server/who-asks.ts'
import type { Site } from './site.ts'

/** Builds the server of a site, with everything that answers an address. */
export function buildSiteApp(
  site: Site,
  options: {
    readonly missing: MissingLog
    readonly connections: Connections
    readonly admin: SupervisedAdmin | undefined
    /** @throws When the file of the database is gone. */
    readonly requireDatabase: () => void
  },
): Promise<FastifyInstance> {
  const { settings, payload, features, source, content, pages, whoAsks, build, clientDir, mediaDir } = site
  const { languages, siteUrl, dataDir } = settings
  const { missing, connections, admin, requireDatabase } = options
  const { isTooMany } = features.service(visitorPosts)
  return buildApp({
    pages,
    features,
    source,
    whoAsks,
    waiting: () => countWaiting(payload),
    gate: createGate({
      secret: settings.secret,
      isMember: async (request) => (await whoAsks(request)).kind === 'account' || features.isMember(request),
      passwordHash: (document) => readPasswordHash(payload, document),
      isTooMany,
    }),
    foundFile: createFoundFiles({
      siteUrl,
      languages,
      content,
      site: pages.site,
      pages: pages.paths,
      headingOf: (collection) =>
        adminTextIn(
          configLabel(payload.config.collections.find(({ slug }) => slug === collection)?.labels.plural, collection),
          'en',
        ),
    }),
    shareImages: createShareImages({
      typefaces: build.typefaces,
      readFont: (address) => readFile(join(clientDir, address)),
      media: mediaOf(payload),
      folder: join(dataDir, 'share-pictures'),
      onError: site.onError,
    }),
    missing,
    async ready() {
      requireDatabase()
      return readRevision(payload)
    },
    revision: () => readRevision(payload),
    languages,
    clientDir,
    blockStyles: build.blockStyles,
    ownStyle: site.ownStyle,
    dataDir,
    mediaDir,
    storedMedia: settings.bucket && mediaOf(payload),
    isTrashedFile: createTrashedFiles({ content, names: () => readTrashedFileNames(payload) }),
    ajaxPath: settings.ajaxPath,
    isTooMany,
    formsOrigins: settings.formsOrigins,
    siteUrl,
    trustProxy: settings.trustProxy,
    connections,
    log: site.log,
    ...(site.metrics && { metrics: { site: site.metrics, token: settings.metrics.token } }),
    ...(admin && {
      async admin(scope) {
        await healthRoute(scope, { payload, roleOf: roleOf(whoAsks), siteUrl, findings: features.health })
        await adminProxy(scope, {
          admin,
          whoAsks,
          publicApi: settings.publicApi,
          reloads: site.isDevelopment,
          secret: settings.secret,
          knowsNetwork: (asked) => knowsNetwork(payload, asked),
          languageOf: (request) => askedLanguage(payload, request),
        })
      },
    }),
    ...(site.isDevelopment && { reload: liveReload }),
  })
}
