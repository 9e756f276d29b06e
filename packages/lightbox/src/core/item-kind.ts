import { type ProviderVideo, parseVideoAddress } from '@vitrine/kit/core'
import { extensionKind } from './extension.ts'
import { isRecognisable } from './recognition.ts'

/** Kind of item that a link opens. */
export type ItemKind =
  | { readonly kind: 'picture' | 'video' | 'audio' | 'frame' | 'inline' | 'page' }
  | { readonly kind: 'provider'; readonly video: ProviderVideo }
  /** Our own server is asked what it is. */
  | { readonly kind: 'unknown' }

/** Kinds that links declare in `data-lightbox-type`, because their address does not show them. */
const NAMED_KINDS = ['picture', 'video', 'audio', 'frame', 'inline', 'page'] as const

/** Context of an address that decides what it opens. */
export interface KindOptions {
  /** Kind that its link declares. */
  readonly named?: string | undefined
  /** Hosts whose pages may be framed. */
  readonly frameHosts?: readonly string[] | undefined
  /** Address of the page, against which frames, fetched pages and parts of the page are judged. */
  readonly page: string
  /** True if our server may be asked about the providers' other addresses. */
  readonly recognition?: boolean | undefined
}

/** Kind of item that a link opens. Undefined: it is a link like any other. */
export function itemKind(address: string, options: KindOptions): ItemKind | undefined {
  const { named, page } = options
  if (!URL.canParse(address, page)) return undefined
  const url = new URL(address, page)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  const kind = NAMED_KINDS.find((name) => name === named)
  if (kind) return isAllowed(kind, url, options) ? { kind } : undefined
  const video = parseVideoAddress(url.href)
  if (video) return { kind: 'provider', video }
  const extension = extensionKind(address)
  if (extension) return { kind: extension }
  return options.recognition && isRecognisable(url.href) ? { kind: 'unknown' } : undefined
}

function isAllowed(kind: (typeof NAMED_KINDS)[number], url: URL, { page, frameHosts = [] }: KindOptions): boolean {
  const here = new URL(page)
  if (kind === 'frame') return url.origin === here.origin || frameHosts.includes(url.hostname)
  if (kind === 'page') return url.origin === here.origin
  if (kind === 'inline') return url.hash.length > 1 && url.origin + url.pathname === here.origin + here.pathname
  return true
}
