import type { PayloadRequest } from 'payload'

/** Looks at a document before it is moved, and throws an error that says why it cannot be. */
export type TrashHook = (moved: { readonly id: number | string; readonly req: PayloadRequest }) => Promise<void>

/** Rules of a collection in `custom.trash`, beside Payload's `trash: true`. */
export interface TrashRules {
  /** Before a document leaves, into the trash or for good. */
  readonly leaving?: readonly TrashHook[]
  /** Before a document comes back. */
  readonly returning?: readonly TrashHook[]
}

/** Reads the rules of a collection. */
export function trashRules(custom: Readonly<Record<string, unknown>> | undefined): Required<TrashRules> {
  const { leaving = [], returning = [] } = (custom?.trash ?? {}) as TrashRules
  return { leaving, returning }
}
