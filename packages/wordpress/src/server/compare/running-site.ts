import { type SiteClientOptions, siteClient } from '../network/site-client.ts'
import { type ComparedSite, MAX_PAGE_BYTES, type SiteFile } from './compared-site.ts'

/** A site that answers at an address. Nothing but this host is asked. */
export function runningSite(home: URL, options?: SiteClientOptions): ComparedSite {
  const client = siteClient(home, options)
  const folder = home.pathname.replace(/\/+$/, '')
  return {
    name: home.href.replace(/\/+$/, ''),
    addressOf: (path) => new URL(`${folder}${path}`, home),
    async get(address): Promise<SiteFile> {
      const got = await client.get(address, { maxBytes: MAX_PAGE_BYTES })
      if (got.kind === 'none') return got
      const { body, headers, status } = got.answer
      if (status !== 200) return { kind: 'none', reason: `it answers ${status}` }
      return { kind: 'file', url: got.url, contentType: headers['content-type'] ?? '', body }
    },
  }
}
