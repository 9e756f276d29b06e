/** A moment at which the process that takes an order is killed: at a statement to the database, counted from 1. */
export interface KillPoint {
  readonly name: string
  readonly statement: string
  readonly nth: number
  /** Before the statement runs, or after it did. */
  readonly when: 'before' | 'after'
}

const after = (name: string, statement: string, nth = 1): KillPoint => ({ name, statement, nth, when: 'after' })
const before = (name: string, statement: string, nth = 1): KillPoint => ({ name, statement, nth, when: 'before' })

/** Every step of an order, those that the suite tries first. */
export const KILL_POINTS: readonly [KillPoint, ...KillPoint[]] = [
  before('begun at the provider, and its name not noted', 'update shop_payments set ref'),
  after('settling: payment noted', 'update shop_payments set state'),
  before('before anything', 'update shop_stock set reserved'),
  after('pieces reserved', 'update shop_stock set reserved'),
  after('move of the stock noted', 'insert into shop_stock_moves'),
  after('number taken', 'insert into shop_number_ranges'),
  after('order written', 'insert into shop_orders'),
  after('lines written', 'insert into shop_order_lines'),
  after('history written', 'insert into shop_order_events'),
  after('payment written', 'insert into shop_payments'),
  after('mail queued, nothing durable', 'insert into deliveries'),
  before('placed, and nobody answered', 'from shop_orders where checkout_key', 2),
  after('name of the payment noted', 'update shop_payments set ref'),
  after('settling: order held', 'update shop_orders set state = state'),
  after('settling: pieces taken', 'update shop_stock set on_hand'),
  after('settling: order confirmed', 'update shop_orders set state = ?'),
  after('settling: history written', 'insert into shop_order_events', 2),
  after('settling: mail queued, nothing durable', 'insert into deliveries', 2),
  after('invoice: place in the chain taken', 'insert into shop_number_ranges', 2),
  after('invoice: number taken', 'insert into shop_number_ranges', 3),
  after('invoice written, not durable', 'insert into shop_invoices'),
]
