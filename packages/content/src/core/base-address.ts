import { cleanSlug } from './slug.ts'

/**
 * The address that everything of a feature stands below, with slashes at both ends.
 *
 * @param settings The feature's global as it is stored.
 * @param defaultSlug Slug of one whose settings say nothing.
 */
export function baseAddress(settings: { readonly slug?: unknown } | null | undefined, defaultSlug: string): string {
  const slug = typeof settings?.slug === 'string' ? cleanSlug(settings.slug) : ''
  return `/${slug || defaultSlug}/`
}
