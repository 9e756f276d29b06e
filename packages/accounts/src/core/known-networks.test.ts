import { describe, expect, it } from 'vitest'
import { type KnownNetwork, MAX_KNOWN_NETWORKS, parseKnownNetworks, withNetwork } from './known-networks.ts'

const DAY_MS = 86_400_000
const day = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * DAY_MS)
const hashes = (networks: readonly KnownNetwork[] | undefined) => networks?.map(({ hash }) => hash)

describe('the networks of an account', () => {
  it('begin with the one last used', () => {
    const first = withNetwork([], 'home', day(0)) ?? []
    const second = withNetwork(first, 'office', day(1)) ?? []
    expect(hashes(second)).toEqual(['office', 'home'])
    expect(hashes(withNetwork(second, 'home', day(2)))).toEqual(['home', 'office'])
  })

  it('are written again once a day, and when the clock went back', () => {
    const known = withNetwork([], 'home', day(1)) ?? []
    expect(withNetwork(known, 'home', day(1.5))).toBeUndefined()
    expect(withNetwork(known, 'home', day(2))).toEqual([{ hash: 'home', usedAt: day(2).getTime() }])
    expect(withNetwork(known, 'home', day(0))).toEqual([{ hash: 'home', usedAt: day(0).getTime() }])
  })

  it('lose the one that was used least recently when there are too many', () => {
    let known: readonly KnownNetwork[] = []
    for (let count = 0; count < MAX_KNOWN_NETWORKS; count += 1)
      known = withNetwork(known, `n${count}`, day(count)) ?? []
    known = withNetwork(known, 'n0', day(50)) ?? []
    known = withNetwork(known, 'new', day(51)) ?? []
    expect(known).toHaveLength(MAX_KNOWN_NETWORKS)
    expect(hashes(known)).toContain('n0')
    expect(hashes(known)).not.toContain('n1')
  })

  it('are read as they were written, and without what is no network', () => {
    const networks = [{ hash: 'home', usedAt: 1 }]
    expect(parseKnownNetworks({ networks: [...networks, { hash: 'x' }, { usedAt: 1 }, null] })).toEqual(networks)
    expect([undefined, null, [], { networks: 'home' }].map(parseKnownNetworks)).toEqual([[], [], [], []])
  })
})
