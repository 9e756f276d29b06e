import { type ApiReply, callApi } from '../call-api.ts'
import { inTurn } from './in-turn.ts'

/** Fields of a message that editors change. */
export interface MessageChange {
  readonly read?: true
  /** Id of an account; null for none. */
  readonly assignee?: number | null
  readonly notes?: readonly { readonly id?: string; readonly text: string }[]
}

/** Stores a change of a message. */
export function changeMessage(id: number, change: MessageChange): Promise<ApiReply<unknown>> {
  return inTurn(() => callApi('PATCH', `/submissions/${id}?depth=0`, change))
}
