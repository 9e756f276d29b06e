import type { MenuItem } from './menu.ts'

/**
 * Marks the entry of the page that is shown, and its ancestors. Of several that lead to the page the first is marked.
 *
 * @param path Canonical path of the page, with slashes at both ends.
 * @param home Path of the home page in this language, which counts as nobody's ancestor.
 * @returns The same tree; links into a page (`/#map`) and to other sites are never marked.
 */
export function markCurrent(items: readonly MenuItem[], path: string, home = '/'): readonly MenuItem[] {
  let isFound = false
  const mark = ({ current: _, ...item }: MenuItem): MenuItem => {
    const own = currentOf(item.href, path, home)
    const isSecond = own === 'page' && isFound
    isFound ||= own === 'page'
    const children = item.children.map(mark)
    const current = isSecond ? undefined : (own ?? (children.some((child) => child.current) ? 'ancestor' : undefined))
    return { ...item, children, ...(current && { current }) }
  }
  return items.map(mark)
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
