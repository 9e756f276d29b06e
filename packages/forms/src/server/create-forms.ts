import type { DocumentReference } from '@vitrine/content/queries'
import {
  mailDocuments,
  mailSender,
  mailTransport,
  queueFindings,
  startDeliverer,
  webhookSender,
} from '@vitrine/delivery/server'
import { readQueueState } from '@vitrine/delivery/store'
import type { HealthFinding } from '@vitrine/kit/core'
import { createTally, type Metric } from '@vitrine/kit/server'
import { createProtection } from '@vitrine/protection/server'
import type { VisitorPosts } from '@vitrine/protection/visitor-posts'
import type { BucketSettings } from '@vitrine/storage/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { uploadsFolder, uploadsOf } from '../content/inbox/uploads-store.ts'
import { dataList } from '../core/data-lists.ts'
import { languageOf } from '../core/locale.ts'
import type { SiteFacts } from '../core/mail/site-facts.ts'
import type { UserFacts } from '../core/mail/user-facts.ts'
import type { PageOutcome } from '../core/outcome.ts'
import { OUTCOME_STATUSES } from '../core/outcome-statuses.ts'
import { PROOF_PATH } from '../core/proof-path.ts'
import type { FormRenderContext } from '../core/template/render-context.ts'
import { createCaptchas } from '../fields/captcha/captchas.server.ts'
import { createQuizzes } from '../fields/quiz/quizzes.server.ts'
import { deliveryMetrics } from './delivery-metrics.ts'
import { giveUpWebhook } from './give-up-webhook.ts'
import { createIntake, type FormExtension } from './intake.ts'
import { openAttachment } from './open-attachment.ts'
import { pageOfPost } from './page-of-post.ts'
import { type PagePost, readSent, sentQuery, submitPage } from './page-post.ts'
import { pageRenderContext } from './page-render-context.ts'
import type { PageRenderContext, PageRequest } from './page-request.ts'
import type { ProtocolOptions } from './protocol.ts'
import { registerCaptchas, registerProtocol } from './register-protocol.ts'
import { sentOutcome } from './sent-outcome.ts'
import { createServices, type FormServices } from './services.ts'
import { payloadStore } from './store.ts'
import { formIdOf, postedFrom, submissionMetaOf } from './submission-meta.ts'
import { createUploads, SWEEP_EVERY_MS } from './uploads.ts'
import { createVisitorPosts } from './visitor-posts.ts'

export interface FormsOptions {
  readonly payload: Payload
  readonly settings: {
    readonly secret: string
    readonly siteUrl: string
    readonly smtpUrl: string | undefined
    readonly mailFrom: string
    readonly dataDir: string
    readonly formsRoot: string
    /** Bucket of the files of messages. Undefined: they are in the data folder. */
    readonly bucket?: BucketSettings | undefined
    readonly formsNamespace: string
    /** Other sites whose pages may use the forms. */
    readonly formsOrigins: readonly string[]
    /** Hosts of the site's own network that webhooks may reach. */
    readonly webhookPrivateHosts: readonly string[]
    /** Redis in which the processes of a site count posts together. */
    readonly redisUrl: string | undefined
  }
  /** BCP 47 tags, the default first. */
  readonly languages: readonly [string, ...string[]]
  /** Facts that override the site's settings in mails. */
  readonly site?: Partial<SiteFacts>
  /** The published document at an address of this site; forms outside of pages find none unless given. */
  readonly documentAt?: (address: string) => Promise<DocumentReference | undefined>
  /** Services that override those of the site's settings. */
  readonly services?: FormServices
  readonly extensions?: readonly FormExtension[]
  /** Address of a page in a language; its path unless given. @param locale BCP 47 tag. */
  readonly addressOf?: (path: string, locale: string) => string
  /** Lists that `data:` names, in place of those that every site has. */
  readonly lists?: FormRenderContext['lists']
  /** Finds who is signed in; visitors are not. */
  readonly userOf?: (request: FastifyRequest) => Promise<UserFacts | undefined>
  /** The clock; the machine's own unless given. */
  readonly now?: () => Date
  readonly onError: (error: unknown) => void
}

/** The forms of a running site. */
export interface Forms {
  /** Adds the protocol's addresses. */
  register(app: FastifyInstance): Promise<void>
  /** Context in which the forms of a page are rendered, for one request. */
  renderContext(request: PageRequest): Promise<PageRenderContext>
  /** Takes a post to a page. */
  submitPage(request: FastifyRequest): Promise<PagePost>
  /** Query of the address that shows a form as sent. */
  sentQuery(unitTag: string): string
  /** Outcome that a page shows for such a query. */
  readSent(value: unknown, language: string): Promise<PageOutcome | undefined>
  /** Findings for the owner about mails and webhooks. */
  health(): Promise<readonly HealthFinding[]>
  readonly metrics: readonly Metric[]
  /** The same checks and mails for what visitors send besides forms. */
  readonly posts: VisitorPosts
  stop(): Promise<void>
}

/** Address below which the pictures of captchas are. Their names end as those of the protocol do. */
const CAPTCHA_ROOT = '/captcha/'

/** Starts taking messages and sending mails. */
export function createForms(given: FormsOptions): Forms {
  const {
    payload,
    settings,
    languages,
    onError,
    services = {},
    lists = (name) => dataList(name, given.languages[0]),
    addressOf = (path) => path,
    now = () => new Date(),
  } = given
  const { secret, siteUrl, mailFrom, formsRoot, formsNamespace } = settings
  const uploads = createUploads(uploadsFolder(settings), { store: settings.bucket && uploadsOf(payload), onError })
  const sweep = () => void uploads.sweep(now()).catch(onError)
  sweep()
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS)
  sweeping.unref()
  const protection = createProtection({ secret, siteUrl, redisUrl: settings.redisUrl, onError })
  const { shared } = protection
  const judges = {
    quizzes: createQuizzes(secret, shared),
    captchas: 'captchas' in services ? services.captchas : createCaptchas(CAPTCHA_ROOT, secret, shared),
  }
  const servicesOf = createServices(services, protection)
  const webhooks = webhookSender(payload, { privateHosts: settings.webhookPrivateHosts, now, onGone: giveUpWebhook })
  const documents = mailDocuments()
  const mails = mailSender({
    transport: mailTransport(settings),
    domain: new URL(siteUrl).hostname,
    openFile: settings.bucket && openAttachment(payload),
    documents,
  })
  // Each with a deliverer of its own: a slow receiver of webhooks never holds up a mail.
  const mailer = startDeliverer({ payload, kind: 'mail', sender: mails, now, onError })
  const teller = startDeliverer({ payload, kind: 'webhook', sender: webhooks, now, onError })
  const store = payloadStore(payload, {
    servicesOf: (shared) => servicesOf(shared).shown.services,
    siteUrl,
    mailFrom,
    mailer,
  })
  const languageFor = (protocolLocale: string) => languageOf(protocolLocale, languages)
  const pageAddress = (path: string, protocolLocale: string) => addressOf(path, languageFor(protocolLocale))
  const outcomes = createTally({
    name: 'vitrine_form_submissions_total',
    help: 'Submissions of contact forms, by what became of them.',
    label: 'outcome',
    values: OUTCOME_STATUSES,
  })
  const submit = createIntake({
    store,
    secret,
    site: async (locale) => ({ ...(await store.site(languageFor(locale))), ...given.site }),
    pageOf: pageOfPost({
      documentAt: async (address) => given.documentAt?.(address),
      read: (document, locale) => store.document(document, languageFor(locale)),
      addressOf: pageAddress,
    }),
    mailFrom,
    judges,
    // Languages differ in texts alone.
    services: async () => servicesOf(await store.settings(languages[0])),
    extensions: given.extensions ?? [],
    lists,
    addressOf: pageAddress,
    onDecided: ({ status }) => outcomes.count(status),
    onAccepted(form) {
      if (form.webhooks.length > 0) teller.wake()
    },
    onError,
  })
  const origins = new Set(settings.formsOrigins)
  const isForeign = ({ headers: { origin } }: FastifyRequest) => origin !== undefined && origins.has(origin)
  const options: ProtocolOptions = {
    store,
    submit,
    languages,
    uploads,
    judges,
    lists,
    now,
    stamps: protection.stamps,
    isTooMany: protection.rateLimit.isTooMany,
    namespace: formsNamespace.replace(/^\/|\/$/g, ''),
    async submissionMetaOf(request, unitTag) {
      const url = await postedFrom(request, {
        url: siteUrl,
        isPage: async (path) => !isForeign(request) && (await given.documentAt?.(path)) !== undefined,
      })
      return submissionMetaOf(request, { unitTag, url, now: now(), user: await given.userOf?.(request) })
    },
    ownAddress: (request) => (path) => (isForeign(request) ? siteUrl + path : path),
  }
  const renderContext = pageRenderContext({ store, servicesOf, stamps: protection.stamps, judges, lists, now })
  return {
    async register(app) {
      registerCaptchas(app, CAPTCHA_ROOT, judges.captchas)
      await registerProtocol(app, {
        root: formsRoot,
        namespace: formsNamespace,
        origins,
        proofs: protection.proofs,
        now,
        protocol: options,
        renderContext,
        isMember: async (request) => (await given.userOf?.(request)) !== undefined,
      })
    },
    renderContext,
    submitPage: (request) => submitPage(request, options),
    sentQuery: (unitTag) => sentQuery(unitTag, secret),
    async readSent(value, language) {
      const unitTag = readSent(value, secret)
      const id = formIdOf(unitTag?.match(/^wpcf7-f(\d+)-/)?.[1])
      const form = id === undefined ? undefined : await store.form(id, language)
      if (!form || unitTag === undefined) return undefined
      return sentOutcome(form, unitTag, (path) => pageAddress(path, form.locale))
    },
    posts: createVisitorPosts({
      payload,
      mailFrom,
      secret,
      protection,
      checks: async () => servicesOf(await store.settings(languages[0])).textChecks,
      async proofAddress() {
        const { botCheck } = servicesOf(await store.settings(languages[0])).shown
        return botCheck && `${formsRoot}${PROOF_PATH.namespace}/${PROOF_PATH.endpoint}`
      },
      documents,
      onQueued: mailer.wake,
    }),
    health: async () => queueFindings(await readQueueState(payload), now()),
    metrics: [outcomes.metric, ...deliveryMetrics(payload, now)],
    async stop() {
      shared.stop()
      clearInterval(sweeping)
      await Promise.all([mailer.stop(), teller.stop()])
    },
  }
}
