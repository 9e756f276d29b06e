/** Pages that may begin with the same address. */
const MAX_COPIES = 100

/** Addresses to try for a new page: `about`, `about-2`, `about-3` … */
export function slugsToTry(slug: string): readonly string[] {
  return Array.from({ length: MAX_COPIES }, (_, copy) => (copy === 0 ? slug : `${slug}-${copy + 1}`))
}
