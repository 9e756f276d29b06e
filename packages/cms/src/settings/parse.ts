import { isIP } from 'node:net'
import { isAbsolute, join, resolve } from 'node:path'
import type { CdnSettings } from '@vitrine/cdn/core'
import type { Database } from '@vitrine/content/store'
import type { BucketSettings } from '@vitrine/storage/core'
import { ConfigError } from './config-error.ts'
import { KNOWN_LANGUAGES, parseLanguageList, type SiteLanguages, unknownLanguageIn } from './languages.ts'
import { parseBucket } from './parse-bucket.ts'
import { parseCdn } from './parse-cdn.ts'
import { type PaymentSettings, parsePayments } from './parse-payments.ts'
import { parseTraces, type TracesSettings } from './parse-traces.ts'
import { strayCharacterProblem } from './postgres-address.ts'

/** Everything an operator can set. */
export interface Settings {
  /** Languages of the content, the default first. */
  readonly languages: SiteLanguages
  /** TCP port of the site, 0 to 65535; 0 lets the system choose. */
  readonly port: number
  /** Interface the site listens on. */
  readonly host: string
  /** Absolute path of the folder that holds everything Vitrine writes. */
  readonly dataDir: string
  /** Public origin without a slash at its end: `https://www.example.com`. */
  readonly siteUrl: string
  /** True if the operator named {@link siteUrl}; else it is this machine at {@link port}, which others may not reach. */
  readonly isSiteUrlSet: boolean
  /** Signs sessions and hashes; at least {@link MIN_SECRET_LENGTH} characters. Undefined: made and kept in the data folder. */
  readonly secret: string | undefined
  readonly database: Database
  /** `smtp://` or `smtps://` address. Undefined: mails are files in the outbox folder. */
  readonly smtpUrl: string | undefined
  /** Sender of mails that name none. */
  readonly mailFrom: string
  /** True if this process runs the admin. */
  readonly admin: boolean
  /**
   * Whose `X-Forwarded-*` headers are believed: nobody's, those of so many proxies on the way here, or those of proxies in
   * these networks.
   */
  readonly trustProxy: false | number | string[]
  /** True if anonymous clients may read the published content through the API. */
  readonly publicApi: boolean
  readonly logLevel: LogLevel
  readonly metrics: MetricsSettings
  /** Where traces of what the site does are sent. Undefined: nowhere. */
  readonly traces: TracesSettings | undefined
  /** How a CDN in front of the site is told of changes. Undefined: there is none that can be told. */
  readonly cdn: CdnSettings | undefined
  /** Bucket in which the files of the library are. Undefined: they are in the data folder. */
  readonly bucket: BucketSettings | undefined
  /** Keys of the providers at which buyers of a shop pay. */
  readonly payments: PaymentSettings
  /** Path below which the contact-form protocol answers, with slashes at both ends. */
  readonly formsRoot: string
  /** Namespace of the contact-form protocol, without slashes at its ends. */
  readonly formsNamespace: string
  /** Path at which calls of sliders and of the live search are answered. */
  readonly ajaxPath: string
  /** Origins of other sites whose pages may use the forms. */
  readonly formsOrigins: readonly string[]
  /** Hosts that webhooks may reach though they lie in a private network, with their port when it is not the usual one. */
  readonly webhookPrivateHosts: readonly string[]
  /** `redis://` or `rediss://` address. Undefined: each process counts posts for itself. */
  readonly redisUrl: string | undefined
}

/** Where who monitors the site reads its metrics. */
export interface MetricsSettings {
  /** TCP port of its own, 1 to 65535. Undefined: there is none. */
  readonly port: number | undefined
  /** Interface of that port. */
  readonly host: string
  /** Opens `/metrics` at the site's own port, at least {@link MIN_TOKEN_LENGTH} characters. Undefined: it is closed. */
  readonly token: string | undefined
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Languages of the demo, for who has set none. */
const DEMO_LANGUAGES = 'en de he'

/** Characters; shorter secrets can be guessed. */
export const MIN_SECRET_LENGTH = 32

/** Characters; shorter tokens can be guessed. */
export const MIN_TOKEN_LENGTH = 16

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Turns environment variables into settings. An empty variable counts as absent.
 *
 * @param env The variables.
 * @param cwd Absolute path that a relative `DATA_DIR` is taken from.
 * @throws {ConfigError} for the first setting that is wrong.
 */
export function parseSettings(env: Environment, cwd: string): Settings {
  const read = (name: string) => env[name]?.trim() || undefined
  const port = parsePort(read('PORT'))
  const dataDir = resolve(cwd, read('DATA_DIR') ?? './data')
  const siteUrl = parseSiteUrl(read('SITE_URL'), port)
  return {
    languages: parseLanguages(read('LANGUAGES')),
    port,
    host: read('HOST') ?? '0.0.0.0',
    dataDir,
    siteUrl,
    isSiteUrlSet: read('SITE_URL') !== undefined,
    secret: parseSecret(read('SECRET')),
    database: parseDatabase(read('DATABASE_URL'), dataDir),
    smtpUrl: parseSmtpUrl(read('SMTP_URL')),
    mailFrom: parseMailFrom(read('MAIL_FROM'), siteUrl),
    admin: parseSwitch('ADMIN', read('ADMIN'), true),
    trustProxy: parseTrustProxy(read('TRUST_PROXY')),
    publicApi: parseSwitch('PUBLIC_API', read('PUBLIC_API'), false),
    logLevel: parseLogLevel(read('LOG_LEVEL')),
    metrics: {
      port: parseMetricsPort(read('METRICS_PORT')),
      host: read('METRICS_HOST') ?? '127.0.0.1',
      token: parseMetricsToken(read('METRICS_TOKEN')),
    },
    traces: parseTraces(env),
    cdn: parseCdn(read),
    bucket: parseBucket(read),
    payments: parsePayments(read),
    formsRoot: parseFormsRoot(read('FORMS_ROOT')),
    formsNamespace: parseNamespace(read('FORMS_NAMESPACE')),
    ajaxPath: parseAjaxPath(read('AJAX_PATH')),
    formsOrigins: parseOrigins(read('FORMS_ORIGINS')),
    webhookPrivateHosts: parseHosts(read('WEBHOOK_PRIVATE_HOSTS')),
    redisUrl: parseRedisUrl(read('REDIS_URL')),
  }
}

function parseLanguages(text = DEMO_LANGUAGES): SiteLanguages {
  const languages = parseLanguageList(text)
  if (languages) return languages
  const unknown = unknownLanguageIn(text)
  throw new ConfigError(
    `LANGUAGES ${unknown === undefined ? 'names none' : `has "${unknown}", which is not known`}. ` +
      `Give some of ${Object.keys(KNOWN_LANGUAGES).join(', ')}, the main one first, with blanks between them.`,
  )
}

function parsePort(text = '3000'): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65535) return port
  throw new ConfigError(
    `PORT is "${text}", which is no port. Give a whole number from 0 to 65535, or unset it for 3000.`,
  )
}

function parseSiteUrl(text: string | undefined, port: number): string {
  if (text === undefined) return `http://localhost:${port}`
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
  if (isOrigin && !url.username && !url.password) return url.origin
  throw new ConfigError(
    `SITE_URL is "${text}", which is no site address. Give the public address without a path, such as https://www.example.com.`,
  )
}

function parseSecret(text: string | undefined): string | undefined {
  if (text === undefined || text.length >= MIN_SECRET_LENGTH) return text
  throw new ConfigError(
    `SECRET has ${text.length} characters, which can be guessed. Give at least ${MIN_SECRET_LENGTH} random ones, ` +
      'or unset it to have one made and kept in the data folder.',
  )
}

function parseDatabase(text: string | undefined, dataDir: string): Database {
  if (text === undefined) return { kind: 'sqlite', file: join(dataDir, 'vitrine.db') }
  const scheme = text.match(/^([a-z][a-z0-9+.-]*):/i)?.[1]?.toLowerCase()
  if (scheme === 'postgres' || scheme === 'postgresql') {
    const problem = strayCharacterProblem(text)
    if (problem !== undefined) throw new ConfigError(problem)
    if (URL.canParse(text)) return { kind: 'postgres', url: text }
    throw new ConfigError(
      'DATABASE_URL begins like a PostgreSQL address but is none. Give postgres://user:password@host:5432/database, ' +
        'with special characters of the password percent-encoded.',
    )
  }
  if (scheme === 'file' && isAbsolute(text.slice('file:'.length))) {
    return { kind: 'sqlite', file: text.slice('file:'.length) }
  }
  throw new ConfigError(
    `DATABASE_URL ${scheme ? `starts with "${scheme}:"` : 'has no scheme'}, which Vitrine cannot open. ` +
      'Give a postgres:// address, or unset it to keep the content in vitrine.db in the data folder.',
  )
}

function parseSmtpUrl(text: string | undefined): string | undefined {
  if (text === undefined || (/^smtps?:$/.test(schemeOf(text)) && URL.canParse(text))) return text
  throw new ConfigError(
    'SMTP_URL is no mail server address. Give smtp://user:password@host:587 or smtps://user:password@host:465, ' +
      'or unset it to have mails written as files into the outbox folder.',
  )
}

function schemeOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : ''
}

function parseMailFrom(text: string | undefined, siteUrl: string): string {
  if (text === undefined) return `website@${new URL(siteUrl).hostname.replace(/^www\./, '')}`
  if (/^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(text)) return text
  throw new ConfigError(
    `MAIL_FROM is "${text}", which is no sender. Give an address, such as Studio <hello@example.com>.`,
  )
}

function parseTrustProxy(text = 'off'): Settings['trustProxy'] {
  if (/^(off|false|0|no)$/i.test(text)) return false
  if (/^(on|true|yes)$/i.test(text)) return 1
  if (/^[1-9]$/.test(text)) return Number(text)
  const networks = text.split(/[\s,]+/).filter((network) => network !== '')
  const wrong = networks.find((network) => !isNetwork(network))
  if (networks.length > 0 && wrong === undefined) return networks
  throw new ConfigError(
    `TRUST_PROXY has "${wrong ?? text}". Give the number of proxies in front of the site, from 1 to 9, or their addresses ` +
      'and networks, such as 10.0.0.5, 192.168.0.0/16, with commas between them; on for one proxy, off for none.',
  )
}

/** An IP address, or a network in CIDR notation. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

function parseSwitch(name: string, text: string | undefined, otherwise: boolean): boolean {
  if (text === undefined) return otherwise
  if (/^(on|true|1|yes)$/i.test(text)) return true
  if (/^(off|false|0|no)$/i.test(text)) return false
  throw new ConfigError(`${name} is "${text}". Give on or off.`)
}

function parseLogLevel(text = 'info'): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text.toLowerCase())
  if (level) return level
  throw new ConfigError(`LOG_LEVEL is "${text}". Give one of ${LOG_LEVELS.join(', ')}.`)
}

function parseMetricsPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port >= 1 && port <= 65535) return port
  throw new ConfigError(
    `METRICS_PORT is "${text}", which is no port. Give a whole number from 1 to 65535, such as 9464, or unset it.`,
  )
}

function parseMetricsToken(text: string | undefined): string | undefined {
  if (text === undefined || (text.length >= MIN_TOKEN_LENGTH && /^[\x21-\x7e]+$/.test(text))) return text
  throw new ConfigError(
    `METRICS_TOKEN can be guessed or is not sent as it is written. Give at least ${MIN_TOKEN_LENGTH} random letters and digits, ` +
      'or unset it to close /metrics.',
  )
}

function parseFormsRoot(text = '/wp-json/'): string {
  const root = `/${text.replace(/^\/+|\/+$/g, '')}/`
  if (/^\/(?:[\w.~-]+\/)+$/.test(root)) return root
  throw new ConfigError(`FORMS_ROOT is "${text}", which is no path. Give one such as /wp-json/.`)
}

function parseAjaxPath(text = '/wp-admin/admin-ajax.php'): string {
  const path = `/${text.replace(/^\/+/, '')}`
  if (/^(?:\/[\w.~-]+)+$/.test(path)) return path
  throw new ConfigError(`AJAX_PATH is "${text}", which is no path. Give one such as /wp-admin/admin-ajax.php.`)
}

function parseNamespace(text = 'contact-form-7/v1'): string {
  const namespace = text.replace(/^\/+|\/+$/g, '')
  if (/^[\w.~-]+(?:\/[\w.~-]+)*$/.test(namespace)) return namespace
  throw new ConfigError(`FORMS_NAMESPACE is "${text}". Give path segments such as contact-form-7/v1.`)
}

function parseOrigins(text = ''): readonly string[] {
  return text.split(/[\s,]+/).flatMap((origin) => {
    if (origin === '') return []
    if (URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol) && new URL(origin).origin === origin) {
      return [origin]
    }
    throw new ConfigError(
      `FORMS_ORIGINS has "${origin}", which is no site. Give origins without a path, such as https://www.example.org, with blanks between them.`,
    )
  })
}

function parseHosts(text = ''): readonly string[] {
  return text.split(/[\s,]+/).flatMap((host) => {
    if (host === '') return []
    const address = `http://${host}`
    if (URL.canParse(address) && new URL(address).pathname === '/' && !host.endsWith('/') && !/[@?#]/.test(host))
      return [new URL(address).host]
    throw new ConfigError(
      `WEBHOOK_PRIVATE_HOSTS has "${host}", which is no host. Give names such as crm.internal or 10.0.0.5:8080, with blanks between them.`,
    )
  })
}

function parseRedisUrl(text: string | undefined): string | undefined {
  if (text === undefined || (/^rediss?:$/.test(schemeOf(text)) && URL.canParse(text))) return text
  throw new ConfigError(
    'REDIS_URL is no address of a Redis. Give redis://user:password@host:6379 or rediss://user:password@host:6379, ' +
      'or unset it to have each process count for itself.',
  )
}
