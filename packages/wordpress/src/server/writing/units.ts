import type { PayloadRequest } from 'payload'

/** The request that belongs to a unit: what is done with it is done with the unit, or not at all. */
export type UnitRequest = Pick<Partial<PayloadRequest>, 'transactionID'>

/** Work on the database in units, each of which is done whole or not at all. */
export interface Units {
  /**
   * Does one unit. Several may become durable together, later.
   *
   * @throws What the work throws; nothing of it is left then.
   */
  one<Result>(work: (req: UnitRequest) => Promise<Result>): Promise<Result>
  /** Makes what was done durable, and lets others write. */
  flush(): Promise<void>
}
