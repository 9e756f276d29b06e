import { describe, expect, it } from 'vitest'
import { EVERYTHING, tagsOfChange } from '../core/cache/tags.ts'
import { ContentCache } from './content-cache.ts'
import { noteReads } from './reads.ts'

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const DOCUMENTS = [1, 2, 3]
const PATHS = ['/a/', '/b/', '/c/', '/d/']

/** Changes that the log of this model holds: few, so that processes fall behind it. */
const LOGGED = 3

/** A database of documents at addresses, whose parties take their steps in any order. */
class Model {
  readonly #random: () => number
  readonly #waiting: (() => void)[] = []
  readonly pathOf = new Map<number, string>(DOCUMENTS.map((id, index) => [id, PATHS[index] ?? '']))
  /** Number of changes of each document, list and address, and of those that were announced. */
  readonly versions = new Map<string, number>()
  readonly announced = new Map<string, number>()
  #revision = 1
  #log: { readonly revision: number; readonly tags: readonly string[] }[] = []

  constructor(random: () => number) {
    this.#random = random
  }

  /** Waits until it is its turn. */
  turn(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#random() * items.length)] as Item
  }

  /** Gives turns to whoever waits, in any order, until the work is done. */
  async run(work: Promise<unknown>): Promise<void> {
    let isDone = false
    const done = work.finally(() => {
      isDone = true
    })
    while (!isDone) {
      // All promises that are settled are followed before the next turn.
      await new Promise((resolve) => setImmediate(resolve))
      const next = this.#waiting.splice(Math.floor(this.#random() * this.#waiting.length), 1)[0]
      next?.()
    }
    await done
  }

  /** Changes a document, and perhaps where it is; then says so in the log, and then to the writer. */
  async write(): Promise<void> {
    await this.turn()
    const id = this.pick(DOCUMENTS)
    const before = this.pathOf.get(id) ?? ''
    const free = PATHS.filter((path) => path === before || ![...this.pathOf.values()].includes(path))
    const after = this.pick(free)
    this.pathOf.set(id, after)
    const changed = [`posts:${id}`, 'posts', `path:${before}`, `path:${after}`]
    for (const name of changed) this.versions.set(name, this.#version(name) + 1)
    const written = changed.map((name) => [name, this.#version(name)] as const)
    await this.turn()
    const isOfAll = this.#random() < 0.1
    const tags = isOfAll ? [EVERYTHING] : tagsOfChange({ collection: 'posts', id, paths: [after, before] })
    this.#revision += 1
    this.#log = [...this.#log, { revision: this.#revision, tags }].slice(-LOGGED)
    for (const [name, version] of written) this.announced.set(name, Math.max(version, this.announced.get(name) ?? 0))
  }

  #version(name: string): number {
    return this.versions.get(name) ?? 0
  }

  async read(name: string): Promise<number> {
    await this.turn()
    return this.#version(name)
  }

  async state(since: number | undefined) {
    await this.turn()
    const logged = this.#log.filter(({ revision }) => revision > (since ?? this.#revision))
    const isWhole = since !== undefined && logged.length === this.#revision - since
    return { revision: this.#revision, touched: new Set(isWhole ? logged.flatMap(({ tags }) => tags) : [EVERYTHING]) }
  }
}

/** A process that answers addresses with the versions of what it shows. */
function processOf(model: Model) {
  let now = 0
  const content = new ContentCache({
    read: (since) => model.state(since),
    onError(error) {
      throw error
    },
    now: () => now,
  })
  const pages = content.remember<ReadonlyMap<string, number>>({ limit: 100 })
  const parts = content.remember<ReadonlyMap<string, number>>({ limit: 100 })
  const read = async (name: string) => {
    noteReads([name])
    return [name, await model.read(name)] as const
  }
  /** A list that several pages share. */
  const list = () => parts.get('list', async () => new Map([await read('posts')]))
  const render = async (path: string) => {
    const shown = new Map([await read(`path:${path}`)])
    for (const [id, at] of model.pathOf) if (at === path) shown.set(...(await read(`posts:${id}`)))
    if (path === '/a/') for (const [name, version] of await list()) shown.set(name, version)
    return shown
  }
  return {
    /** Asks for an address when the lease has run out; finds what is older than what somebody was announced before. */
    async stale(path: string): Promise<readonly string[]> {
      await model.turn()
      now += 1000
      const announced = new Map(model.announced)
      const shown = await pages.get(path, () => render(path))
      return [...shown].flatMap(([name, version]) => (version < (announced.get(name) ?? 0) ? [`${path}: ${name}`] : []))
    },
  }
}

const INTERLEAVINGS = 150
const STEPS = 25

describe('what is remembered of the content', () => {
  it(`is never stale: two writers and two processes, ${INTERLEAVINGS} interleavings`, async () => {
    const stale: string[] = []
    for (let seed = 1; seed <= INTERLEAVINGS; seed += 1) {
      const model = new Model(randomOf(seed))
      const repeat = async (work: () => Promise<unknown>) => {
        for (let step = 0; step < STEPS; step += 1) await work()
      }
      const visitors = [processOf(model), processOf(model)].flatMap(({ stale: ask }) =>
        [1, 2].map(() =>
          repeat(async () => stale.push(...(await ask(model.pick(PATHS))).map((what) => `${seed} ${what}`))),
        ),
      )
      const writers = [1, 2].map(() => repeat(() => model.write()))
      await model.run(Promise.all([...visitors, ...writers]))
    }
    expect(stale).toEqual([])
  })

  it('is dropped by a change of what it was made of, however deep, and only by such a one', async () => {
    const world = { now: 0, revision: 1, touched: ['all'] }
    const content = new ContentCache({
      read: async () => ({ revision: world.revision, touched: new Set(world.touched) }),
      onError: () => {},
      now: () => world.now,
    })
    const [pages, frames] = [content.remember<string>({ limit: 9 }), content.remember<string>({ limit: 9 })]
    const made: string[] = []
    const frame = () =>
      frames.get('en', async () => {
        noteReads(['menus:1'])
        made.push('frame')
        return 'frame'
      })
    const page = (key: string) =>
      pages.get(key, async () => {
        noteReads([key])
        made.push(key)
        return `${await frame()} with ${key}`
      })
    const change = (...touched: string[]) =>
      Object.assign(world, { now: world.now + 100, revision: world.revision + 1, touched })
    const ask = async () => {
      made.length = 0
      await page('posts:1')
      await page('posts:2')
      return made
    }
    expect(await ask()).toEqual(['posts:1', 'frame', 'posts:2'])
    change('posts', 'posts:2')
    expect(await ask()).toEqual(['posts:2'])
    change('menus', 'menus:1')
    expect(await ask()).toEqual(['posts:1', 'frame', 'posts:2'])
    change('media', 'media:4')
    expect(await ask()).toEqual([])
  })

  it('holds while the database is away', async () => {
    const world = { now: 0, isAway: false, errors: 0 }
    const content = new ContentCache({
      async read() {
        if (world.isAway) throw new Error('away')
        return { revision: 1, touched: new Set<string>() }
      },
      onError() {
        world.errors += 1
      },
      now: () => world.now,
    })
    const pages = content.remember<string>({ limit: 9 })
    expect(await pages.get('/', async () => 'first')).toBe('first')
    Object.assign(world, { now: 1000, isAway: true })
    expect([await pages.get('/', async () => 'second'), content.isFresh()]).toEqual(['first', false])
    expect(world.errors).toBeGreaterThan(0)
  })
})
