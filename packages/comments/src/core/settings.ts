import { given, record, text, within } from '@vitrine/content/core'
import { isAddress } from './comment-post.ts'

/** Most levels of comments below one another. */
export const MAX_LEVELS = 3

/** Longest time after which a dated document takes no more comments, in days. */
export const MAX_CLOSE_AFTER_DAYS = 3_650

const DAY_MS = 86_400_000

/** Comment settings of a site. */
export interface CommentSettings {
  readonly isOn: boolean
  /** Days after its date from which a document takes no more; 0: it always does, as one without a date. */
  readonly closeAfterDays: number
  /** 1: nobody is answered. */
  readonly levels: number
  readonly needsEmail: boolean
  /** Consent that visitors must give before they send; absent for none. */
  readonly consent?: string
  /** Address that is notified when a comment waits; absent for none. */
  readonly notify?: string
}

/** @param global The global `comment-settings` as it is stored, in the language of the page. */
export function parseCommentSettings(global: unknown): CommentSettings {
  const raw = record(global)
  const notify = text(raw.notify)?.trim()
  return {
    isOn: raw.isOn === true,
    closeAfterDays: within(raw.closeAfterDays, { min: 0, max: MAX_CLOSE_AFTER_DAYS }) ?? 0,
    levels: within(raw.levels, { min: 1, max: MAX_LEVELS }) ?? MAX_LEVELS,
    needsEmail: raw.needsEmail === true,
    ...given({ consent: text(raw.consent), notify: notify && isAddress(notify) ? notify : undefined }),
  }
}

/** Until when a document takes comments: milliseconds since 1970. Undefined: for as long as it is there. */
export function closesAt({ closeAfterDays }: CommentSettings, publishedAt: unknown): number | undefined {
  const published = typeof publishedAt === 'string' ? Date.parse(publishedAt) : Number.NaN
  return closeAfterDays === 0 || Number.isNaN(published) ? undefined : published + closeAfterDays * DAY_MS
}

/** True if a document takes comments. @param document As it is stored. */
export function takesComments(
  settings: CommentSettings,
  document: { readonly allowComments?: unknown; readonly publishedAt?: unknown },
  now: Date,
): boolean {
  const end = closesAt(settings, document.publishedAt)
  return settings.isOn && document.allowComments === true && (end === undefined || now.getTime() < end)
}
