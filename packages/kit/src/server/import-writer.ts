import type { Transaction } from '@vitrine/content/sql'
import type { Payload, PayloadRequest } from 'payload'

/** Place in which an import writes one thing, whole or not at all. */
export interface ImportWriting {
  readonly payload: Payload
  /** Request of Payload's operations. */
  readonly req: Pick<Partial<PayloadRequest>, 'transactionID'>
  /** Does work by SQL alone; no operation of Payload's belongs inside. */
  transact(work: (transaction: Transaction) => Promise<void>): Promise<void>
}

/** Something that an import writes, with ids in place of references. */
export interface WrittenImport {
  readonly data: Readonly<Record<string, unknown>>
  /** Language of its texts. */
  readonly locale: string
  /** Name of it that no other thing of any import has. */
  readonly key: string
}

/** Writes rows of a feature that are no documents, and takes them back. What it wrote, no later import changes. */
export interface ImportWriter {
  readonly collection: string
  /** @returns Its id, and its address without the prefix of a language. @throws {Error} With a sentence about what is wrong. */
  write(
    written: WrittenImport,
    writing: ImportWriting,
  ): Promise<{ readonly id: number; readonly address: string | undefined }>
  /** Takes it back. @returns A sentence about why it stays; undefined: it is gone. */
  remove(id: number, writing: ImportWriting): Promise<string | undefined>
}
