import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import type { CouponUses } from '../../core/coupons/coupon.ts'

/** Somebody who uses a coupon. */
export interface CouponUse {
  readonly code: string
  /** As `customerOf` names them. */
  readonly customer: string
}

const counters = ({ code, customer }: CouponUse) => ({ all: code, ofCustomer: `${code} ${customer}` })

/** Reads how often coupons were used, in all and by one customer. */
export async function readCouponUses(
  payload: Payload,
  codes: readonly string[],
  customer: string,
): Promise<(code: string) => CouponUses> {
  const found = new Map<string, number>()
  for (const code of codes) {
    const { all, ofCustomer } = counters({ code, customer })
    const rows = await runSql(
      payload,
      sql`select counter, uses from shop_coupon_uses where counter in (${all}, ${ofCustomer})`,
    )
    for (const { counter, uses } of rows) found.set(String(counter), Number(uses))
  }
  return (code) => {
    const { all, ofCustomer } = counters({ code, customer })
    return { all: found.get(all) ?? 0, ofCustomer: found.get(ofCustomer) ?? 0 }
  }
}

/** Counts a use, if the limits allow one more. @returns False where they do not; the transaction is to be undone then. */
export async function countCouponUse(
  payload: Payload,
  use: CouponUse,
  limits: { readonly maxUses?: number | undefined; readonly maxUsesOfCustomer?: number | undefined },
  transaction: Transaction,
): Promise<boolean> {
  const { all, ofCustomer } = counters(use)
  return (
    (await countOne(payload, all, limits.maxUses, transaction)) &&
    (await countOne(payload, ofCustomer, limits.maxUsesOfCustomer, transaction))
  )
}

async function countOne(
  payload: Payload,
  counter: string,
  limit: number | undefined,
  transaction: Transaction,
): Promise<boolean> {
  const [row] = await runSql(
    payload,
    sql`insert into shop_coupon_uses (counter, uses) values (${counter}, 1)
      on conflict (counter) do update set uses = shop_coupon_uses.uses + 1 returning uses`,
    transaction,
  )
  return limit === undefined || Number(row?.uses) <= limit
}

/** Forgets which customer has used a coupon; how often it was used in all stays. */
export async function forgetCouponUse(payload: Payload, use: CouponUse, transaction: Transaction): Promise<void> {
  await runSql(payload, sql`delete from shop_coupon_uses where counter = ${counters(use).ofCustomer}`, transaction)
}

/** Gives back a use of an order that has ended without money. */
export async function releaseCouponUse(payload: Payload, use: CouponUse, transaction: Transaction): Promise<void> {
  const { all, ofCustomer } = counters(use)
  await runSql(
    payload,
    sql`update shop_coupon_uses set uses = uses - 1 where counter in (${all}, ${ofCustomer}) and uses > 0`,
    transaction,
  )
}
