import { text } from '@vitrine/content/core'
import type { Payload } from 'payload'

/** Name of the site in its default language; empty before an owner has given one. */
export async function readSiteName(payload: Payload): Promise<string> {
  const { name } = await payload.findGlobal({ slug: 'site', depth: 0, select: { name: true } })
  return text(name) ?? ''
}
