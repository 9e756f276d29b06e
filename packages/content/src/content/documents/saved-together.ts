import type { PayloadRequest } from 'payload'

/**
 * Member of a request's context: an object that stands for all documents which a program saves together, within a moment.
 * What hooks ask of the database for each of them, but has the same answer for all, they ask once.
 */
export const SAVED_TOGETHER = 'savedTogether'

/** Finds what stands for the documents that are saved together with that of a request; undefined where it is saved alone. */
export function savedTogether({ context }: Pick<PayloadRequest, 'context'>): object | undefined {
  const together = context[SAVED_TOGETHER]
  return typeof together === 'object' && together !== null ? together : undefined
}
