/** Address of a page below its parent, with slashes at both ends: nothing is added below the home page. */
export function pathOf(slug: string, parentPath?: string): string {
  if (parentPath === undefined && slug === 'home') return '/'
  return `${parentPath ?? '/'}${slug}/`
}
