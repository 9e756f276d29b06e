import { list, record, text } from '@vitrine/content/core'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import { fromColumn, momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import type { WithdrawalState } from '../../core/order/withdrawal-state.ts'
import type { ReceivedWithdrawal, WithdrawalScope } from '../../core/withdrawal/withdrawal.ts'
import { writeOrderEvent } from './order-rows.ts'

/** Kinds of the entries in the history of an order. */
const WHOLE = 'withdrawn'
const PART = 'withdrawn in part'

/** Declarations of withdrawal from an order, the oldest first. */
export async function withdrawalsOf(
  payload: Payload,
  order: number,
  transaction?: Transaction,
): Promise<readonly ReceivedWithdrawal[]> {
  const rows = await runSql(
    payload,
    sql`select at, detail from shop_order_events where order_id = ${order} and kind in (${WHOLE}, ${PART}) order by id`,
    transaction,
  )
  return rows.map(({ at, detail }) => {
    const { who, key, scope } = record(fromColumn(detail))
    return { at: momentOf(at), name: text(who) ?? '', key: text(key) ?? '', scope: parseScope(scope) }
  })
}

function parseScope(stored: unknown): WithdrawalScope {
  const { kind, pieces, words } = record(stored)
  if (kind === 'part') return { kind, words: String(words) }
  if (kind !== 'pieces') return { kind: 'whole' }
  return {
    kind,
    pieces: list(pieces).map(({ line, quantity }) => ({ line: Number(line), quantity: Number(quantity) })),
  }
}

/** Adds a declaration to the history of an order, which its owner is to handle then. @param inWords Scope, for the history. */
export async function writeWithdrawal(
  payload: Payload,
  { at, key, name, scope, order, inWords }: ReceivedWithdrawal & { readonly order: number; readonly inWords: string },
  transaction: Transaction,
): Promise<void> {
  const isWhole = scope.kind === 'whole'
  const detail = { who: name, key, scope, ...(!isWhole && { text: inWords }) }
  await writeOrderEvent(payload, { order, kind: isWhole ? WHOLE : PART, detail, at }, transaction)
  await setWithdrawal(payload, { id: order, state: 'open' }, transaction)
}

export async function setWithdrawal(
  payload: Payload,
  { id, state }: { readonly id: number; readonly state: WithdrawalState },
  transaction: Transaction,
): Promise<void> {
  await runSql(payload, sql`update shop_orders set withdrawal = ${state} where id = ${id}`, transaction)
}
