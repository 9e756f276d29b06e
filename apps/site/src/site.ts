import type { LoadedSettings } from '@vitrine/cms/settings'
import { type ContentCache, contentCache } from '@vitrine/content/cache'
import { addressOf } from '@vitrine/content/core'
import type { RunningSite } from '@vitrine/kit/server'
import type { Payload } from 'payload'
import type { Logger } from 'pino'
import { payloadSource } from './content/payload-source.ts'
import type { ContentSource } from './content/source.ts'
import { type RunningFeatures, startFeatures } from './features/running-features.ts'
import type { BrowserBuild } from './render/assets.ts'
import { pageRenderer } from './render/page-renderer.tsx'
import { siteTypefaces } from './render/site-typefaces.ts'
import { send } from './server/answer.ts'
import { sendMissing } from './server/answer-address.ts'
import { RELOAD_SCRIPT } from './server/live-reload.ts'
import type { SiteMetrics } from './server/metrics/site-metrics.ts'
import type { OwnStyle } from './server/own-style.ts'
import { createPages, type Pages } from './server/pages.ts'
import { accountOf, roleOf, type WhoAsks, whoAsks } from './server/who-asks.ts'

/** Base of the visitor's program: its settings, database and files. */
export interface SiteBase extends Pick<RunningSite, 'startProgram' | 'callOrigin'> {
  readonly settings: LoadedSettings
  readonly payload: Payload
  readonly log: Logger
  /** Logs what goes wrong in the background. */
  readonly onError: (error: unknown) => void
  readonly isDevelopment: boolean
  readonly clientDir: string
  readonly mediaDir: string
  readonly build: BrowserBuild
  /** The stylesheet of the people who run the site, if there is one. */
  readonly ownStyle: OwnStyle | undefined
  /** Measurements for who monitors the site; undefined when nobody does. */
  readonly metrics?: SiteMetrics | undefined
}

/** A site with its features started and its pages ready to be asked for. */
export interface Site extends SiteBase {
  readonly features: RunningFeatures
  readonly source: ContentSource
  readonly content: ContentCache
  readonly pages: Pages
  readonly whoAsks: WhoAsks
}

export function createSite(base: SiteBase): Site {
  const { settings, payload, build, ownStyle, isDevelopment, onError, callOrigin } = base
  const { languages, siteUrl } = settings
  const ajaxPath = callOrigin + settings.ajaxPath
  const assets = { ...build.assets, ownStyle: ownStyle?.address, ...(isDevelopment && { reload: RELOAD_SCRIPT }) }
  const asks = whoAsks((headers) => source.account(headers))
  const features = startFeatures({
    payload,
    settings,
    callOrigin,
    languages,
    documentAt: (address) => pages.documentAt(address),
    addressOf: (path, locale) => addressOf({ locale, path }, languages),
    roleOf: roleOf(asks),
    accountOf: accountOf(asks),
    startProgram: base.startProgram,
    async sendPage(request, reply, address, view) {
      const page = await pages.withOverlay(address, { kind: 'visitor', ...view })
      return page ? send(reply, page) : sendMissing(reply, pages, request)
    },
    typefaces: siteTypefaces({ payload, typefaces: build.typefaces, clientDir: base.clientDir }),
    refuse: (request, reply, status) => sendMissing(reply, pages, request, status),
    onError,
  })
  const source = payloadSource(payload, features.contents)
  const content = contentCache(payload)
  const pages = createPages({
    source,
    content,
    languages,
    siteUrl,
    observer: base.metrics,
    sharedHeaders: features.sharedHeaders,
    rendererOf: (locale) =>
      pageRenderer({
        siteUrl,
        languages,
        locale,
        assets,
        blockStyles: build.blockStyles,
        fontSheets: build.fontSheets,
        typefaces: build.typefaces,
        ajaxPath,
        requestStates: features.requestStates,
      }),
  })
  base.metrics?.add({
    name: 'vitrine_cache_bytes',
    help: 'Bytes of the answers in memory.',
    type: 'gauge',
    read: async () => [{ value: pages.cachedBytes() }],
  })
  for (const metric of features.metrics) base.metrics?.add(metric)
  return { ...base, features, source, content, pages, whoAsks: asks }
}
