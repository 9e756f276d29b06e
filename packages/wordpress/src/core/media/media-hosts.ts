import { hostOf } from '../index-of-export/address-part.ts'
import type { ExportIndex } from '../index-of-export/export-index.ts'
import { photonHostOf } from './photon.ts'

/** Networks that hosts and plugins deliver uploads from, under names of their own. */
const NETWORKS =
  /(?:^|\.)(?:cdn\d*|static\d*|assets|media|img|images)\.|cloudfront\.net$|\.b-cdn\.net$|kxcdn\.com$|netdna-[a-z]+\.com$|stackpathcdn\.com$|rackcdn\.com$|shortpixel\.ai$|optimole\.com$/

/** Most hosts that uploads of one site were kept on. */
const MAX_HOSTS = 100

/** Tells the uploads of a site from those of other sites that have WordPress, too. */
export class MediaHosts {
  readonly #hosts: ReadonlySet<string>

  constructor(index: ExportIndex, siteHosts: ReadonlySet<string>) {
    const hosts = new Set(siteHosts)
    for (const { attachment } of index.items.values()) {
      if (hosts.size >= MAX_HOSTS) break
      const host = attachment && hostOf(attachment.address)
      if (host) hosts.add(host)
    }
    this.#hosts = hosts
  }

  /** Tells whether an address may be of a file of the site: relative ones are. */
  has(address: string): boolean {
    const photon = photonHostOf(address)
    const host = photon === undefined ? hostOf(address) : hostOf(`//${photon}`)
    if (host === '' || this.#hosts.has(host) || NETWORKS.test(host)) return true
    return [...this.#hosts].some((own) => host.endsWith(`.${own}`))
  }
}
