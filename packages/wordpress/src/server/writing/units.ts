import type { PayloadRequest } from 'payload'

/** The request that belongs to a unit: what is done with it is done with the unit, or not at all. */
export type UnitRequest = Pick<Partial<PayloadRequest>, 'transactionID'>

/** Work on the database, done with the request of its unit. */
export type UnitWork<Result> = (req: UnitRequest) => Promise<Result>

/**
 * Work on the database in units, each of which is done whole or not at all. Many of them become durable together, as one
 * batch.
 *
 * Both kinds of unit take what is done `last` in a batch that has one: once, before it becomes durable. Both throw what the
 * work throws, and nothing of the unit is left then; and {@link LostBatch} when a batch did not become durable.
 */
export interface Units {
  /** Does a unit that writes rows. */
  rows<Result>(work: UnitWork<Result>, last?: UnitWork<void>): Promise<Result>
  /** Does a unit with operations of Payload, which give a whole transaction up when they fail. */
  operation<Result>(work: UnitWork<Result>, last?: UnitWork<void>): Promise<Result>
  /** Makes what was done durable, and lets others write. */
  flush(): Promise<void>
}

/** The database did not take a batch, so nothing of it is there: whoever wrote it has to begin again. */
export class LostBatch extends Error {
  constructor(cause: unknown) {
    super(
      'The database did not take the last documents, so the import stopped. Mend what is wrong, such as a full disk, ' +
        'and start it again: it goes on where it was.',
      { cause },
    )
    this.name = 'LostBatch'
  }
}
