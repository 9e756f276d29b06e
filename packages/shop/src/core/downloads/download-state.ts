import { type Amount, NOTHING } from '../money/amount.ts'
import type { OrderState } from '../order/order-state.ts'
import { piecesLeft, type Withdrawal } from '../withdrawal/withdrawal.ts'
import { DOWNLOAD_HOURS } from './download-limits.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** An order, as far as its files depend on it. */
export interface DownloadedOrder {
  readonly state: OrderState
  readonly total: Amount
  readonly lines: readonly { readonly quantity: number }[]
  /** Moment at which it was paid, or placed if nothing is owed; undefined while money is awaited. */
  readonly paidAt: Date | undefined
  readonly paid: Amount
  readonly refunds: readonly {
    readonly amount: Amount
    readonly lines: readonly { readonly line: number; readonly quantity: number }[]
  }[]
  readonly withdrawals: readonly Pick<Withdrawal, 'scope'>[]
  /** True while a declaration of withdrawal waits for the owner. */
  readonly isWithdrawalOpen: boolean
}

/** A file of an order. */
export interface Download {
  readonly id: number
  /** Position of its line. */
  readonly line: number
  /** Name for who downloads it; undefined: it is no longer there. */
  readonly name: string | undefined
  /** Bytes. */
  readonly size: number
  readonly most: number
  readonly days: number
  readonly used: number
  /** Moment of the last download that counted. */
  readonly begunAt: Date | undefined
}

/** Reason why a file cannot be downloaded. */
export type DownloadRefusal = 'unpaid' | 'ended' | 'refunded' | 'withdrawn' | 'gone' | 'expired' | 'used up'

/** A download that is possible, until when and how often. */
export interface PossibleDownload {
  readonly left: number
  readonly until: Date
}

/** Finds why the order does not let its buyer have a file, however seldom they had it. */
export function orderRefusal(order: DownloadedOrder, line: number): DownloadRefusal | undefined {
  if (order.state === 'ended') return 'ended'
  if (isWithdrawn(order, line)) return 'withdrawn'
  if (isRefunded(order, line)) return 'refunded'
  return order.state === 'confirmed' && order.paidAt !== undefined ? undefined : 'unpaid'
}

/** Decides if a file can be downloaded. */
export function downloadState(
  order: DownloadedOrder,
  download: Download,
  now: Date,
): { readonly ok: true; readonly download: PossibleDownload } | { readonly ok: false; readonly why: DownloadRefusal } {
  const why = orderRefusal(order, download.line)
  if (why) return { ok: false, why }
  if (download.name === undefined) return { ok: false, why: 'gone' }
  const until = new Date((order.paidAt ?? now).getTime() + download.days * DAY_MS)
  if (until <= now) return { ok: false, why: 'expired' }
  const left = download.most - download.used
  if (left <= 0 && !isUnderWay(download, now)) return { ok: false, why: 'used up' }
  return { ok: true, download: { left: Math.max(0, left), until } }
}

/** True while a download that was counted goes on, or is begun again. */
export function isUnderWay({ begunAt }: Pick<Download, 'begunAt'>, now: Date): boolean {
  return begunAt !== undefined && begunAt > countedSince(now)
}

/** Moment after which a download that was counted goes on still. */
export function countedSince(now: Date): Date {
  return new Date(now.getTime() - DOWNLOAD_HOURS * HOUR_MS)
}

/** A part that the buyer described in words may be this line, until the owner has dealt with it. */
function isWithdrawn({ lines, withdrawals, isWithdrawalOpen }: DownloadedOrder, line: number): boolean {
  if (piecesLeft(lines, withdrawals)[line] === 0) return true
  return isWithdrawalOpen && withdrawals.some(({ scope }) => scope.kind === 'part')
}

function isRefunded({ lines, refunds, paid }: DownloadedOrder, line: number): boolean {
  const all = refunds.reduce<number>((sum, { amount }) => sum + amount, NOTHING)
  if (all > 0 && all >= paid) return true
  const pieces = refunds.flatMap((refund) => refund.lines.filter((one) => one.line === line))
  const quantity = pieces.reduce((sum, one) => sum + one.quantity, 0)
  return quantity > 0 && quantity >= (lines[line]?.quantity ?? 0)
}
