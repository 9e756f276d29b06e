import type { MenuItem } from './menu.ts'

/**
 * Marks the entry of the page that is shown, and its ancestors.
 *
 * @param path Canonical path of the page, with slashes at both ends.
 * @param home Path of the home page in this language, which counts as nobody's ancestor.
 * @returns The same tree; links into a page (`/#map`) and to other sites are never marked.
 */
export function markCurrent(items: readonly MenuItem[], path: string, home = '/'): readonly MenuItem[] {
  return items.map(({ current: _, ...item }) => {
    const children = markCurrent(item.children, path, home)
    const current =
      currentOf(item.href, path, home) ?? (children.some((child) => child.current) ? 'ancestor' : undefined)
    return { ...item, children, ...(current && { current }) }
  })
}

/** True if entries of any level lead to anchors of the current page. */
export function leadsIntoPage(items: readonly MenuItem[], path: string): boolean {
  return items.some(({ href, children }) => {
    const [page, place] = href?.split('#') ?? []
    return (Boolean(place) && (page === '' || page === path)) || leadsIntoPage(children, path)
  })
}

function currentOf(href: string | undefined, path: string, home: string): MenuItem['current'] | undefined {
  if (!href?.startsWith('/') || href.includes('#')) return undefined
  const [target = ''] = href.split('?')
  const canonical = target.endsWith('/') ? target : `${target}/`
  if (canonical === path) return 'page'
  return canonical !== home && path.startsWith(canonical) ? 'ancestor' : undefined
}
