import type { AdminLabel } from '@vitrine/content/core'
import type { UploadSource } from './upload-source.ts'

/** Bytes of a piece: few enough for a slow line to send within a minute. */
const PIECE_BYTES = 4 * 1024 * 1024

/** Times that a piece is sent again when the site does not answer, and milliseconds before the first; doubled each time. */
const MAX_TRIES = 5
const FIRST_PAUSE_MS = 1_000

export interface Upload {
  readonly source: UploadSource
  /** Bytes that are there already. */
  readonly from: number
  readonly onReceived: (bytes: number) => void
  readonly signal: AbortSignal
}

/** Sends it in pieces, on from where it was interrupted. @returns The sentence to show when it was not taken. */
export async function uploadFile({ source, from, onReceived, signal }: Upload): Promise<AdminLabel | undefined> {
  let offset = from
  let failures = 0
  while (offset < source.bytes && !signal.aborted) {
    const answer = await sendPiece(source, offset, signal)
    if (signal.aborted) return undefined
    if (answer.kind === 'refused') return answer.message
    // Another place than expected counts as a failure too, so that two who send the same file do not go round for ever.
    if (answer.kind === 'taken') failures = 0
    else failures += 1
    if (failures > MAX_TRIES) {
      return {
        en: `“${source.name}” was interrupted. Choose it again: it goes on where it was.`,
        de: `„${source.name}“ wurde unterbrochen. Noch einmal wählen, dann geht es an der Stelle weiter.`,
      }
    }
    if (answer.kind === 'no answer') await pause(FIRST_PAUSE_MS * 2 ** (failures - 1))
    else offset = answer.received
    onReceived(offset)
  }
  return undefined
}

type Answer =
  | { readonly kind: 'taken' | 'elsewhere'; readonly received: number }
  | { readonly kind: 'refused'; readonly message: AdminLabel }
  | { readonly kind: 'no answer' }

const NOT_TAKEN = { en: 'The site did not take the file.', de: 'Die Website hat die Datei nicht angenommen.' }

async function sendPiece(source: UploadSource, offset: number, signal: AbortSignal): Promise<Answer> {
  const query = new URLSearchParams({
    bytes: String(source.bytes),
    modified: String(source.modified),
    offset: String(offset),
  })
  try {
    const piece = await source.read(offset, Math.min(source.bytes, offset + PIECE_BYTES))
    const digest = await digestOf(piece)
    const response = await fetch(`/api/move-in/files/${encodeURIComponent(source.name)}?${query}`, {
      method: 'PUT',
      credentials: 'include',
      headers: { 'content-type': 'application/octet-stream', ...(digest && { 'content-digest': digest }) },
      body: piece,
      signal,
    })
    if (response.status >= 502 && response.status <= 504) return { kind: 'no answer' }
    const { received, message } = (await response.json()) as { received?: number; message?: AdminLabel }
    if (response.ok && received !== undefined) return { kind: 'taken', received }
    if (response.status === 409 && received !== undefined && received !== offset) return { kind: 'elsewhere', received }
    return { kind: 'refused', message: message ?? NOT_TAKEN }
  } catch {
    // Offline, or the site is being restarted.
    return { kind: 'no answer' }
  }
}

/** Browsers work digests out on encrypted connections only. */
async function digestOf(piece: ArrayBuffer): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', piece))
  return `sha-256=:${btoa(String.fromCharCode(...bytes))}:`
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
