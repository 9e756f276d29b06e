import { record, text } from '@vitrine/content/core'

/** Networks of an account that are remembered; the one that was used least recently goes first. */
export const MAX_KNOWN_NETWORKS = 20

/** Milliseconds after which the use of a known network is noted again. */
const NOTED_FOR_MS = 24 * 60 * 60 * 1000

/** Network that an account has signed in from. */
export interface KnownNetwork {
  /** Hash of account and network: nobody reads an address from it. */
  readonly hash: string
  /** Milliseconds since 1970, exact to a day. */
  readonly usedAt: number
}

/** Reads the networks of an account as they are stored. Anything else is left out. */
export function parseKnownNetworks(stored: unknown): readonly KnownNetwork[] {
  const { networks } = record(stored)
  if (!Array.isArray(networks)) return []
  return networks.flatMap((entry: unknown) => {
    const { hash, usedAt } = record(entry)
    const read = text(hash)
    return read !== undefined && typeof usedAt === 'number' ? [{ hash: read, usedAt }] : []
  })
}

/**
 * Adds a network that an account signs in from.
 *
 * @returns The networks, the one last used first; undefined when there is nothing to write.
 */
export function withNetwork(
  known: readonly KnownNetwork[],
  hash: string,
  now: Date,
): readonly KnownNetwork[] | undefined {
  const usedAt = now.getTime()
  const noted = known.find((network) => network.hash === hash)
  // A clock that went back has its time noted, too.
  if (noted && usedAt >= noted.usedAt && usedAt - noted.usedAt < NOTED_FOR_MS) return undefined
  const others = known.filter((network) => network !== noted).sort((one, other) => other.usedAt - one.usedAt)
  return [{ hash, usedAt }, ...others].slice(0, MAX_KNOWN_NETWORKS)
}
