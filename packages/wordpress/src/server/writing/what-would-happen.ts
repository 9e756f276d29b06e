import type { PlannedDocument } from '../../core/plan/plan.ts'
import type { ReportLabel } from '../../core/report/report-words.ts'
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

/** Foretells the outcome of writing a document, as far as the ledger and the files at hand tell. */
export async function whatWouldHappen(
  planned: PlannedDocument,
  { book, files, secret }: Foretelling,
): Promise<WriteResult> {
  const known = book.get(planned.key)
  if (known && known.state !== 'waiting' && known.hash === planHash(planned, secret)) return { outcome: 'unchanged' }
  const { file } = planned
  if (known?.document === undefined && file) {
    if (!files.has(file)) return { outcome: 'no-file', note: file.candidates[0] ?? file.address }
    const problem = await problemOfFile(planned, files)
    if (problem !== undefined) return { outcome: 'failed', note: problem }
  }
  return { outcome: known?.document === undefined ? 'made' : 'updated' }
}

/** Finds out why a file that is at hand cannot be taken: its size, its kind, or that it is damaged. */
async function problemOfFile(
  { collection, file }: PlannedDocument,
  files: FileSource,
): Promise<ReportLabel | undefined> {
  const found = file && (await files.find(file))
  if (!found) return undefined
  if ('problem' in found) return found.problem
  // Files of features are checked where these take them in.
  if (collection !== 'media') return undefined
  // Loaded where there is a file: it brings Payload, which a look at an export alone does not need.
  const { uploadRefusal } = await import('@vitrine/content/media-store')
  return uploadRefusal({ name: found.name, data: Buffer.from(found.bytes) })
}
