/** Requests for an address without a page. */
export interface MissingAddress {
  readonly address: string
  readonly count: number
  readonly lastSeen: Date
  /** The page with the link: a path of this site, or the origin of another. */
  readonly referrer?: string | undefined
}

/** Addresses that are counted until they are written; what comes beyond them is not counted. */
export const MAX_WAITING_ADDRESSES = 500

/** Counts addresses in memory, between two writes. */
export class MissingTally {
  #waiting = new Map<string, MissingAddress>()

  /** @param seen One request. A page of this site is rather kept as the referring one: its link can be mended. */
  add(seen: { readonly address: string; readonly at: Date; readonly referrer?: string | undefined }): void {
    const { address, at } = seen
    const known = this.#waiting.get(address)
    if (!known && this.#waiting.size >= MAX_WAITING_ADDRESSES) return
    const referrer = known?.referrer?.startsWith('/') ? known.referrer : (seen.referrer ?? known?.referrer)
    this.#waiting.set(address, { address, count: (known?.count ?? 0) + 1, lastSeen: at, referrer })
  }

  /** Everything counted since the last time, and forgets it. */
  take(): readonly MissingAddress[] {
    const taken = [...this.#waiting.values()]
    this.#waiting.clear()
    return taken
  }
}
