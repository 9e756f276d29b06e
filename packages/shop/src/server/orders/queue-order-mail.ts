import type { Transaction } from '@vitrine/content/sql'
import { queueMails } from '@vitrine/delivery/store'
import { withdrawalBelow } from '../../core/addresses.ts'
import { type OrderFacts, type OrderMail, orderMail } from '../../core/order/order-mails.ts'
import type { StoredOrder } from '../../store/orders/order-rows.ts'
import { MAILED_DOCUMENTS, type MailedDocument } from '../invoices/mailed-documents.ts'
import type { ShopContext } from './shop-context.ts'

/** Order, as far as its mails name it. */
export type MailedOrder = Pick<StoredOrder, 'number' | 'token' | 'email' | 'language' | 'currency' | 'total'>

/** Queues a mail about an order, in the transaction of the step that it tells of. */
export async function queueOrderMail(
  { payload, mails, orderAddress, invoicing }: Pick<ShopContext, 'payload' | 'mails' | 'orderAddress' | 'invoicing'>,
  kind: OrderMail,
  {
    order,
    site,
    now,
    offersWithdrawal = false,
    document,
    ...more
  }: {
    readonly order: MailedOrder
    readonly site: string
    readonly now: Date
    /** True in mails that lead to the withdrawal from the order. */
    readonly offersWithdrawal?: boolean
    /** Document that goes with it. */
    readonly document?: MailedDocument | undefined
  } & Pick<OrderFacts, 'instructions' | 'tables' | 'parcel' | 'refund' | 'consent' | 'given'>,
  transaction: Transaction,
): Promise<void> {
  const address = orderAddress(order.token, order.language)
  const withdrawal = offersWithdrawal ? withdrawalBelow(address) : undefined
  const to = kind === 'decide' || kind === 'refund refused' ? mails.owner : order.email
  const hasDocuments = invoicing !== undefined
  const mail = {
    from: mails.from,
    to,
    headers: [],
    ...orderMail(kind, { ...order, ...more, address, withdrawal, site, hasDocuments, attached: document?.kind }),
    ...(document && { documents: [{ source: MAILED_DOCUMENTS, id: document.id }] }),
  }
  await queueMails(payload, { mails: [mail], submission: null, at: now }, transaction)
}
