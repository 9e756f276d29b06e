import type { PageSources } from '@vitrine/ui/core'
import type { LightboxSettings } from './settings.ts'

/** What the lightbox of a page may load from others: pages in frames, from the hosts that editors named. */
export function lightboxSources({ status, frameHosts }: LightboxSettings): readonly PageSources[] {
  return status && frameHosts.length > 0 ? [{ frame: frameHosts.map((host) => `https://${host}`) }] : []
}
