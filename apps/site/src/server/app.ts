import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Settings } from '@vitrine/cms/settings'
import { FAULT_ANSWERS, type Languages, outsideFaultOf } from '@vitrine/content/core'
import { queryOf, withPassedQuery } from '@vitrine/content/redirects'
import type { WaitingCount } from '@vitrine/dashboard/queries'
import { formsService } from '@vitrine/forms/server'
import { isGone, SENDER_LEFT } from '@vitrine/http/server'
import { type ShareImages, shareImageRoute } from '@vitrine/share-image/server'
import { SLIDER_ACTION } from '@vitrine/sliders/core'
import type { FileStore } from '@vitrine/storage/files'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import type { ContentSource } from '../content/source.ts'
import type { RunningFeatures } from '../features/running-features.ts'
import type { BlockStyles } from '../render/block-styles.ts'
import { withHead } from '../render/finish.ts'
import { parseAddress } from './address.ts'
import { adminBar } from './admin-bar.ts'
import { ajax } from './ajax.ts'
import { send } from './answer.ts'
import { answerAddress, answerPersonal, sendMissing } from './answer-address.ts'
import type { Admits } from './answers.ts'
import { blockStylesheets } from './block-stylesheets.ts'
import { builtFiles } from './built-files.ts'
import { closeInTime } from './close-in-time.ts'
import type { Connections } from './connections.ts'
import type { FindFoundFile } from './found-files.ts'
import type { Gate } from './gate/gate.ts'
import { openPage } from './gate/open-page.ts'
import { securityHeaders } from './headers.ts'
import { machineFiles } from './machine-files.ts'
import { mediaFiles } from './media-files.ts'
import { metricsRoute } from './metrics/answer-metrics.ts'
import { countAnswers } from './metrics/count-answers.ts'
import type { SiteMetrics } from './metrics/site-metrics.ts'
import type { MissingLog } from './missing-log.ts'
import { type OwnStyle, ownStyle } from './own-style.ts'
import type { Pages } from './pages.ts'
import { previews } from './previews.ts'
import { type FileError, isOfPart, refusePart } from './refuse-part.ts'
import { REQUEST_ID_HEADER, requestIds } from './request-id.ts'
import { sectionPreviews } from './section-previews.ts'
import { sliderCalls } from './slider-calls.ts'
import { speculationRules } from './speculation-rules.ts'
import { traceRequests } from './tracing/trace-requests.ts'
import type { IsTrashedFile } from './trashed-files.ts'
import { trustProxy } from './trust-proxy.ts'
import { sendUnavailable } from './unavailable.ts'
import type { WhoAsks } from './who-asks.ts'

/** Seconds for files whose name changes with their content. */
const IMMUTABLE_SECONDS = 31_536_000

/** Characters of a part of an address: a page with every kind of block names all of their stylesheets in one. */
const MAX_PARAMETER = 1_500

export interface AppOptions {
  readonly pages: Pages
  readonly features: RunningFeatures
  readonly source: Pick<ContentSource, 'drafts' | 'fits'>
  readonly whoAsks: WhoAsks
  /** Counts what waits for editors. */
  readonly waiting: () => Promise<readonly WaitingCount[]>
  readonly gate: Gate
  /** Finds `robots.txt`, sitemaps and the like. */
  readonly foundFile: FindFoundFile
  readonly shareImages: ShareImages
  /** Called with addresses without a page. */
  readonly missing: MissingLog
  /** Rejects when the database does not answer. */
  readonly ready: () => Promise<unknown>
  /** Reads the content revision: another text when anything visible has changed. */
  readonly revision: () => Promise<string>
  readonly clientDir: string
  readonly blockStyles: BlockStyles
  /** The stylesheet of the people who run the site, if there is one. */
  readonly ownStyle?: OwnStyle | undefined
  readonly dataDir: string
  readonly mediaDir: string
  /** Where the files of the library are, if not in that folder. */
  readonly storedMedia?: FileStore | undefined
  /** Lookup of files in the trash: they are on disk until deleted for good, and answered with 404. */
  readonly isTrashedFile: IsTrashedFile
  /** Path at which calls are answered. */
  readonly ajaxPath: string
  /** Counts calls of scripts by a key, within a minute. */
  readonly isTooMany: (key: string, limit: number, now: Date) => Promise<boolean>
  /** See the setting `FORMS_ORIGINS`. */
  readonly formsOrigins: Settings['formsOrigins']
  readonly siteUrl: string
  readonly languages: Languages
  /** See the setting `TRUST_PROXY`. */
  readonly trustProxy: Settings['trustProxy']
  readonly connections: Connections
  readonly log: Logger
  /** Counts what is answered, for who monitors the site, and answers `/metrics` to who has the token. */
  readonly metrics?: { readonly site: SiteMetrics; readonly token: string | undefined } | undefined
  /** Adds what leads to the admin; left out on nodes without one. */
  readonly admin?: (app: FastifyInstance) => Promise<void>
  /** Adds what reloads open pages; only while somebody develops. */
  readonly reload?: (app: FastifyInstance) => Promise<void>
}

/** Builds the visitor's program, ready to listen or to be asked by tests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { pages, features, siteUrl, connections, log } = options
  const forms = features.service(formsService)
  const encrypted = siteUrl.startsWith('https:')
  const app: FastifyInstance = Fastify({
    // pino's logger is what Fastify asks for; the cast keeps its generics out of every plugin.
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy(options.trustProxy),
    genReqId: requestIds(options.trustProxy),
    forceCloseConnections: 'idle',
    // Who is connected already gets an answer, and with it the end of the connection.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAMETER },
    // An address that cannot be read comes to no handler.
    frameworkErrors: (error, request, reply) => {
      const status = error.statusCode ?? 400
      // Without a database there is no page to show it on.
      sendMissing(reply, pages, request, status).catch(() =>
        reply.raw.writeHead(status, securityHeaders(encrypted)).end(),
      )
    },
    serverFactory: connections.serverFor,
  })
  app.addHook('onSend', async (request, reply) => {
    const common = Object.entries(securityHeaders(encrypted || request.protocol === 'https'))
    for (const [name, value] of common) if (!reply.hasHeader(name)) reply.header(name, value)
  })
  traceRequests(app, { isTrusted: options.trustProxy !== false })
  if (options.metrics) countAnswers(app, options.metrics.site)
  closeInTime(app, connections, log)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  await builtFiles(app, { dir: join(options.clientDir, 'assets'), immutableSeconds: IMMUTABLE_SECONDS })
  await blockStylesheets(app, { styles: options.blockStyles, immutableSeconds: IMMUTABLE_SECONDS })
  if (options.ownStyle) {
    await ownStyle(app, { style: options.ownStyle, dataDir: options.dataDir, immutableSeconds: IMMUTABLE_SECONDS })
  }
  await app.register(mediaFiles, {
    dir: options.mediaDir,
    store: options.storedMedia,
    isTrashed: options.isTrashedFile,
    immutableSeconds: IMMUTABLE_SECONDS,
  })
  await app.register(fastifyStatic, {
    root: options.clientDir,
    serve: false,
    decorateReply: false,
  })
  app.get('/favicon.svg', (_request, reply) => reply.sendFile('favicon.svg', options.clientDir))
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301))
  await machineFiles(app, { foundFile: options.foundFile, ready: options.ready, isParting: connections.isParting })
  if (options.metrics?.token) {
    await metricsRoute(app, { metrics: options.metrics.site, token: options.metrics.token })
  }
  await shareImageRoute(app, { find: pages.share, images: options.shareImages })
  await speculationRules(app)
  await ajax(app, {
    path: options.ajaxPath,
    isTooMany: options.isTooMany,
    origins: options.formsOrigins,
    actions: { ...features.actions, [SLIDER_ACTION]: sliderCalls(pages) },
  })
  await openPage(app, {
    gate: options.gate,
    pages,
    posts: forms.posts,
    siteUrl,
    refuse: (request, reply, status) => sendMissing(reply, pages, request, status),
  })
  await features.register(app)
  await adminBar(app, {
    whoAsks: options.whoAsks,
    drafts: options.source.drafts,
    documentAt: pages.documentAt,
    waiting: options.waiting,
  })
  await options.admin?.(app)
  await options.reload?.(app)
  await previews(app, {
    pages,
    whoAsks: options.whoAsks,
    fits: options.source.fits,
    sendMissing: (request, reply) => sendMissing(reply, pages, request),
  })
  await sectionPreviews(app, {
    pages,
    whoAsks: options.whoAsks,
    sections: features.sections,
    revision: options.revision,
    sendMissing: (request, reply) => sendMissing(reply, pages, request),
  })
  const answering = { ...options, features: { ...features, forms } }
  app.get('/*', (request, reply) => answerAddress(request, reply, answering))
  app.post('/*', async (request, reply) => {
    const address = parseAddress(request.url)
    if (address.kind === 'page' && (await pages.find(address.path)).kind === 'personal') {
      return answerPersonal(request, reply, { ...answering, path: address.path })
    }
    const posted = await forms.submitPage(request)
    if (posted.kind === 'refused' && posted.status === FAULT_ANSWERS.full.status) {
      return sendUnavailable(request, reply, options)
    }
    if (address.kind !== 'page' || posted.kind === 'refused') {
      return sendMissing(reply, pages, request, posted.kind === 'refused' ? posted.status : 404)
    }
    const { outcome, leadsTo } = posted
    const { unitTag } = outcome
    if (leadsTo === 'sent page') {
      const sentAddress = `${encodeURI(address.path)}?${forms.sentQuery(unitTag)}#${unitTag}`
      return reply.redirect(withPassedQuery(sentAddress, queryOf(request.url)), 303)
    }
    if (leadsTo) return reply.redirect(leadsTo, 303)
    const status = OUTCOME_STATUS[outcome.status] ?? 422
    const admits: Admits = (guarded) => options.gate.admits(request, guarded)
    const page = await pages.withOverlay(address.path, { kind: 'form', outcome, status }, admits)
    return page ? send(reply, page) : sendMissing(reply, pages, request)
  })
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? answerAddress(request, reply, answering)
      : reply.code(405).header('allow', 'GET, HEAD, POST').send(),
  )
  const sendFailed = async (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    request.log.error({ err: error, method: request.method }, 'a page could not be made')
    if (outsideFaultOf(error)) return sendUnavailable(request, reply, options)
    const page = await pages.error(request.url, request.id)
    return send(reply, withHead(page, { headers: { [REQUEST_ID_HEADER]: request.id } }))
  }
  app.setErrorHandler(async (error: Error & FileError, request, reply) => {
    if (isGone(request.raw)) return reply.code(SENDER_LEFT).send()
    if (isOfPart(error)) return refusePart(reply, error)
    const status = error.statusCode ?? 500
    // The page that says so may be what cannot be read.
    if (status < 500)
      return sendMissing(reply, pages, request, status).catch((cause) => sendFailed(request, reply, cause))
    return sendFailed(request, reply, error)
  })
  return app
}

/** HTTP status of a page that shows what became of a form, where it is not 422. */
const OUTCOME_STATUS: Readonly<Record<string, number>> = { init: 200, mail_sent: 200, mail_failed: 500 }
