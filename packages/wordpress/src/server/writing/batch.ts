import { GATHERED_CHANGES, GatheredChanges, noteChange } from '@vitrine/content/cache'
import { SAVED_TOGETHER, SavedTogether } from '@vitrine/content/documents'
import { transactionOf } from '@vitrine/content/sql'
import { SEARCH_LATER, StaleDocuments, stepLater } from '@vitrine/search/content'
import type { Payload, RequestContext } from 'payload'
import type { PlanKey } from '../../core/plan/plan.ts'
import type { EntryDetails, LedgerEntry } from '../../store/ledger.ts'
import type { Book } from './book.ts'
import type { UnitRequest, Units, UnitWork } from './units.ts'

interface BatchParts {
  readonly payload: Payload
  readonly units: Units
  readonly book: Book
}

/** Documents of which the ledger, the index of the search and the revision hear together. */
export class Batch {
  readonly #parts: BatchParts
  readonly #changes = new GatheredChanges()
  readonly #stale = new StaleDocuments()
  #together = new SavedTogether()
  readonly #entries = new Map<PlanKey, LedgerEntry & EntryDetails>()

  constructor(parts: BatchParts) {
    this.#parts = parts
  }

  /** Context of the requests that change documents. */
  get context(): RequestContext {
    return { [SEARCH_LATER]: this.#stale, [GATHERED_CHANGES]: this.#changes, [SAVED_TOGETHER]: this.#together }
  }

  /**
   * Does a unit, and notes in the ledger what came of it.
   *
   * @throws What the work throws, and what {@link Units} do.
   */
  async add(kind: 'rows' | 'operation', work: UnitWork<readonly (LedgerEntry & EntryDetails)[]>): Promise<void> {
    const { units, book } = this.#parts
    const unit: UnitWork<readonly LedgerEntry[]> = async (req) => {
      const entries = await work(req)
      for (const entry of entries) this.#entries.set(entry.key, { ...this.#entries.get(entry.key), ...entry })
      return entries
    }
    for (const entry of await units[kind](unit, this.#writeRest)) book.keep(entry)
  }

  readonly #writeRest = async (req: UnitRequest): Promise<void> => {
    const { payload, book } = this.#parts
    const { transactionID } = req
    this.#together = new SavedTogether()
    await book.write([...this.#entries.values()], req)
    this.#entries.clear()
    const transaction = await transactionOf({ payload, ...req })
    await stepLater(payload, this.#stale.take(), { transaction, transactionID: (await transactionID) ?? undefined })
    const tags = this.#changes.take()
    if (tags.length > 0) await noteChange({ payload, ...req }, tags)
  }
}
