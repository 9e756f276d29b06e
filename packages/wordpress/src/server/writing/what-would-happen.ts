import type { PlannedDocument } from '../../core/plan/plan.ts'
import type { FileSource } from '../media/found-file.ts'
import type { Book } from './book.ts'
import { planHash } from './plan-hash.ts'
import type { WriteResult } from './write-result.ts'

/** Content that an import would come to. */
export interface Foretelling {
  /** Entries of earlier imports. */
  readonly book: Pick<Book, 'get'>
  readonly files: FileSource
  /** Of the site. */
  readonly secret: string
}

/** Foretells the outcome of writing a document, as far as the ledger and the names of files tell. */
export function whatWouldHappen(planned: PlannedDocument, { book, files, secret }: Foretelling): WriteResult {
  const known = book.get(planned.key)
  if (known && known.state !== 'waiting' && known.hash === planHash(planned, secret)) return { outcome: 'unchanged' }
  const { file } = planned
  if (known?.document === undefined && file && !files.has(file.candidates)) {
    return { outcome: 'no-file', note: file.candidates[0] ?? file.address }
  }
  return { outcome: known?.document === undefined ? 'made' : 'updated' }
}
