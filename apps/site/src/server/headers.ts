import { createHash } from 'node:crypto'
import type { PageSources } from '@vitrine/kit/core'

/** Scripts and sources of a page, for its content security policy. */
export interface PageParts {
  /** Inline scripts and styles, whole. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Sources on other origins that its features load. */
  readonly sources: readonly PageSources[]
}

/** Seconds that browsers remember to come back encrypted: two years. */
const HSTS_SECONDS = 63_072_000

/**
 * Headers of every page.
 *
 * @param encrypted Whether the site's public address is https.
 */
export function pageHeaders(parts: PageParts, encrypted: boolean): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    // Browsers may keep a page, but ask each time whether it is still true.
    'cache-control': 'public, no-cache',
    vary: 'accept-encoding',
    'content-security-policy': contentSecurityPolicy(parts),
    'speculation-rules': `"${SPECULATION_RULES_PATH}"`,
    ...securityHeaders(encrypted),
  }
}

/**
 * Headers of a file that is made of content, such as a feed.
 *
 * @param type Its media type.
 * @param encrypted As of a page.
 */
export function fileHeaders(type: string, encrypted: boolean): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': 'public, no-cache',
    vary: 'accept-encoding',
    ...securityHeaders(encrypted),
  }
}

/**
 * Address of the rules by which browsers may prefetch the next page. A header names it, so no inline script is needed.
 */
export const SPECULATION_RULES_PATH = '/speculation-rules.json'

/**
 * Headers of everything the site answers, whether it comes from the cache or not.
 *
 * @param encrypted Whether the visitor's connection is encrypted: others would be locked out by HSTS.
 */
export function securityHeaders(encrypted: boolean): Record<string, string> {
  return { ...SECURITY_HEADERS, ...(encrypted && { 'strict-transport-security': HSTS }) }
}

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
} as const

const HSTS = `max-age=${HSTS_SECONDS}; includeSubDomains`

function contentSecurityPolicy({ scripts, styles, sources }: PageParts): string {
  const from = (kind: keyof PageSources) =>
    [...new Set(sources.flatMap((source) => source[kind] ?? []))].map((source) => ` ${source}`).join('')
  return [
    "default-src 'self'",
    `script-src 'self'${hashes(scripts)}${from('script')}`,
    `style-src 'self'${hashes(styles)}${from('style')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${from('connect')}`,
    `frame-src 'self'${from('frame')}`,
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

function hashes(parts: readonly string[]): string {
  return parts.map((part) => ` 'sha256-${createHash('sha256').update(part).digest('base64')}'`).join('')
}
