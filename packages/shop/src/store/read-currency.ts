import { runSql, sql, transactionOf } from '@vitrine/content/sql'
import type { PayloadRequest } from 'payload'
import { currencyOf } from '../core/currency-code.ts'
import type { Currency } from '../core/money/currency.ts'

/** Currency of the shop while something is saved. Payload's own operation would change the language of the request. */
export async function readCurrency(req: PayloadRequest): Promise<Currency> {
  const [row] = await runSql(req.payload, sql`select currency from shop_settings limit 1`, await transactionOf(req))
  return currencyOf(row?.currency)
}
