import type { CouponRefusal } from '../coupons/coupon.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from '../prices/cart.ts'
import type { OrderRefusal } from './order-refusal.ts'

type Texts = Readonly<Record<Exclude<OrderRefusal['kind'], 'coupon' | 'out of stock'> | 'gone' | 'fewer', string>>

const ENGLISH: Texts = {
  'cart empty': 'Your cart is empty.',
  'too many lines': `A cart holds up to ${MAX_CART_LINES} different things. Please place a second order for the others.`,
  'not offered': 'Something in your cart is not sold any more. Please take it out of your cart.',
  quantity: `Please give a number of pieces from 1 to ${MAX_QUANTITY}.`,
  'other currency':
    'Something in your cart is not sold in this currency. Please choose another currency or take it out.',
  'not sent there': 'We cannot send this order to your address. Please choose another address, or ask us.',
  shipping: 'This way of sending cannot be used for your order. Please choose another one.',
  'no tax rate': 'We cannot sell to your country yet. Please ask us.',
  'other total': 'A price has changed while you were ordering. Please look at the new total and order again.',
  gone: '“{title}” has just been sold out. It may be back if another buyer does not pay. Nothing was ordered.',
  fewer: 'Of “{title}” only {left} are left. Please order fewer. Nothing was ordered.',
}

const GERMAN: Texts = {
  'cart empty': 'Ihr Warenkorb ist leer.',
  'too many lines': `Ein Warenkorb fasst bis zu ${MAX_CART_LINES} verschiedene Dinge. Bitte bestellen Sie die übrigen gesondert.`,
  'not offered': 'Etwas in Ihrem Warenkorb wird nicht mehr verkauft. Bitte nehmen Sie es aus dem Warenkorb.',
  quantity: `Bitte geben Sie eine Stückzahl von 1 bis ${MAX_QUANTITY} an.`,
  'other currency':
    'Etwas in Ihrem Warenkorb wird nicht in dieser Währung verkauft. Bitte wählen Sie eine andere oder nehmen Sie es heraus.',
  'not sent there':
    'An Ihre Adresse können wir diese Bestellung nicht senden. Bitte wählen Sie eine andere oder fragen Sie uns.',
  shipping: 'Diese Versandart ist für Ihre Bestellung nicht möglich. Bitte wählen Sie eine andere.',
  'no tax rate': 'In Ihr Land können wir noch nicht verkaufen. Bitte fragen Sie uns.',
  'other total':
    'Ein Preis hat sich geändert, während Sie bestellt haben. Bitte prüfen Sie die neue Summe und bestellen Sie noch einmal.',
  gone: '„{title}“ ist gerade ausverkauft. Bezahlt jemand nicht, kann es wieder erhältlich sein. Es wurde nichts bestellt.',
  fewer: 'Von „{title}“ sind nur noch {left} da. Bitte bestellen Sie weniger. Es wurde nichts bestellt.',
}

const ENGLISH_COUPONS: Readonly<Record<CouponRefusal, string>> = {
  unknown: 'There is no coupon {code}.',
  'not yet': 'The coupon {code} cannot be used yet.',
  over: 'The coupon {code} has expired.',
  'used up': 'The coupon {code} has been used up.',
  'used by customer': 'You have used the coupon {code} already.',
  'too little': 'Your cart is worth too little for the coupon {code}.',
  'no such goods': 'The coupon {code} is for other things than those in your cart.',
  'other currency': 'The coupon {code} does not count in this currency.',
  'not with others': 'The coupon {code} cannot be used with others.',
  'too many': 'The coupon {code} is one too many.',
}

const GERMAN_COUPONS: Readonly<Record<CouponRefusal, string>> = {
  unknown: 'Einen Gutschein {code} gibt es nicht.',
  'not yet': 'Der Gutschein {code} gilt noch nicht.',
  over: 'Der Gutschein {code} ist abgelaufen.',
  'used up': 'Der Gutschein {code} ist aufgebraucht.',
  'used by customer': 'Den Gutschein {code} haben Sie schon benutzt.',
  'too little': 'Für den Gutschein {code} ist Ihr Warenkorb zu klein.',
  'no such goods': 'Der Gutschein {code} gilt für anderes als das in Ihrem Warenkorb.',
  'other currency': 'Der Gutschein {code} gilt nicht in dieser Währung.',
  'not with others': 'Der Gutschein {code} gilt nicht zusammen mit anderen.',
  'too many': 'Der Gutschein {code} ist einer zu viel.',
}

/** Says to a buyer why an order was not placed. @param language BCP 47 tag; other languages than German read English. */
export function refusalText(refusal: OrderRefusal, language: string): string {
  const isGerman = /^de\b/.test(language)
  const texts = isGerman ? GERMAN : ENGLISH
  if (refusal.kind === 'coupon') {
    return (isGerman ? GERMAN_COUPONS : ENGLISH_COUPONS)[refusal.reason].replace('{code}', () => refusal.code)
  }
  if (refusal.kind !== 'out of stock') return texts[refusal.kind]
  return (refusal.left > 0 ? texts.fewer : texts.gone)
    .replace('{title}', () => refusal.title)
    .replace('{left}', String(refusal.left))
}
