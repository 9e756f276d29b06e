import type { ProviderVideo } from './video-address.ts'

/** Address of a video's page at its provider. */
export function watchAddress({ provider, id, hash }: ProviderVideo): string {
  if (provider === 'youtube') return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`
  return `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`
}
