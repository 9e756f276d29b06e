import { addressOf, type Languages } from '@vitrine/content/core'
import { transactionOf } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import type { PlanAddress, PlanKey } from '../../core/plan/plan.ts'
import type { WrittenTargets } from '../../core/writing/resolve-references.ts'
import { type EntryDetails, type LedgerEntry, readEntries, writeEntries } from '../../store/ledger.ts'
import type { UnitRequest } from './units.ts'

/** The ledger of one old site at hand: what stands for what, and what is left to do. */
export class Book implements WrittenTargets {
  readonly source: string
  readonly #payload: Payload
  readonly #languages: Languages
  readonly #entries = new Map<PlanKey, LedgerEntry>()
  readonly #moved = new Set<PlanKey>()
  readonly #left = new Set<string>()

  private constructor(payload: Payload, source: string, languages: Languages) {
    this.#payload = payload
    this.source = source
    this.#languages = languages
  }

  /** @param options.isNew Nothing is read: there is no ledger yet. */
  static async open(
    payload: Payload,
    options: { readonly source: string; readonly languages: Languages; readonly isNew: boolean },
  ): Promise<Book> {
    const book = new Book(payload, options.source, options.languages)
    const entries = options.isNew ? [] : await readEntries(payload, options.source)
    for (const entry of entries) book.keep(entry)
    return book
  }

  get(key: PlanKey): LedgerEntry | undefined {
    return this.#entries.get(key)
  }

  /** Entry of the thing that became a document. */
  entryOf(collection: string, document: number): LedgerEntry | undefined {
    for (const entry of this.#entries.values()) {
      if (entry.collection === collection && entry.document === document && entry.state !== 'same') return entry
    }
    return undefined
  }

  id(key: PlanKey): number | undefined {
    return this.#entries.get(key)?.document
  }

  address({ $address, locale, rest = '' }: PlanAddress): string | undefined {
    const entry = this.#entries.get($address)
    if (entry?.address === undefined) return undefined
    const path =
      locale === undefined || entry.collection === 'media'
        ? entry.address
        : addressOf({ locale, path: entry.address }, this.#languages)
    return path + rest
  }

  /** Keys of what got another address since the ledger was opened. */
  get moved(): ReadonlySet<PlanKey> {
    return this.#moved
  }

  /** Addresses that documents had when the ledger was opened or since, and have left, in every language. */
  get left(): readonly string[] {
    return this.#languages.flatMap((locale) =>
      [...this.#left].map((path) => addressOf({ locale, path }, this.#languages)),
    )
  }

  /** Forgets an entry that is not in the ledger any more. */
  forget(key: PlanKey): void {
    this.#entries.delete(key)
  }

  /** Keys in a state, as it is now. */
  keysIn(state: LedgerEntry['state']): readonly PlanKey[] {
    return [...this.#entries.values()].filter((entry) => entry.state === state).map(({ key }) => key)
  }

  /** Writes entries as part of a unit. They count once {@link keep} was called, when the unit is done. */
  async write(entries: readonly (LedgerEntry & EntryDetails)[], req: UnitRequest): Promise<void> {
    const transaction = await transactionOf({ payload: this.#payload, ...req })
    await writeEntries(this.#payload, this.source, entries, transaction)
  }

  keep({ key, collection, document, hash, state, address, writtenAt, run }: LedgerEntry): void {
    const before = this.#entries.get(key)
    if (before?.address !== undefined && before.address !== address) {
      this.#moved.add(key)
      this.#left.add(before.address)
    }
    this.#entries.set(key, { key, collection, document, hash, state, address, writtenAt, run })
  }
}
