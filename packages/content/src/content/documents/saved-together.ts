import type { PayloadRequest } from 'payload'

/**
 * Member of a request's context: an object that stands for all documents which a program saves together, within a moment.
 * Hooks ask the database once for what is the same for all of them.
 */
export const SAVED_TOGETHER = 'savedTogether'

/** Finds what stands for the documents that are saved together with that of a request; undefined where it is saved alone. */
export function savedTogether({ context }: Pick<PayloadRequest, 'context'>): object | undefined {
  const together = context[SAVED_TOGETHER]
  return typeof together === 'object' && together !== null ? together : undefined
}
