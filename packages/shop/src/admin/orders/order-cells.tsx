'use client'

import { record } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { amountOf } from '../../core/money/amount.ts'
import { parseCurrency } from '../../core/money/currency.ts'
import { formatMoney } from '../../core/money/format-money.ts'
import { ORDER_STATES } from '../../core/order/order-state.ts'
import { methodWords, orderStateWords } from '../../core/order/order-words.ts'
import { parseWithdrawalState, WITHDRAWAL_WORDS } from '../../core/order/withdrawal-state.ts'
import { useWords } from '../use-words.ts'
import '../shop-admin.css'

interface CellProps {
  readonly cellData?: unknown
  readonly rowData?: unknown
}

/** State of an order in the list. */
export function OrderStateCell({ cellData, rowData }: CellProps): ReactNode {
  const { word } = useWords()
  const state = ORDER_STATES.find((one) => one === cellData)
  const isSent = Boolean(record(rowData).sentAt)
  return state ? <OrderState state={state} isSent={isSent} word={word} /> : String(cellData ?? '')
}

/** A state with its colour, which is not its only sign. */
export function OrderState({
  state,
  isSent,
  word,
}: {
  readonly state: (typeof ORDER_STATES)[number]
  readonly isSent: boolean
  readonly word: ReturnType<typeof useWords>['word']
}): ReactNode {
  return (
    <span className="order-state" data-state={state === 'confirmed' && isSent ? 'sent' : state}>
      {word(orderStateWords(state, isSent))}
    </span>
  )
}

/** Withdrawal from an order; empty where its buyer has not withdrawn. */
export function OrderWithdrawalCell({ cellData }: CellProps): ReactNode {
  const { word } = useWords()
  const state = parseWithdrawalState(cellData)
  return state ? word(WITHDRAWAL_WORDS[state]) : ''
}

/** Way in which an order is paid. */
export function OrderMethodCell({ cellData }: CellProps): ReactNode {
  const { word } = useWords()
  return word(methodWords(String(cellData ?? '')))
}

/** Total of an order in its currency. */
export function OrderTotalCell({ cellData, rowData }: CellProps): ReactNode {
  const { language } = useWords()
  const currency = parseCurrency(record(rowData).currency)
  return currency ? formatMoney(amountOf(Number(cellData)), currency, language) : String(cellData ?? '')
}
