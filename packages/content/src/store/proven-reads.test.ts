import { describe, expect, it } from 'vitest'
import { EVERYTHING } from '../core/cache/tags.ts'
import { ContentCache } from './content-cache.ts'
import { ProvenReads } from './proven-reads.ts'
import { noteReads, noteStatement, noteUnknownStatements, recordReads } from './reads.ts'

interface Document {
  title: string
}

/** A database of titles, and a program that reads them. */
function program({ notesStatements = true } = {}) {
  const titles = new Map([
    [1, 'One'],
    [2, 'Two'],
  ])
  const world = { revision: 1, touched: [] as string[], now: 0, statements: 0, reads: 0 }
  const content = new ContentCache({
    read: async () => ({ revision: world.revision, touched: new Set(world.touched) }),
    onError(error) {
      throw error
    },
    now: () => world.now,
  })
  const reads = new ProvenReads(content)
  const run = async (id: number) => {
    world.statements += 1
    return [[id, titles.get(id) ?? null]]
  }
  const read = async (id: number): Promise<Document> => {
    world.reads += 1
    noteReads([`pages:${id}`])
    const rows = await run(id)
    if (notesStatements) noteStatement({ rows, again: () => run(id) })
    return { title: String(rows[0]?.[1]) }
  }
  return {
    titles,
    world,
    reads,
    read,
    /** Document as something that is remembered is made of it. */
    get: async (id = 1) => (await recordReads(() => reads.get(String(id), () => read(id)))).value,
    /** Lets the program hear of a change. */
    announce(...tags: string[]) {
      world.revision += 1
      world.touched = tags
      world.now += 1_000
    },
  }
}

describe('what was read', () => {
  it('is given again, without a statement, while no change touches it', async () => {
    const { get, world, announce } = program()
    const both = [await get(), await get()]
    announce('pages:2')
    expect([...both, await get()]).toEqual(Array(3).fill({ title: 'One' }))
    expect(world).toMatchObject({ reads: 1, statements: 1 })
  })

  it.each([
    ['pages:1'],
    [EVERYTHING],
  ])('is proven by its statements once a change has touched %s, and once for all', async (tag) => {
    const { get, world, announce } = program()
    await get()
    announce(tag)
    expect([await get(), await get()]).toEqual([{ title: 'One' }, { title: 'One' }])
    expect(world).toMatchObject({ reads: 1, statements: 2 })
    announce(tag)
    await get()
    expect(world).toMatchObject({ reads: 1, statements: 3 })
  })

  it('is read anew where a statement finds something else', async () => {
    const { get, titles, world, announce } = program()
    await get()
    titles.set(1, 'Another')
    announce(EVERYTHING)
    expect(await get()).toEqual({ title: 'Another' })
    expect(world.reads).toBe(2)
    titles.delete(1)
    announce('pages:1')
    expect(await get()).toEqual({ title: 'null' })
  })

  it('is a copy for each who asks', async () => {
    const { get } = program()
    const mine = await get()
    mine.title = 'Mine'
    expect(await get()).toEqual({ title: 'One' })
  })

  it('names what it was made of to whoever records it, also when it comes from memory or was proven', async () => {
    const { reads, read, announce } = program()
    const tags = async () => [...(await recordReads(() => reads.get('1', () => read(1)))).tags]
    const found = [await tags(), await tags()]
    announce(EVERYTHING)
    expect([...found, await tags()]).toEqual(Array(3).fill(['pages:1']))
  })

  it('is read each time by whoever remembers nothing', async () => {
    const { reads, read, world } = program()
    await reads.get('1', () => read(1))
    await reads.get('1', () => read(1))
    expect(world.reads).toBe(2)
  })

  it('takes no more memory than its limit', async () => {
    const { reads, world } = program()
    const large = async (id: number) => {
      world.reads += 1
      const text = String(id).padEnd(2_000_000, 'x')
      noteStatement({ rows: [[text]], again: async () => [[text]] })
      return { text }
    }
    for (let id = 0; id < 20; id += 1) await recordReads(() => reads.get(String(id), () => large(id)))
    expect(reads.size()).toBeLessThanOrEqual(48 * 1024 * 1024)
    expect(reads.size()).toBeGreaterThan(8 * 1024 * 1024)
  })
})

describe('what cannot be proven is read anew after a change that touches it:', () => {
  it('what was asked of a database whose statements nobody notes', async () => {
    const { get, world, announce } = program({ notesStatements: false })
    await get()
    announce('pages:2')
    await get()
    expect(world.reads).toBe(1)
    announce('pages:1')
    await get()
    expect(world.reads).toBe(2)
  })

  it('what was made with something that was remembered, or that changed something', async () => {
    const { reads, read, world, announce } = program()
    const get = () =>
      recordReads(() =>
        reads.get('1', () => {
          noteUnknownStatements()
          return read(1)
        }),
      )
    await get()
    announce(EVERYTHING)
    await get()
    expect(world.reads).toBe(2)
  })

  it('what holds something else that was read', async () => {
    const { reads, read, titles, announce } = program()
    const get = () => recordReads(() => reads.get('both', async () => ({ of: await reads.get('1', () => read(1)) })))
    await get()
    titles.set(1, 'Another')
    announce('pages:1')
    expect((await get()).value).toEqual({ of: { title: 'Another' } })
  })
})

/** Numbers below a bound, the same for the same seed. */
function numbersOf(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >>> 8) % bound
  }
}

it('is never stale, whatever changes and however much of it is said: 50 seeds, 200 steps', async () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const number = numbersOf(seed)
    const { get, titles, world, announce } = program()
    for (let step = 0; step < 200; step += 1) {
      const id = 1 + number(2)
      if (number(3) === 0) {
        if (number(2) === 0) titles.set(id, String(number(3)))
        announce(...(number(3) === 0 ? [EVERYTHING] : ['pages', `pages:${id}`]))
      }
      expect({ seed, step, ...(await get(id)) }).toEqual({ seed, step, title: titles.get(id) })
    }
    expect(world.reads).toBeLessThan(150)
  }
})
