import { type AdminLabel, record } from '@vitrine/content/core'
import { type MessageState, stateRequest } from '../../core/inbox/message-actions.ts'
import { type ApiReply, callApi, messageOf } from '../call-api.ts'
import { changeMessage } from './change-message.ts'
import { inTurn } from './in-turn.ts'

/** Change of the state of a message. */
export interface StateChange {
  readonly id: number
  readonly from: MessageState
  readonly to: MessageState
}

/**
 * Changes the states of messages one after the other, and ends at the first that is refused.
 *
 * @returns Changes that were made, the site's sentence about the last of them, and why the rest was not.
 */
export async function moveMessages(changes: readonly StateChange[]): Promise<{
  readonly moved: readonly StateChange[]
  readonly sentence?: AdminLabel | undefined
  readonly problem?: AdminLabel
}> {
  const moved: StateChange[] = []
  let sentence: AdminLabel | undefined
  for (const change of changes) {
    const request = stateRequest(change.id, change.from, change.to)
    if (!request) continue
    const reply = await inTurn(() => callApi(request.method, request.path, request.body))
    if (!reply.isDone) return { moved, problem: reply.message }
    sentence = messageOf(record(reply.body).message)
    moved.push(change)
  }
  return { moved, sentence }
}

/** Assigns messages to an account, or with null to none, and ends at the first that is refused. */
export async function assignMessages(account: number | null, ids: readonly number[]) {
  const { count, ...rest } = await forEach(ids, (id) => changeMessage(id, { assignee: account }))
  return { assigned: count, ...rest }
}

/** Deletes messages for good, and ends at the first that is refused. */
export async function deleteMessages(ids: readonly number[]) {
  const { count, ...rest } = await forEach(ids, (id) => inTurn(() => callApi('DELETE', `/submissions/${id}?depth=0`)))
  return { deleted: count, ...rest }
}

async function forEach(
  ids: readonly number[],
  ask: (id: number) => Promise<ApiReply<unknown>>,
): Promise<{ readonly count: number; readonly problem?: AdminLabel }> {
  for (const [count, id] of ids.entries()) {
    const reply = await ask(id)
    if (!reply.isDone) return { count, problem: reply.message }
  }
  return { count: ids.length }
}
