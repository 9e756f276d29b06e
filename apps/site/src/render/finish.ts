import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ContentFile } from '@vitrine/content/queries'
import type { FinishedPage, PageVariant } from '../cache/finished-page.ts'
import type { Encoding } from '../server/encoding.ts'
import { fileHeaders } from '../server/headers.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Brotli quality of 0 to 11: 5 keeps the first visitor after a change from waiting for the last few percent. */
const BROTLI_QUALITY = 5

/** Compresses a page once, for all who will ask for it. */
export async function finishPage(
  html: string,
  { status, headers }: { readonly status: number; readonly headers: Readonly<Record<string, string>> },
): Promise<FinishedPage> {
  const identity = Buffer.from(html)
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    compressGzip(identity),
  ])
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return pageOf({ status, headers, etag, bodies: { identity, gzip: gzipped, br: brotli } })
}

/**
 * Compresses a file for programs, as a page.
 *
 * @param encrypted Whether the site's public address is https.
 */
export function finishFile({ type, text }: ContentFile, encrypted: boolean): Promise<FinishedPage> {
  return finishPage(text, { status: 200, headers: fileHeaders(type, encrypted) })
}

/** Puts a page together from its bodies. */
export function pageOf(parts: {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly bodies: Readonly<Record<Encoding, Buffer>>
}): FinishedPage {
  const { status, headers, etag, bodies } = parts
  const variant = (encoding: Encoding): PageVariant => {
    const body = bodies[encoding]
    const own = encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`
    const all = {
      ...headers,
      etag: own,
      'content-length': String(body.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }
    return { body, etag: own, head: Object.entries(all).flat() }
  }
  return { status, headers, variants: { identity: variant('identity'), gzip: variant('gzip'), br: variant('br') } }
}

/** The same page with another status or with more headers. */
export function withHead(
  page: FinishedPage,
  change: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> },
): FinishedPage {
  const { identity, gzip, br } = page.variants
  const { queryFields, until } = page
  const changed = pageOf({
    status: change.status ?? page.status,
    headers: { ...page.headers, ...change.headers },
    etag: identity.etag.slice(1, -1),
    bodies: { identity: identity.body, gzip: gzip.body, br: br.body },
  })
  return { ...changed, ...(queryFields && { queryFields }), ...(until !== undefined && { until }) }
}

/** The same page for one visitor alone. */
export function uncached(page: FinishedPage): FinishedPage {
  return withHead(page, { headers: { 'cache-control': 'no-store' } })
}
