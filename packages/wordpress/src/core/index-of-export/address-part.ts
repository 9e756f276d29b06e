/** Host of an address in lower case, without `www.` and port; empty when there is none. */
export function hostOf(address: string): string {
  return (/^(?:[a-z][a-z0-9+.-]{0,20}:)?\/\/(?:[^/?#@]{0,200}@)?([^/?#:]{1,255})/i.exec(address.trim())?.[1] ?? '')
    .toLowerCase()
    .replace(/^www\./, '')
}

/** The site in which addresses are shortened to paths. */
export interface OwnSite {
  readonly host: string
  /** Path of the folder that it stands in, without a slash at its end. */
  readonly folder: string
}

export function ownSiteOf(address: string): OwnSite {
  const folder = address
    .replace(/^(?:[a-z]+:)?\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '')
  return { host: hostOf(address), folder }
}

/** An address of the site as path and query; one of another site as it is. `&#038;` and `&amp;` are undone. */
export function addressPartOf(address: string, { host, folder }: OwnSite): string {
  const plain = address.trim().replaceAll('&#038;', '&').replaceAll('&amp;', '&')
  if (host === '' || hostOf(plain) !== host) return plain
  const local = plain.replace(/^(?:[a-z][a-z0-9+.-]{0,20}:)?\/\/[^/?#]{1,455}/i, '')
  const below = folder !== '' && `${local}/`.startsWith(`${folder}/`) ? local.slice(folder.length) : local
  return below.startsWith('/') ? below : `/${below}`
}
