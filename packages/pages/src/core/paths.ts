/** Slug of the page that answers at `/`. */
export const HOME_SLUG = 'home'

/**
 * The address of a page below its parent, with slashes at both ends.
 *
 * @param parentPath Path of the parent; undefined at the top.
 */
export function pathOf(slug: string, parentPath?: string): string {
  if (parentPath === undefined && slug === HOME_SLUG) return '/'
  return `${parentPath ?? '/'}${slug}/`
}
