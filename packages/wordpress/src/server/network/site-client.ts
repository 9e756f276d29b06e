import { type NetworkRules, rulesForNamed } from './network-rules.ts'
import { WebClient } from './web-client.ts'

export interface SiteClientOptions {
  readonly rules?: NetworkRules
  readonly timeoutMs?: number
}

/**
 * Client of one site. Redirects to any other host, to another port or from `https` to `http` are refused.
 *
 * @param home Any address of the site.
 */
export function siteClient(home: URL, { rules = rulesForNamed(home), timeoutMs }: SiteClientOptions = {}): WebClient {
  return new WebClient({ refusalOf: (url) => refusalOf(url, home), rules, timeoutMs })
}

function refusalOf(url: URL, home: URL): string | undefined {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return `it leads to an address of ${url.protocol}`
  if (url.host !== home.host && !isUpgrade(url, home))
    return `it leads to another host; if that is the site, give ${url.origin}`
  if (home.protocol === 'https:' && url.protocol === 'http:') return 'it leads from https to http'
  return url.username || url.password ? 'it leads to an address with a password in it' : undefined
}

/** The same host by https, on the ports that are usual. */
function isUpgrade(url: URL, home: URL): boolean {
  return url.hostname === home.hostname && url.protocol === 'https:' && url.port === '' && home.port === ''
}
