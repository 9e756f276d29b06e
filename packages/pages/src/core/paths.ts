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

/**
 * Slug for the page that has been the home page, at the top: `home-2`, or the next that no page has.
 *
 * @param taken Paths of other pages.
 */
export function freeHomeSlug(taken: readonly string[]): string {
  for (let number = 2; ; number += 1) {
    const slug = `${HOME_SLUG}-${number}`
    if (!taken.includes(pathOf(slug))) return slug
  }
}
