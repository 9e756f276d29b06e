import { describe, expect, it } from 'vitest'
import { FRESHNESS_LEASE_MS, Freshness } from './freshness.ts'

/** A lease over a revision and a clock that the test moves. */
function lease() {
  const world = { now: 0, revision: 1, reads: 0, changes: 0, errors: 0, broken: false }
  const freshness = new Freshness({
    now: () => world.now,
    async read() {
      world.reads += 1
      if (world.broken) throw new Error('away')
      return { revision: world.revision, touched: new Set(['all']) }
    },
    onChange: () => {
      world.changes += 1
    },
    onError: () => {
      world.errors += 1
    },
  })
  return { world, freshness }
}

describe('the freshness lease', () => {
  it('has not begun before the first question', () => expect(lease().freshness.isFresh()).toBe(false))

  it('runs for its time and not longer', async () => {
    const { world, freshness } = lease()
    await freshness.renew()
    world.now = FRESHNESS_LEASE_MS - 1
    expect(freshness.isFresh()).toBe(true)
    world.now = FRESHNESS_LEASE_MS
    expect(freshness.isFresh()).toBe(false)
  })

  it('ends when it is ended, also while it is renewed', async () => {
    const { freshness } = lease()
    await freshness.renew()
    freshness.expire()
    expect(freshness.isFresh()).toBe(false)
    const renewing = freshness.renew()
    freshness.expire()
    await renewing
    expect(freshness.isFresh()).toBe(false)
    await freshness.ensure()
    expect(freshness.isFresh()).toBe(true)
  })

  it('reports a change once', async () => {
    const { world, freshness } = lease()
    await freshness.renew()
    world.changes = 0
    world.revision = 2
    await freshness.renew()
    await freshness.renew()
    expect(world.changes).toBe(1)
  })

  it('asks once for everybody who waits', async () => {
    const { world, freshness } = lease()
    await Promise.all([freshness.renew(), freshness.renew()])
    expect(world.reads).toBe(1)
  })

  it('outlives a database that is away, and asks again', async () => {
    const { world, freshness } = lease()
    world.broken = true
    await freshness.renew()
    expect([world.errors, freshness.isFresh()]).toEqual([1, false])
    world.broken = false
    await freshness.renew()
    expect(freshness.isFresh()).toBe(true)
  })
})
