import type { PayloadRequest } from 'payload'

/** Reads which message an address means. Ids have at most nine digits, so that every one is a number the database knows. */
export function messageId(parameters: PayloadRequest['routeParams']): number | undefined {
  return wholeNumber(parameters?.id)
}

/** Reads a number of at most nine digits. */
export function wholeNumber(raw: unknown): number | undefined {
  return /^[0-9]{1,9}$/.test(String(raw)) ? Number(raw) : undefined
}
