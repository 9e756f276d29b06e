export type { Offer } from './core/prices/offer.ts'
export type { ShopRules } from './core/prices/shop-rules.ts'
export { handOrderRoutes } from './server/by-hand/hand-order-routes.ts'
export { documentRoutes } from './server/documents/document-routes.ts'
export { sweepInvoices, writeInvoicesOf } from './server/invoices/write-invoices.ts'
export { beginPayment } from './server/orders/begin-payment.ts'
export { createShop, type OpenShop } from './server/orders/create-shop.ts'
export { settleRefunds } from './server/orders/give-back.ts'
export { type OrderWish, type PlacedOrder, placeOrder } from './server/orders/place-order.ts'
export { applyFact, settle } from './server/orders/settle.ts'
export type { ShopContext } from './server/orders/shop-context.ts'
export { sweepOrders } from './server/orders/sweep-orders.ts'
export { withdraw } from './server/orders/withdraw.ts'
export { ownerDocumentRoutes } from './server/owner/document-routes.ts'
export { actOnOrder } from './server/owner/order-acts.ts'
export { orderRoutes } from './server/owner/order-routes.ts'
export { mollieProvider } from './server/payments/mollie.ts'
export type {
  NewPayment,
  NewRefund,
  PaymentProvider,
  ProviderCall,
  ProviderPayment,
  ProviderRefund,
  ReadCall,
} from './server/payments/payment-provider.ts'
export { payPalProvider } from './server/payments/paypal.ts'
export { stripeProvider } from './server/payments/stripe.ts'
export {
  readCoupons,
  readInvoiceSettings,
  readLegalPaths,
  readPaymentChoices,
  readShopRules,
} from './server/shop-rules.ts'
export { checkInvoiceChain, invoicesOf } from './store/invoices/invoice-rows.ts'
export { countStock } from './store/orders/stock-rows.ts'
