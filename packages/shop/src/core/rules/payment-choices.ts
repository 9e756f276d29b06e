import { given, type InLanguages, inWords, record, text } from '@vitrine/content/core'
import { OFFLINE_METHODS, type PaymentMethod, PROVIDERS } from '../order/payment-methods.ts'

/** Account that buyers transfer money to. */
export interface BankAccount {
  readonly holder: string
  /** Without spaces. */
  readonly iban: string
  readonly bic?: string
  readonly bank?: string
}

/** A way to pay that buyers may choose. */
export interface PaymentChoice {
  readonly method: PaymentMethod
  readonly label: string
  /** Text that buyers read when they have ordered; lines are kept. */
  readonly instructions?: string
  /** Of ways in which buyers transfer money themselves. */
  readonly account?: BankAccount
}

/** Names of fields by the ways to pay that they are about, in the order in which buyers read them. */
export const METHOD_FIELDS = {
  stripe: 'stripe',
  paypal: 'paypal',
  mollie: 'mollie',
  invoice: 'invoice',
  'in advance': 'inAdvance',
  'on collection': 'onCollection',
  'cash on delivery': 'cashOnDelivery',
} as const satisfies Readonly<Record<PaymentMethod, string>>

export const PAYMENT_METHODS: readonly PaymentMethod[] = [...PROVIDERS, ...OFFLINE_METHODS]

/** Names of the ways to pay in the words of Vitrine, by language. */
export const METHOD_LABELS: InLanguages<Readonly<Record<PaymentMethod, string>>> = {
  en: {
    stripe: 'Card and other ways (Stripe)',
    paypal: 'PayPal',
    mollie: 'Card and other ways (Mollie)',
    invoice: 'On invoice',
    'in advance': 'In advance by bank transfer',
    'on collection': 'When you collect it',
    'cash on delivery': 'Cash on delivery',
  },
  de: {
    stripe: 'Karte und weitere Wege (Stripe)',
    paypal: 'PayPal',
    mollie: 'Karte und weitere Wege (Mollie)',
    invoice: 'Auf Rechnung',
    'in advance': 'Vorkasse per Überweisung',
    'on collection': 'Bei Abholung',
    'cash on delivery': 'Per Nachnahme',
  },
  he: {
    stripe: 'כרטיס ואמצעים נוספים (Stripe)',
    paypal: 'PayPal',
    mollie: 'כרטיס ואמצעים נוספים (Mollie)',
    invoice: 'לפי חשבונית',
    'in advance': 'מראש בהעברה בנקאית',
    'on collection': 'בעת האיסוף',
    'cash on delivery': 'מזומן בעת המסירה',
  },
}

/** Ways to pay in which the buyer transfers the money. */
const BY_TRANSFER: readonly PaymentMethod[] = ['invoice', 'in advance']

/**
 * Reads which ways to pay are offered.
 *
 * @param global The global `shop-rules` as it is stored in one language.
 * @param locale BCP 47 tag of that language.
 */
export function parsePaymentChoices(global: unknown, locale: string): readonly PaymentChoice[] {
  const raw = record(global)
  const labels = inWords(METHOD_LABELS, locale)
  const account = parseAccount(raw.bank)
  return PAYMENT_METHODS.flatMap((method) => {
    const fields = record(raw[METHOD_FIELDS[method]])
    if (fields.isOffered !== true) return []
    return [
      {
        method,
        label: text(fields.label)?.trim() ?? labels[method],
        ...given({
          instructions: text(fields.instructions),
          account: BY_TRANSFER.includes(method) ? account : undefined,
        }),
      },
    ]
  })
}

/** Reads the account of a shop, as its form stores it. */
export function parseAccount(stored: unknown): BankAccount | undefined {
  const raw = record(stored)
  const [holder, iban] = [text(raw.holder), text(raw.iban)]
  if (holder === undefined || iban === undefined) return undefined
  return { holder, iban: normalIban(iban), ...given({ bic: text(raw.bic), bank: text(raw.bank) }) }
}

/** An IBAN as it is compared: without spaces, in capitals. */
export function normalIban(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}

/** Tells whether a text is an IBAN whose check digits are right. https://www.iso.org/standard/81090.html (ISO 13616-1) */
export function isIban(typed: string): boolean {
  const iban = normalIban(typed)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}
