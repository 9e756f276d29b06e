import type { ProviderVideo } from './video-address.ts'

/** Address of a video's page at its provider, at the moment where it begins. */
export function watchAddress({ provider, id, hash, start }: ProviderVideo): string {
  if (provider === 'youtube')
    return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}${start ? `&t=${start}s` : ''}`
  return `https://vimeo.com/${id}${hash ? `/${hash}` : ''}${start ? `#t=${start}s` : ''}`
}
