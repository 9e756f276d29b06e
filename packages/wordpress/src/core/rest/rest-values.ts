import { record } from '@vitrine/content/core'

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** A number of WordPress; 0 for anything else. */
export function idOf(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
}

/** A text that comes as typed (`raw`) to those who may edit it, and as shown (`rendered`) to all. */
export function rawOf(value: unknown): { readonly text: string; readonly isRaw: boolean } {
  if (typeof value === 'string') return { text: value, isRaw: true }
  const { raw, rendered } = record(value)
  return typeof raw === 'string' ? { text: raw, isRaw: true } : { text: textOf(rendered), isRaw: false }
}

/** `2024-02-01T09:00:00` as the database writes it. */
export function dateOf(value: unknown): string {
  return textOf(value).slice(0, 19).replace('T', ' ')
}
