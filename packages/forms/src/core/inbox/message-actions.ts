import type { AdminText } from '@vitrine/content/core'
import type { Handling } from './handling.ts'
import type { InboxRow } from './inbox-message.ts'

/** Actions on messages, each of which one press does and one undoes. */
export const MESSAGE_ACTIONS = ['done', 'reopen', 'spam', 'notSpam'] as const
export type MessageAction = (typeof MESSAGE_ACTIONS)[number]

/** State of a message that actions change. */
export type MessageState = Pick<InboxRow, 'status' | 'handling'>

/** Request below `/api`. */
export interface InboxRequest {
  readonly method: 'PATCH' | 'POST'
  readonly path: string
  readonly body?: { readonly handling: Handling }
}

/** Actions that a message in this state offers, the most frequent first. */
export function actionsOn({ status, handling }: MessageState): readonly MessageAction[] {
  if (status === 'spam') return ['notSpam']
  return handling === 'done' ? ['reopen', 'spam'] : ['done', 'spam']
}

/** State of a message after an action. */
export function stateAfter(action: MessageAction, { status, handling }: MessageState): MessageState {
  switch (action) {
    case 'done':
      return { status, handling: 'done' }
    case 'reopen':
      return { status, handling: 'open' }
    case 'spam':
      return { status: 'spam', handling }
    case 'notSpam':
      return { status: 'mail_sent', handling }
  }
}

/** Request that brings a message from one state to another; undefined when nothing differs. */
export function stateRequest(id: number, from: MessageState, to: MessageState): InboxRequest | undefined {
  if (from.status !== to.status)
    return { method: 'POST', path: `/submissions/${id}/${to.status === 'spam' ? 'spam' : 'release'}` }
  if (from.handling === to.handling) return undefined
  return { method: 'PATCH', path: `/submissions/${id}`, body: { handling: to.handling } }
}

/** Sentence that says what an action did. @param count Messages. */
export function doneSentence(action: MessageAction, count: number): AdminText {
  const messages = {
    en: count === 1 ? 'Message' : `${count} messages`,
    de: count === 1 ? 'Nachricht' : `${count} Nachrichten`,
  }
  switch (action) {
    case 'done':
      return { en: `${messages.en} marked as done.`, de: `${messages.de} als erledigt markiert.` }
    case 'reopen':
      return { en: `${messages.en} moved back to the inbox.`, de: `${messages.de} zurück im Eingang.` }
    case 'spam':
      return { en: `${messages.en} moved to spam.`, de: `${messages.de} in den Spam verschoben.` }
    case 'notSpam':
      return { en: `${messages.en} moved to the inbox.`, de: `${messages.de} in den Eingang verschoben.` }
  }
}
