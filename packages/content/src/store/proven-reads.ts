import type { Payload } from 'payload'
import type { Tag } from '../core/cache/tags.ts'
import { type ContentCache, contentCache, type Remembered } from './content-cache.ts'
import { areReadsRecorded, noteReads, type RunStatement, recordReads } from './reads.ts'

/** Bytes of what was read that one program keeps in memory: as much that is known to be true, and as much to be proven. */
const LIMIT_BYTES = 24 * 1024 * 1024

/** Milliseconds after which what was read is proven again though no change touched it. */
const TRUSTED_MS = 600_000

/** Bytes of a character, and those that whatever was read and each of its values are counted with besides their texts. */
const CHARACTER_BYTES = 2
const READ_BYTES = 1_000
const VALUE_BYTES = 16

/** Answer that was read once, as everybody gets it who asks. */
interface Found {
  readonly json: string
  readonly tags: ReadonlySet<Tag>
  /** Statements that it was made of; undefined: it cannot be proven. */
  readonly statements: readonly RunStatement[] | undefined
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly until: number
}

/**
 * Documents that a program has read, for what is made of them next. They are trusted as pages are: until a change
 * touches one of their tags. After that the statements that they were made of are run again, and only where one finds
 * something else they are read anew. To put statements together and to make documents of rows takes several times as long
 * as to run them.
 */
export class ProvenReads {
  readonly #trusted: Remembered<Found>
  /** All that can be proven, least recently made first. */
  readonly #known = new Map<string, Found>()
  #knownBytes = 0

  /** @param content Once for each, as long as the program runs. */
  constructor(content: ContentCache) {
    this.#trusted = content.remember<Found>({
      limit: LIMIT_BYTES,
      sizeOf: (_, { bytes }) => bytes,
      untilOf: ({ until }) => until,
    })
  }

  /** Bytes in memory. */
  size(): number {
    return this.#trusted.size() + this.#knownBytes
  }

  /**
   * Gives a copy of what was read, for whoever makes something of it that is remembered itself; anybody else reads.
   *
   * @param key The whole question.
   * @param read Gives what JSON can hold. It depends on the question and the database alone.
   */
  async get<Value extends object>(key: string, read: () => Promise<Value>): Promise<Value> {
    if (!areReadsRecorded()) return read()
    const { json } = await this.#trusted.get(key, async () => (await this.#proven(key)) ?? this.#made(key, read))
    return JSON.parse(json)
  }

  async #proven(key: string): Promise<Found | undefined> {
    const found = this.#known.get(key)
    if (!found?.statements || !(await findTheSame(found.statements))) return undefined
    noteReads(found.tags)
    const proven = { ...found, until: Date.now() + TRUSTED_MS }
    this.#know(key, proven)
    return proven
  }

  async #made(key: string, read: () => Promise<unknown>): Promise<Found> {
    const { value, tags, statements } = await recordReads(read)
    noteReads(tags)
    const json = JSON.stringify(value)
    const bytes = READ_BYTES + (key.length + json.length) * CHARACTER_BYTES + bytesOf(statements ?? [])
    const made = { json, tags, statements, bytes, until: Date.now() + TRUSTED_MS }
    this.#know(key, made)
    return made
  }

  #know(key: string, found: Found): void {
    this.#forget(key)
    if (!found.statements || found.bytes > LIMIT_BYTES) return
    this.#known.set(key, found)
    this.#knownBytes += found.bytes
    for (const oldest of this.#known.keys()) {
      if (this.#knownBytes <= LIMIT_BYTES) break
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    this.#knownBytes -= this.#known.get(key)?.bytes ?? 0
    this.#known.delete(key)
  }
}

/** Runs statements again, and tells whether each finds what it found before. */
async function findTheSame(statements: readonly RunStatement[]): Promise<boolean> {
  for (const { rows, again } of statements) if (!areSame(rows, await again())) return false
  return true
}

function areSame(before: RunStatement['rows'], now: RunStatement['rows']): boolean {
  return (
    before.length === now.length &&
    before.every((row, index) => {
      const other = now[index]
      return other !== undefined && haveSameValues(row, other)
    })
  )
}

/** Bytes are never the same: nothing that is shown is stored so. */
function haveSameValues(one: ArrayLike<unknown>, other: ArrayLike<unknown>): boolean {
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false
  return true
}

function bytesOf(statements: readonly RunStatement[]): number {
  let bytes = 0
  for (const { rows } of statements) {
    for (const row of rows) {
      for (let index = 0; index < row.length; index += 1) {
        const value = row[index]
        bytes += VALUE_BYTES + (typeof value === 'string' ? value.length * CHARACTER_BYTES : 0)
      }
    }
  }
  return bytes
}

const known = new WeakMap<Payload, ProvenReads>()

/** Reads of this program from a content database. */
export function provenReads(payload: Payload): ProvenReads {
  const reads = known.get(payload) ?? new ProvenReads(contentCache(payload))
  known.set(payload, reads)
  return reads
}
