import { hostOf } from '../index-of-export/address-part.ts'
import { normalAddress } from './decoded-path.ts'

/** An address of the old site in its parts. */
export interface SiteAddress {
  /** In the one way in which paths are compared, below the folder that the site stands in. */
  readonly path: string
  readonly query: ReadonlyMap<string, string>
  /** Without its `?`; empty when there is none. */
  readonly search: string
  /** Without its `#`. */
  readonly fragment: string
}

/** The old site, as addresses name it. */
export interface OldSite {
  readonly hosts: ReadonlySet<string>
  /** Path of the folder that it stands in, without a slash at its end; empty for most. */
  readonly folder: string
}

/** Longest address that is read, in characters. */
const MAX_ADDRESS_LENGTH = 4000

export function oldSiteOf(addresses: readonly string[], alsoHosts: readonly string[]): OldSite {
  const hosts = [...addresses, ...alsoHosts.map((host) => `//${host}`)].map(hostOf).filter((host) => host !== '')
  const [first = ''] = addresses
  const folder = normalAddress(first.replace(/^(?:[a-z]+:)?\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')).replace(
    /\/$/,
    '',
  )
  return { hosts: new Set(hosts), folder }
}

/**
 * Parts of an address of the site, however it is written: with or without scheme, `www.` and host.
 *
 * @returns Undefined for an address of another site, and for what is none.
 */
export function siteAddressOf(address: string, { hosts, folder }: OldSite): SiteAddress | undefined {
  const written = address.trim().replaceAll('&#038;', '&').replaceAll('&amp;', '&')
  if (written === '' || written.length > MAX_ADDRESS_LENGTH) return undefined
  const isWhole = /^(?:https?:)?\/\//i.test(written)
  if (!isWhole && /^[a-z][a-z0-9+.-]{0,30}:/i.test(written)) return undefined
  if (isWhole && !hosts.has(hostOf(written))) return undefined
  const local = isWhole ? written.replace(/^(?:https?:)?\/\/[^/?#]*/i, '') : written
  const [, rawPath = '', search = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(local) ?? []
  return { path: belowFolder(normalAddress(rawPath), folder), query: queryOf(search), search, fragment }
}

function belowFolder(path: string, folder: string): string {
  return folder !== '' && `${path}/`.startsWith(`${folder}/`) ? path.slice(folder.length) || '/' : path
}

function queryOf(search: string): ReadonlyMap<string, string> {
  if (search === '') return EMPTY
  return new Map(new URLSearchParams(search))
}

const EMPTY: ReadonlyMap<string, string> = new Map()
