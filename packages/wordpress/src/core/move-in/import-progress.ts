import { record } from '@vitrine/content/core'

/** Progress of an import, or of taking one back. */
export type ImportProgress =
  /** The program starts, with so many files before it. */
  | { readonly step: 'starting'; readonly files: number }
  | { readonly step: 'reading'; readonly readBytes: number; readonly totalBytes: number }
  | {
      readonly step: 'writing'
      readonly items: number
      readonly totalItems: number
      /** Files of the library that were written. */
      readonly files: number
    }
  | { readonly step: 'linking' }
  | { readonly step: 'redirecting' }
  | { readonly step: 'undoing'; readonly entries: number; readonly totalEntries: number }

/** Reads progress that another process, or the database, gives. Undefined when it is none. */
export function parseProgress(value: unknown): ImportProgress | undefined {
  const given = record(value)
  const count = (name: string) => (typeof given[name] === 'number' && given[name] >= 0 ? given[name] : 0)
  switch (given.step) {
    case 'starting':
      return { step: 'starting', files: count('files') }
    case 'reading':
      return { step: 'reading', readBytes: count('readBytes'), totalBytes: count('totalBytes') }
    case 'writing':
      return { step: 'writing', items: count('items'), totalItems: count('totalItems'), files: count('files') }
    case 'linking':
    case 'redirecting':
      return { step: given.step }
    case 'undoing':
      return { step: 'undoing', entries: count('entries'), totalEntries: count('totalEntries') }
    default:
      return undefined
  }
}

/** Progress as one line for people. */
export function progressText(progress: ImportProgress): string {
  switch (progress.step) {
    case 'starting':
      return `Starting, files: ${progress.files}`
    case 'reading':
      return `Read ${Math.floor(shareOf(progress) * 100)} %`
    case 'writing':
      return `${progress.items} of ${progress.totalItems} items`
    case 'linking':
      return 'Links between pages'
    case 'redirecting':
      return 'Redirects'
    case 'undoing':
      return `${progress.entries} of ${progress.totalEntries} taken back`
  }
}

/** Part of its step that is done, from 0 to 1. Steps that are short are not measured: they count as done. */
export function shareOf(progress: ImportProgress): number {
  switch (progress.step) {
    case 'starting':
      return 0
    case 'reading':
      return share(progress.readBytes, progress.totalBytes)
    case 'writing':
      return share(progress.items, progress.totalItems)
    case 'undoing':
      return share(progress.entries, progress.totalEntries)
    default:
      return 1
  }
}

/** Share from which a guess of the time left is worth something. */
const SURE_SHARE = 0.02

/**
 * Milliseconds that a step will still take, from how long it has taken so far. Undefined while nothing can be said.
 *
 * @param sinceMs Milliseconds since the step began.
 */
export function timeLeftMs(progress: ImportProgress, sinceMs: number): number | undefined {
  const done = shareOf(progress)
  return done < SURE_SHARE || done >= 1 ? undefined : (sinceMs / done) * (1 - done)
}

function share(done: number, all: number): number {
  return all <= 0 ? 0 : Math.min(1, done / all)
}
