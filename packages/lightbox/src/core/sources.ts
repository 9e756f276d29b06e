import { type PageSources, PROVIDER_SOURCES, parseVideoAddress, type VideoProvider } from '@vitrine/kit/core'
import type { LightboxSettings } from './settings.ts'

/**
 * Third-party sources of a page's lightbox: players for the videos that its links name, and pages in frames, from the
 * hosts that editors allowed.
 *
 * @param addresses Of the links that may open.
 */
export function lightboxSources(
  { status, frameHosts, recognition }: LightboxSettings,
  addresses: readonly string[],
): readonly PageSources[] {
  if (!status || addresses.length === 0) return []
  const named = addresses.flatMap((address) => parseVideoAddress(address)?.provider ?? [])
  const providers = recognition ? (Object.keys(PROVIDER_SOURCES) as VideoProvider[]) : [...new Set(named)]
  return [
    ...providers.map((provider) => PROVIDER_SOURCES[provider]),
    ...(frameHosts.length > 0 ? [{ frame: frameHosts.map((host) => `https://${host}`) }] : []),
  ]
}
