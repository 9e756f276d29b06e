import type { FileTexts, UploadState } from '../../../core/media/upload-rows.ts'
import { list, record } from '../../../core/stored.ts'
import type { MediaWords } from '../media-words.ts'

const CONFLICT = 409

interface SentFile {
  readonly file: File
  readonly texts: FileTexts
  readonly folder: string | undefined
  /** Language of the texts. */
  readonly locale: string
  readonly mayRepeat: boolean
}

/**
 * Uploads a file to the library, without its texts where none were typed yet.
 *
 * @param onProgress Is given the percentage of bytes that were sent.
 * @returns What became of it. It never fails: what went wrong is a state, too.
 */
export function sendFile(
  { file, texts, folder, locale, mayRepeat }: SentFile,
  words: MediaWords,
  onProgress: (percent: number) => void,
): Promise<UploadState> {
  const body = new FormData()
  body.append('file', file)
  body.append('_payload', JSON.stringify({ ...texts, ...(folder && { folder }) }))
  const query = new URLSearchParams({ depth: '0', locale, ...(!mayRepeat && { duplicates: 'refuse' }) })
  return new Promise((resolve) => {
    // fetch does not say how much of a body has been sent.
    const request = new XMLHttpRequest()
    request.open('POST', `/api/media?${query}`)
    request.responseType = 'text'
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / Math.max(total, 1)) * 100))
    request.onload = () => resolve(stateOf(request.status, request.responseText, words))
    request.onerror = () => resolve({ kind: 'failed', reason: words.offline })
    request.onabort = request.onerror
    request.send(body)
  })
}

function stateOf(status: number, answer: string, words: MediaWords): UploadState {
  const body = parsed(answer)
  const { id, filename } = record(body.doc)
  if (typeof id === 'number') return { kind: 'stored', id, filename: String(filename) }
  const { message, data } = list(body.errors)[0] ?? {}
  const other = record(record(data).duplicateOf)
  if (status === CONFLICT && typeof other.id === 'number') {
    return { kind: 'duplicate', id: other.id, filename: String(other.filename) }
  }
  return { kind: 'failed', reason: typeof message === 'string' ? message : words.answered(status) }
}

function parsed(answer: string): Readonly<Record<string, unknown>> {
  try {
    return record(JSON.parse(answer))
  } catch {
    // A proxy answers in its own words.
    return {}
  }
}
