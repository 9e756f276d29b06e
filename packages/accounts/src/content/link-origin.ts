import { person } from '@vitrine/content/core'
import { forwardedOrigin } from '@vitrine/http/core'
import type { Payload, PayloadRequest } from 'payload'
import { readAdministratorOrigin } from '../store/administrator-origin.ts'

/**
 * Finds the origin of links in a mail that anyone may have asked for: `SITE_URL`, else the origin at which an
 * administrator last signed in. The request is not asked: a stranger could send any host with it.
 */
export async function linkOrigin(payload: Payload): Promise<string> {
  const { siteUrl, isSiteUrlSet } = payload.config.custom
  return (isSiteUrlSet ? undefined : await readAdministratorOrigin(payload)) ?? String(siteUrl)
}

/**
 * Finds the origin of links that an administrator makes: `SITE_URL`, else the origin of their request.
 */
export async function administratorLinkOrigin(req: PayloadRequest): Promise<string> {
  const { isSiteUrlSet } = req.payload.config.custom
  const isAdministrator = person(req.user)?.role === 'administrator'
  const own = isSiteUrlSet || !isAdministrator ? undefined : forwardedOrigin(req.headers)
  return own ?? linkOrigin(req.payload)
}
