import { type MediaFile, parseMediaFile, text } from '@vitrine/content/core'
import { type ProviderVideo, parseVideoAddress } from '@vitrine/kit/core'

/** A video of the site, or one at a provider. */
export type VideoSource =
  | { readonly kind: 'file'; readonly file: MediaFile }
  | ({ readonly kind: 'provider' } & ProviderVideo)

/** Reads `{ file, address }`; the site's own counts first. Undefined: there is neither. */
export function parseVideoSource(stored: Readonly<Record<string, unknown>>): VideoSource | undefined {
  const file = parseMediaFile(stored.file, 'video/')
  if (file) return { kind: 'file', file }
  const video = parseVideoAddress(text(stored.address)?.trim() ?? '')
  return video && { kind: 'provider', ...video }
}
