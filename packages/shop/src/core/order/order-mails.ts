import { FILES_ID, filesInMail, type MailedFile } from '../downloads/mailed-files.ts'
import type { InvoiceKind } from '../invoice/invoice-kind.ts'
import { type Amount, NOTHING } from '../money/amount.ts'
import { parseCurrency } from '../money/currency.ts'
import { formatMoney } from '../money/format-money.ts'
import { withdrawalTexts } from '../withdrawal/withdrawal-texts.ts'
import { type MailRow, mailHtml, mailText } from './mail-layout.ts'

/** Moments of an order of which its buyer or the owner gets a mail. */
export type OrderMail = 'placed' | 'paid' | 'ended' | 'decide' | 'sent' | 'cancelled' | 'refunded' | 'refund refused'

/** Facts that mails name. */
export interface OrderFacts {
  readonly number: number
  readonly total: Amount
  readonly currency: string
  /** BCP 47 tag. */
  readonly language: string
  /** Absolute address of the order's page. */
  readonly address: string
  readonly site: string
  /** Sentence on how a parcel is followed; empty where there is none to say. */
  readonly parcel?: string
  /** Money that was given back. */
  readonly refund?: Amount
  /** Absolute address at which the buyer withdraws from the order. */
  readonly withdrawal?: string | undefined
  /** True if the order's page has its invoice and credit notes. */
  readonly hasDocuments?: boolean
  /** Document that goes with the mail. */
  readonly attached?: InvoiceKind | undefined
  /** Sentence by which the buyer agreed that files are given at once. */
  readonly consent?: string | undefined
  /** Files that can be downloaded now; `areAll`: nothing of the order is sent. */
  readonly given?: { readonly files: readonly MailedFile[]; readonly areAll: boolean } | undefined
  /** Instructions of the owner about the way to pay. */
  readonly instructions?: string | undefined
  /** Lines of the order, its sums, and the account to pay to. */
  readonly tables?: readonly (readonly MailRow[])[]
}

/** A mail as it is sent, without its mailboxes. */
export interface WrittenMail extends MailText {
  readonly html: string
}

/** Words of a mail; `{number}`, `{total}`, `{site}`, `{parcel}` and `{refund}` are filled in, `{address}` is the link. */
interface MailText {
  readonly subject: string
  readonly text: string
}

const ENGLISH: Readonly<Record<OrderMail, MailText>> = {
  placed: {
    subject: 'Your order {number} at {site}',
    text: 'Thank you for your order {number} over {total}.\n\n{address}\n',
  },
  paid: {
    subject: 'Payment received for your order {number}',
    text: 'We have received {total} for your order {number}. We are getting it ready.\n\n{address}\n',
  },
  ended: {
    subject: 'Your order {number} was not paid',
    text: 'No payment came for your order {number}, so it has ended and nothing is owed. If you still want it, please order again.\n\n{address}\n',
  },
  decide: {
    subject: 'Order {number} needs your decision',
    text: 'Money came for order {number} ({total}), but it does not fit: another amount was paid, it was paid twice, or its goods are gone. Nothing was sent. Please look at it and send it, or give the money back.\n\n{address}\n',
  },
  sent: {
    subject: 'Your order {number} is on its way',
    text: 'We have sent your order {number}.\n{parcel}\n{address}\n',
  },
  cancelled: {
    subject: 'Your order {number} was cancelled',
    text: 'We have cancelled your order {number}. Nothing is owed for it; what you have paid, you get back.\n\n{address}\n',
  },
  refunded: {
    subject: 'Money back for your order {number}',
    text: 'We are giving back {refund} for your order {number}. It may take some days until it reaches you.\n\n{address}\n',
  },
  'refund refused': {
    subject: 'The refund for order {number} was refused',
    text: 'The payment provider does not give back {refund} for order {number}. Its reason stands with the order in the admin, where you have it asked again or note that you give the money back by other means.\n\n{address}\n',
  },
}

const GERMAN: Readonly<Record<OrderMail, MailText>> = {
  placed: {
    subject: 'Ihre Bestellung {number} bei {site}',
    text: 'Vielen Dank für Ihre Bestellung {number} über {total}.\n\n{address}\n',
  },
  paid: {
    subject: 'Zahlung für Ihre Bestellung {number} eingegangen',
    text: 'Wir haben {total} für Ihre Bestellung {number} erhalten und machen sie fertig.\n\n{address}\n',
  },
  ended: {
    subject: 'Ihre Bestellung {number} wurde nicht bezahlt',
    text: 'Für Ihre Bestellung {number} kam keine Zahlung. Sie ist damit beendet, und Sie schulden nichts. Wenn Sie sie noch möchten, bestellen Sie bitte noch einmal.\n\n{address}\n',
  },
  decide: {
    subject: 'Bestellung {number} braucht Ihre Entscheidung',
    text: 'Für die Bestellung {number} ({total}) kam Geld, das nicht passt: ein anderer Betrag, ein zweites Mal, oder die Ware ist nicht mehr da. Es wurde nichts verschickt. Bitte sehen Sie nach und verschicken Sie sie oder geben Sie das Geld zurück.\n\n{address}\n',
  },
  sent: {
    subject: 'Ihre Bestellung {number} ist unterwegs',
    text: 'Wir haben Ihre Bestellung {number} verschickt.\n{parcel}\n{address}\n',
  },
  cancelled: {
    subject: 'Ihre Bestellung {number} wurde storniert',
    text: 'Wir haben Ihre Bestellung {number} storniert. Sie schulden nichts dafür; was Sie bezahlt haben, erhalten Sie zurück.\n\n{address}\n',
  },
  refunded: {
    subject: 'Erstattung für Ihre Bestellung {number}',
    text: 'Wir erstatten Ihnen {refund} für Ihre Bestellung {number}. Bis es bei Ihnen ist, kann es einige Tage dauern.\n\n{address}\n',
  },
  'refund refused': {
    subject: 'Die Erstattung zur Bestellung {number} wurde abgelehnt',
    text: 'Der Zahlungsdienst erstattet {refund} zur Bestellung {number} nicht. Sein Grund steht bei der Bestellung in der Verwaltung; dort bitten Sie ihn erneut oder vermerken, dass Sie das Geld auf anderem Weg erstatten.\n\n{address}\n',
  },
}

/** Text of the mail about the money for an order of which nothing is sent. */
const PAID_FILES = {
  en: 'We have received {total} for your order {number}. Thank you.\n\n{address}\n',
  de: 'Für Ihre Bestellung {number} haben wir {total} erhalten. Vielen Dank.\n\n{address}\n',
} as const

/** Says in the language of a mail how a parcel is followed. */
export function parcelSentence({ carrier, tracking }: Parcel, language: string): string {
  const isGerman = /^de\b/.test(language)
  const by = carrier === '' ? '' : isGerman ? `Mit: ${carrier}. ` : `By: ${carrier}. `
  return `${by}${tracking === '' ? '' : `${isGerman ? 'Sendungsnummer' : 'Tracking number'}: ${tracking}`}`.trim()
}

/** A parcel, as the owner names it; what is not known is empty. */
export interface Parcel {
  readonly carrier: string
  readonly tracking: string
}

/** Sentences on what the order's page has, in mails about steps that it is written with. */
const DOCUMENTS: Readonly<Partial<Record<OrderMail, { readonly en: string; readonly de: string }>>> = {
  paid: {
    en: 'You find the invoice on the page of your order.',
    de: 'Die Rechnung finden Sie auf der Seite Ihrer Bestellung.',
  },
  sent: {
    en: 'You find the invoice on the page of your order.',
    de: 'Die Rechnung finden Sie auf der Seite Ihrer Bestellung.',
  },
  refunded: {
    en: 'If you have an invoice, you find the credit note on the page of your order.',
    de: 'Haben Sie eine Rechnung, finden Sie die Rechnungskorrektur auf der Seite Ihrer Bestellung.',
  },
}

/** Sentences on the document that goes with a mail. */
const ATTACHED: Readonly<Record<InvoiceKind, { readonly en: string; readonly de: string }>> = {
  invoice: {
    en: 'The invoice is attached. You find it on the page of your order, too.',
    de: 'Die Rechnung liegt bei. Sie finden sie auch auf der Seite Ihrer Bestellung.',
  },
  'credit note': {
    en: 'The credit note is attached. You find it on the page of your order, too.',
    de: 'Die Rechnungskorrektur liegt bei. Sie finden sie auch auf der Seite Ihrer Bestellung.',
  },
}

/** Text of the link to the order's page. */
const LINK = { en: 'Look at the order', de: 'Bestellung ansehen' } as const

/** Confirmation of what the buyer agreed to, which the law wants where it cannot be changed any more: in a mail. */
function consentParagraph(consent: string, isGerman: boolean): string {
  return isGerman
    ? `Mit der Bestellung haben Sie erklärt: „${consent}“`
    : `With your order you have declared: “${consent}”`
}

function withdrawalLink(address: string, isGerman: boolean) {
  return { label: withdrawalTexts(isGerman ? 'de' : 'en').title, address }
}

/** Writes a mail about an order, in its language; other languages than German get English. */
export function orderMail(kind: OrderMail, { language, total, currency, ...facts }: OrderFacts): WrittenMail {
  const money = parseCurrency(currency)
  const inWords = (amount: Amount) => (money ? formatMoney(amount, money, language) : `${amount} ${currency}`)
  const values: Readonly<Record<string, string>> = {
    number: String(facts.number),
    total: inWords(total),
    refund: inWords(facts.refund ?? NOTHING),
    parcel: facts.parcel ?? '',
    site: facts.site,
  }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all)
  const isGerman = /^de\b/.test(language)
  const { files = [], areAll = false } = facts.given ?? {}
  const texts = isGerman ? GERMAN : ENGLISH
  const { subject, text } =
    kind === 'paid' && areAll ? { ...texts.paid, text: PAID_FILES[isGerman ? 'de' : 'en'] } : texts[kind]
  const onPage = facts.hasDocuments && total > 0 ? DOCUMENTS[kind] : undefined
  const documents = facts.attached ? ATTACHED[facts.attached] : onPage
  // The link stands at the end, below what was ordered.
  const paragraphs = fill(text.replace('{address}', '')).trim().split('\n\n')
  const parts = {
    language: isGerman ? language : 'en',
    heading: fill(subject),
    paragraphs: [
      ...paragraphs,
      ...(facts.instructions === undefined ? [] : [facts.instructions]),
      ...filesInMail(files, isGerman),
      ...(facts.consent === undefined ? [] : [consentParagraph(facts.consent, isGerman)]),
      ...(documents ? [documents[isGerman ? 'de' : 'en']] : []),
    ],
    tables: facts.tables ?? [],
    link: {
      label: isGerman ? LINK.de : LINK.en,
      address: files.length > 0 ? `${facts.address}#${FILES_ID}` : facts.address,
    },
    secondLink: facts.withdrawal === undefined ? undefined : withdrawalLink(facts.withdrawal, isGerman),
  }
  return { subject: parts.heading, text: mailText(parts), html: mailHtml(parts) }
}
