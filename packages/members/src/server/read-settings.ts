import type { Payload } from 'payload'
import { type MemberSettings, parseMemberSettings } from '../core/member-settings.ts'

/**
 * Reads the settings in one language. Texts that are not written in it are not taken from another language: Vitrine has
 * its own.
 */
export async function readSettings(payload: Payload, locale: string): Promise<MemberSettings> {
  const stored = await payload.findGlobal({ slug: 'member-settings', locale, fallbackLocale: false, depth: 0 })
  return parseMemberSettings(stored, locale)
}
