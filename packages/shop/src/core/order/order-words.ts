import type { AdminText } from '@vitrine/kit/core'
import { METHOD_LABELS, PAYMENT_METHODS } from '../rules/payment-choices.ts'
import type { OrderState, PaymentState } from './order-state.ts'
import type { RefundState } from './refund-part.ts'

/** States of orders as owners read them; one that is confirmed is to be sent, or was. */
export const STATE_WORDS: Readonly<Record<OrderState | 'sent', AdminText>> = {
  'awaiting payment': { en: 'Waits for payment', de: 'Wartet auf Zahlung' },
  confirmed: { en: 'To send', de: 'Zu verschicken' },
  sent: { en: 'Sent', de: 'Verschickt' },
  ended: { en: 'Ended', de: 'Beendet' },
  'needs decision': { en: 'Needs your decision', de: 'Braucht Ihre Entscheidung' },
}

/** States of payments as owners read them. */
export const PAYMENT_WORDS: Readonly<Record<PaymentState, AdminText>> = {
  open: { en: 'open', de: 'offen' },
  failed: { en: 'failed', de: 'fehlgeschlagen' },
  paid: { en: 'paid', de: 'bezahlt' },
  ended: { en: 'ended', de: 'beendet' },
}

/** States of refunds as owners read them. */
export const REFUND_WORDS: Readonly<Record<RefundState, AdminText>> = {
  waiting: { en: 'the provider has not answered yet', de: 'der Zahlungsdienst hat noch nicht geantwortet' },
  pending: { en: 'on its way', de: 'unterwegs' },
  done: { en: 'given back', de: 'erstattet' },
  refused: { en: 'refused by the provider', de: 'vom Zahlungsdienst abgelehnt' },
  'by hand': { en: 'given back by you', de: 'von Ihnen erstattet' },
}

/** Entries of an order's history as owners read them. */
export const EVENT_WORDS: Readonly<Record<string, AdminText>> = {
  placed: { en: 'Placed', de: 'Bestellt' },
  'agreed to begin': {
    en: 'The buyer agreed to be given files at once',
    de: 'Der Käufer war mit sofortiger Bereitstellung einverstanden',
  },
  paid: { en: 'Payment received', de: 'Zahlung eingegangen' },
  failed: { en: 'Payment failed', de: 'Zahlung fehlgeschlagen' },
  'wrong amount': { en: 'Another amount was paid', de: 'Es wurde ein anderer Betrag bezahlt' },
  ended: { en: 'Payment ended', de: 'Zahlung beendet' },
  'time over': { en: 'Not paid in time', de: 'Nicht rechtzeitig bezahlt' },
  'marked paid': { en: 'Marked as paid', de: 'Als bezahlt markiert' },
  sent: { en: 'Sent', de: 'Verschickt' },
  'files given': { en: 'Files can be downloaded', de: 'Dateien stehen zum Herunterladen bereit' },
  cancelled: { en: 'Cancelled', de: 'Storniert' },
  refunded: { en: 'Money to give back', de: 'Geld zu erstatten' },
  'refund pending': { en: 'Refund accepted by the provider', de: 'Erstattung vom Zahlungsdienst angenommen' },
  'refund done': { en: 'Refund paid by the provider', de: 'Erstattung vom Zahlungsdienst ausgezahlt' },
  'refund refused': { en: 'Refund refused by the provider', de: 'Erstattung vom Zahlungsdienst abgelehnt' },
  'refund retried': { en: 'Provider asked again', de: 'Zahlungsdienst erneut gebeten' },
  'refund by hand': { en: 'Given back by other means', de: 'Auf anderem Weg erstattet' },
  withdrawn: { en: 'The buyer withdrew from the whole order', de: 'Die ganze Bestellung wurde widerrufen' },
  'withdrawn in part': {
    en: 'The buyer withdrew from a part of the order',
    de: 'Ein Teil der Bestellung wurde widerrufen',
  },
  'withdrawal handled': { en: 'Withdrawal handled', de: 'Widerruf bearbeitet' },
  erased: { en: 'Data of the buyer erased', de: 'Daten des Käufers gelöscht' },
  note: { en: 'Note', de: 'Notiz' },
}

/** State of an order as owners read it. */
export function orderStateWords(state: OrderState, isSent: boolean): AdminText {
  return STATE_WORDS[state === 'confirmed' && isSent ? 'sent' : state]
}

/** Name of a way to pay; one that this version does not know is named as it is stored. */
export function methodWords(stored: string): AdminText {
  const method = PAYMENT_METHODS.find((one) => one === stored)
  return method ? { en: METHOD_LABELS.en[method], de: METHOD_LABELS.de[method] } : { en: stored, de: stored }
}
