import type { Payload, PayloadRequest } from 'payload'
import { parseTimeZone } from '../../core/time-zone.ts'
import { siteLanguages } from '../languages.ts'
import { rememberedGlobal } from './remembered-global.ts'

/** Reads the time zone of the site. @param req Request in whose transaction it is read. @returns IANA name. */
export async function readTimeZone(payload: Payload, req?: PayloadRequest): Promise<string> {
  const { timeZone } = await payload.findGlobal({
    slug: 'site',
    depth: 0,
    select: { timeZone: true },
    ...(req && { req }),
  })
  return parseTimeZone(timeZone)
}

/** The same for pages, see {@link rememberedGlobal}. */
export function rememberedTimeZone(payload: Payload): () => Promise<string> {
  const readSite = rememberedGlobal(payload, 'site')
  return async () => parseTimeZone((await readSite(siteLanguages(payload)[0])).timeZone)
}
