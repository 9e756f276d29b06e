/** Page of a site as a link. */
export interface PageLink {
  readonly href: string
  /** Host and path, as people read an address. */
  readonly label: string
}

/** Reads the address of a page that a browser named. @returns Undefined for what is no address of the web. */
export function pageLink(address: string): PageLink | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, host, pathname, href } = new URL(address)
  return /^https?:$/.test(protocol) ? { href, label: host + (pathname === '/' ? '' : pathname) } : undefined
}
