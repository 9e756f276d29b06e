import { useEffect, useState } from 'react'
import { parseReplyDraft, type ReplyDraft } from '../../core/inbox/reply-draft.ts'

/**
 * Reply to a message as it is being written, stored for the session of the browser until it is sent.
 *
 * @param subject Subject until another is typed.
 * @returns The draft, and a setter; undefined forgets it.
 */
export function useReplyDraft(
  message: number,
  subject: string,
): readonly [ReplyDraft, (draft: ReplyDraft | undefined) => void] {
  const key = `vitrine-reply-${message}`
  const empty = { subject, text: '' }
  const [draft, setDraft] = useState<ReplyDraft>(empty)
  useEffect(() => {
    try {
      const stored = parseReplyDraft(sessionStorage.getItem(key))
      if (stored) setDraft(stored)
    } catch {
      // The browser stores nothing for this site.
    }
  }, [key])
  const change = (changed: ReplyDraft | undefined) => {
    setDraft(changed ?? empty)
    try {
      if (changed) sessionStorage.setItem(key, JSON.stringify(changed))
      else sessionStorage.removeItem(key)
    } catch {
      // The draft lasts as long as the page.
    }
  }
  return [draft, change]
}
