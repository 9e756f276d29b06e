import type { AdminText } from '@vitrine/kit/core'
import type { ShopRules } from '../prices/shop-rules.ts'
import { LEGAL_PAGE_NAMES, LEGAL_PAGES, type LegalPaths } from './legal-pages.ts'
import type { PaymentChoice } from './payment-choices.ts'

/** Something that a shop needs before it may open. */
export interface ChecklistItem {
  readonly name: string
  readonly isDone: boolean
  readonly title: AdminText
  /** Sentence that says what to do about it. */
  readonly help: AdminText
}

/** A shop, as far as the checklist asks. */
export interface OpeningFacts {
  readonly rules: Pick<ShopRules, 'seller' | 'zones'>
  readonly payments: readonly PaymentChoice[]
  readonly legal: LegalPaths
  /** Published products, and those of them that are sent. */
  readonly products: number
  readonly goods: number
  /** True if invoices can be written, or are written elsewhere. */
  readonly hasInvoices: boolean
  /** True if the site says where mails of buyers go. */
  readonly hasMail: boolean
}

/** List of what a shop needs before it may open, with what is missing first. */
export function openingChecklist(facts: OpeningFacts): readonly ChecklistItem[] {
  const { rules, payments, legal, products, goods, hasInvoices, hasMail } = facts
  const items: readonly ChecklistItem[] = [
    {
      name: 'taxes',
      isDone: rules.seller.country !== '',
      title: { en: 'Taxes', de: 'Steuern' },
      help: {
        en: 'Choose the country that you sell from, on the tab “Taxes”.',
        de: 'Wählen Sie auf dem Reiter „Steuern“ das Land, aus dem Sie verkaufen.',
      },
    },
    {
      name: 'shipping',
      isDone: goods === 0 || rules.zones.some(({ methods }) => methods.length > 0),
      title: { en: 'Shipping', de: 'Versand' },
      help: {
        en: 'You sell things that are sent: add a zone with a way of sending, on the tab “Shipping”.',
        de: 'Sie verkaufen Dinge, die versandt werden: fügen Sie auf dem Reiter „Versand“ eine Zone mit einer Versandart hinzu.',
      },
    },
    {
      name: 'payments',
      isDone: payments.length > 0,
      title: { en: 'Payment', de: 'Zahlung' },
      help: {
        en: 'Offer a way to pay, on the tab “Payment”.',
        de: 'Bieten Sie auf dem Reiter „Zahlung“ einen Weg zu zahlen an.',
      },
    },
    {
      name: 'invoices',
      isDone: hasInvoices,
      title: { en: 'Invoices', de: 'Rechnungen' },
      help: {
        en: 'Give your name, address, tax number and who answers questions, on the tab “Invoices”, or say there that you write invoices elsewhere.',
        de: 'Geben Sie auf dem Reiter „Rechnungen“ Ihren Namen, Ihre Adresse, Ihre Steuernummer und wer Fragen beantwortet an, oder dass Sie Rechnungen anderswo schreiben.',
      },
    },
    ...LEGAL_PAGE_NAMES.map((name) => ({
      name,
      isDone: legal[name] !== undefined,
      title: LEGAL_PAGES[name],
      help: {
        en: 'Write the page, publish it, and choose it on the tab “Legal pages”.',
        de: 'Schreiben Sie die Seite, veröffentlichen Sie sie, und wählen Sie sie auf dem Reiter „Rechtliches“.',
      },
    })),
    {
      name: 'products',
      isDone: products > 0,
      title: { en: 'Products', de: 'Produkte' },
      help: { en: 'Publish a product.', de: 'Veröffentlichen Sie ein Produkt.' },
    },
    {
      name: 'mail',
      isDone: hasMail,
      title: { en: 'Your mail address', de: 'Ihre E-Mail-Adresse' },
      help: {
        en: 'Give the address that orders are reported to, in Settings → Site → Contact.',
        de: 'Geben Sie unter Settings → Site → Contact die Adresse an, an die Bestellungen gemeldet werden.',
      },
    },
  ]
  return [...items].sort((one, other) => Number(one.isDone) - Number(other.isDone))
}
