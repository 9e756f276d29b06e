import { list } from '@vitrine/content/core'

const MAX_LENGTH = 600

/** Says what was wrong, as the admin would. */
export function problemOf(error: unknown): string {
  const { data, message } = (error ?? {}) as { data?: { errors?: unknown }; message?: unknown }
  const errors = list(data?.errors).map(({ label, path, message: text }) => `${label ?? path}: ${text}`)
  const text = errors.length > 0 ? errors.join(' ') : String(message ?? error)
  return text.slice(0, MAX_LENGTH)
}
