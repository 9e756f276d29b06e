import { CDN_SERVICES, type CdnService, type CdnSettings } from '@vitrine/cdn/core'
import { ConfigError } from './config-error.ts'

/** Seconds in a year, and the most that anything is cached for. */
const MAX_SECONDS = 31_536_000

/** Seconds in a day: a purge that is lost is made up for then. */
const DEFAULT_SECONDS = 86_400

const DEFAULT_STALE_SECONDS = 60

/** Roots of the interfaces of services. */
const ROOTS: Readonly<Record<Exclude<CdnService, 'webhook'>, string>> = {
  cloudflare: 'https://api.cloudflare.com',
  fastly: 'https://api.fastly.com',
  bunny: 'https://api.bunny.net',
}

/**
 * Reads how a CDN in front of the site is told of changes. Undefined: there is none that can be told.
 *
 * @param read Gives a setting by its name.
 * @throws {ConfigError} for the first setting that is wrong.
 */
export function parseCdn(read: (name: string) => string | undefined): CdnSettings | undefined {
  const text = read('CDN')
  if (text === undefined) return undefined
  const service = CDN_SERVICES.find((known) => known === text.toLowerCase())
  if (!service) throw new ConfigError(`CDN is "${text}". Give one of ${CDN_SERVICES.join(', ')}, or unset it.`)
  return {
    service,
    ...parseAccount(service, read),
    url: parseUrl(service, read('CDN_URL')),
    seconds: parseSeconds('CDN_SECONDS', read('CDN_SECONDS'), DEFAULT_SECONDS),
    staleSeconds: parseSeconds('CDN_STALE_SECONDS', read('CDN_STALE_SECONDS'), DEFAULT_STALE_SECONDS),
  }
}

function parseAccount(service: CdnService, read: (name: string) => string | undefined): { id: string; token: string } {
  const [id = '', token = ''] = [read('CDN_ID'), read('CDN_TOKEN')]
  if (service === 'webhook') return { id, token }
  if (!/^[\w-]+$/.test(id)) {
    throw new ConfigError(`CDN_ID is "${id}". Give the id of the zone, service or pull zone that ${service} shows.`)
  }
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new ConfigError(
      `CDN_TOKEN is not set, or has blanks. Give a token of ${service} that allows purging the cache.`,
    )
  }
  return { id, token }
}

function parseUrl(service: CdnService, text: string | undefined): string {
  if (text === undefined && service !== 'webhook') return ROOTS[service]
  if (text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))
    return text.replace(/\/+$/, '')
  throw new ConfigError(
    `CDN_URL is "${text ?? ''}", which is no address. Give that of the program that is to be told of changes, ` +
      'such as https://cache.example.com/purge.',
  )
}

function parseSeconds(name: string, text: string | undefined, otherwise: number): number {
  const seconds = text === undefined ? otherwise : /^\d{1,8}$/.test(text) ? Number(text) : Number.NaN
  if (seconds <= MAX_SECONDS) return seconds
  throw new ConfigError(`${name} is "${text}". Give a whole number of seconds from 0 to ${MAX_SECONDS}.`)
}
