import { runSql, sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'

/**
 * Finds orders that lack an invoice or a credit note, the oldest first: paid or sent ones without an invoice, ended ones with an
 * invoice that is not taken back, and those of which more was given back than credit notes say.
 *
 * @param startsOn Orders that were placed before this moment (ISO 8601) get none.
 */
export async function findOrdersToInvoice(
  payload: Payload,
  { startsOn, limit }: { readonly startsOn: string; readonly limit: number },
): Promise<readonly number[]> {
  const rows = await runSql(
    payload,
    sql`select o.id from shop_orders o where o.total > 0 and o.state = 'confirmed' and o.placed_at >= ${startsOn}
        and not exists (select 1 from shop_invoices i where i.order_id = o.id)
        and (o.sent_at is not null
          or o.total <= (select coalesce(sum(p.amount), 0) from shop_payments p where p.order_id = o.id and p.state = 'paid'))
      order by o.id limit ${limit}`,
  )
  const credited = await runSql(
    payload,
    sql`select o.id from (
        select s.id, s.state, s.total,
          (select coalesce(sum(p.amount), 0) from shop_payments p where p.order_id = s.id and p.state = 'paid') as paid,
          (select coalesce(sum(r.amount), 0) from shop_refunds r where r.order_id = s.id) as refunded,
          (select coalesce(sum(c.total), 0) from shop_invoices c where c.order_id = s.id and c.kind = 'credit note') as credited
        from shop_orders s where exists (select 1 from shop_invoices i where i.order_id = s.id and i.kind = 'invoice')
          and (s.state = 'ended' or exists (select 1 from shop_refunds r where r.order_id = s.id))) o
      where o.credited < o.total
        and (o.state = 'ended'
          or o.refunded - (case when o.paid > o.total then o.paid - o.total else 0 end) > o.credited)
      order by o.id limit ${limit}`,
  )
  return [...new Set([...rows, ...credited].map(({ id }) => Number(id)))]
}
