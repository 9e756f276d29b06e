import { type AdminLabel, NO_ANSWER } from '@vitrine/content/core'

/** Answer of an inbox endpoint: a sentence to show, and whether the request was carried out. */
export interface InboxAnswer {
  readonly isDone: boolean
  readonly message: AdminLabel
}

/** Asks the inbox to do something. @param path Below `/api/submissions`. @param otherwise What is said when it does not say it. */
export async function callInbox(path: string, init: RequestInit, otherwise: AdminLabel): Promise<InboxAnswer> {
  try {
    const response = await fetch(`/api/submissions${path}`, { credentials: 'include', ...init })
    const reply = (await response.json()) as { message?: string }
    return { isDone: response.ok, message: reply.message ?? otherwise }
  } catch {
    // No answer, or none that can be read.
    return { isDone: false, message: NO_ANSWER }
  }
}
