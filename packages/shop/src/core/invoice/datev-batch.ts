import type { AdminText } from '@vitrine/content/core'
import { currencyOf } from '../currency-code.ts'
import { amountOf, decimalText } from '../money/amount.ts'
import { accountOf, type DatevSettings } from './datev-settings.ts'
import type { Invoice, InvoiceTax } from './invoice.ts'

/** Days of an export, both included, `2026-01-31`. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** A file for DATEV, or why there is none. */
export type DatevBatch = { readonly content: string } | { readonly problem: AdminText }

/** Version of the format, and of the batch of bookings in it. https://developer.datev.de/datev/platform/en/dtvf */
const FORMAT = { header: 700, category: 21, name: 'Buchungsstapel', version: 13 } as const

/** Columns of a booking that are filled in, by their places from 0. */
const FIELDS = {
  amount: 0,
  side: 1,
  currency: 2,
  account: 6,
  counterAccount: 7,
  day: 9,
  number: 10,
  order: 11,
  text: 13,
  vatNumber: 39,
  vatRate: 40,
  isFixed: 113,
  deliveredOn: 114,
} as const

/** Names of all columns, in their order. */
const COLUMNS: readonly string[] = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
  'Postensperre',
  'Diverse Adressnummer',
  'Geschäftspartnerbank',
  'Sachverhalt',
  'Zinssperre',
  'Beleglink',
  ...pairs('Beleginfo - Art', 'Beleginfo - Inhalt', 8),
  'KOST1 - Kostenstelle',
  'KOST2 - Kostenstelle',
  'Kost-Menge',
  'EU-Land u. UStID (Bestimmung)',
  'EU-Steuersatz (Bestimmung)',
  'Abw. Versteuerungsart',
  'Sachverhalt L+L',
  'Funktionsergänzung L+L',
  'BU 49 Hauptfunktionstyp',
  'BU 49 Hauptfunktionsnummer',
  'BU 49 Funktionsergänzung',
  ...pairs('Zusatzinformation - Art', 'Zusatzinformation- Inhalt', 20),
  'Stück',
  'Gewicht',
  'Zahlweise',
  'Forderungsart',
  'Veranlagungsjahr',
  'Zugeordnete Fälligkeit',
  'Skontotyp',
  'Auftragsnummer',
  'Buchungstyp',
  'USt-Schlüssel (Anzahlungen)',
  'EU-Land (Anzahlungen)',
  'Sachverhalt L+L (Anzahlungen)',
  'EU-Steuersatz (Anzahlungen)',
  'Erlöskonto (Anzahlungen)',
  'Herkunft-Kz',
  'Buchungs GUID',
  'KOST-Datum',
  'SEPA-Mandatsreferenz',
  'Skontosperre',
  'Gesellschaftername',
  'Beteiligtennummer',
  'Identifikationsnummer',
  'Zeichnernummer',
  'Postensperre bis',
  'Bezeichnung SoBil-Sachverhalt',
  'Kennzeichen SoBil-Buchung',
  'Festschreibung',
  'Leistungsdatum',
  'Datum Zuord. Steuerperiode',
  'Fälligkeit',
  'Generalumkehr (GU)',
  'Steuersatz',
  'Land',
  'Abrechnungsreferenz',
  'BVV-Position (Betriebsvermögensvergleich)',
  'EU-Land u. UStID (Ursprung)',
  'EU-Steuersatz (Ursprung)',
  'Abw. Skontokonto',
]

function pairs(first: string, second: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => [`${first} ${index + 1}`, `${second} ${index + 1}`]).flat()
}

/** Most characters of a number of a document, and of the words of a booking. */
const MAX_NUMBER = 36
const MAX_TEXT = 60

/**
 * Writes documents as a batch of bookings for DATEV: one for each rate of a document, of the account of buyers and that of
 * the sales at that rate. The file is UTF-8 with its mark, as DATEV reads it.
 *
 * @param options.createdAt Moment in the shop's time zone, in 17 digits: `20260131093000000`.
 */
export function datevBatch(
  invoices: readonly Invoice[],
  options: { readonly settings: DatevSettings; readonly span: Span; readonly createdAt: string },
): DatevBatch {
  const { settings, span, createdAt } = options
  if (span.from.slice(0, 4) !== span.to.slice(0, 4)) return { problem: TWO_YEARS }
  const rows: string[] = []
  for (const invoice of invoices) {
    if (invoice.currency !== 'EUR') return { problem: otherCurrency(invoice) }
    for (const tax of invoice.taxes) {
      const account = accountOf(tax, settings)
      if (account === undefined) return { problem: noAccount(invoice, tax) }
      rows.push(bookingOf(invoice, tax, { account, debtor: settings.debtor }))
    }
  }
  const accountLength = Math.min(...[...settings.accounts.values()].map(({ length }) => length))
  const head = headOf({ settings, span, createdAt, accountLength })
  return { content: `\uFEFF${[head, COLUMNS.join(';'), ...rows].map((line) => `${line}\r\n`).join('')}` }
}

function headOf(of: {
  readonly settings: DatevSettings
  readonly span: Span
  readonly createdAt: string
  readonly accountLength: number
}): string {
  const { settings, span, createdAt, accountLength } = of
  const [from, to] = [span.from, span.to].map((day) => day.replaceAll('-', ''))
  const { header, category, name, version } = FORMAT
  return [
    ...[quoted('EXTF'), header, category, quoted(name), version, createdAt, '', quoted(''), quoted(''), quoted('')],
    ...[settings.consultant, settings.client, `${span.from.slice(0, 4)}0101`, accountLength, from, to],
    // Name, initials, kind of bookings and purpose; nothing is fixed, so that a tax adviser can still change it.
    ...[
      quoted('Vitrine'),
      quoted(''),
      1,
      0,
      0,
      quoted('EUR'),
      '',
      quoted(''),
      '',
      '',
      quoted(''),
      '',
      '',
      quoted(''),
      quoted(''),
    ],
  ].join(';')
}

function bookingOf(
  invoice: Invoice,
  { net, tax, category, rate }: InvoiceTax,
  { account, debtor }: { readonly account: string; readonly debtor: string },
): string {
  const { buyer, issuedOn, deliveredOn, number, order, seller } = invoice
  const cells = COLUMNS.map(() => '')
  const put = (field: keyof typeof FIELDS, cell: string) => {
    cells[FIELDS[field]] = cell
  }
  const isElsewhere = buyer.address.country !== seller.country
  put('amount', decimalText(amountOf(net + tax), currencyOf(invoice.currency)).replace('.', ','))
  put('side', quoted(invoice.kind === 'invoice' ? 'S' : 'H'))
  put('currency', quoted(invoice.currency))
  put('account', debtor)
  put('counterAccount', account)
  put('day', `${issuedOn.slice(8, 10)}${issuedOn.slice(5, 7)}`)
  put('number', quoted(number.replaceAll(/[^\w$&%*+/-]/g, '').slice(0, MAX_NUMBER)))
  put('order', quoted(String(order.number)))
  put('text', quoted((buyer.address.company || buyer.address.name).slice(0, MAX_TEXT)))
  if (category === 'K' && buyer.vatNumber) put('vatNumber', quoted(buyer.vatNumber))
  // Taxed in the country of the buyer, as the One Stop Shop has it.
  if (category === 'S' && isElsewhere) {
    put('vatNumber', quoted(buyer.address.country))
    put('vatRate', (rate / 100).toFixed(2).replace('.', ','))
  }
  put('isFixed', '0')
  if (deliveredOn) put('deliveredOn', `${deliveredOn.slice(8, 10)}${deliveredOn.slice(5, 7)}${deliveredOn.slice(0, 4)}`)
  return cells.join(';')
}

/** A text as the format writes it: no line ends, quotes doubled. */
function quoted(text: string): string {
  return `"${text.replaceAll(/[\p{Cc}]+/gu, ' ').replaceAll('"', '""')}"`
}

const TWO_YEARS: AdminText = {
  en: 'A file for DATEV holds the bookings of one year. Choose days of the same year.',
  de: 'Eine Datei für DATEV enthält die Buchungen eines Jahres. Wählen Sie Tage desselben Jahres.',
}

function otherCurrency({ number, currency }: Invoice): AdminText {
  return {
    en: `${number} is in ${currency}. A file for DATEV holds euros only: book it by hand, and choose days without it.`,
    de: `${number} lautet auf ${currency}. Eine Datei für DATEV enthält nur Euro: Buchen Sie sie von Hand, und wählen Sie Tage ohne sie.`,
  }
}

function noAccount({ number }: Invoice, { rate, category }: InvoiceTax): AdminText {
  const key = category === 'S' ? String(rate / 100) : category
  return {
    en: `${number} has sales of “${key}”, for which there is no account. Add it under Taxes, shipping, payment → Invoices.`,
    de: `${number} hat Erlöse mit „${key}“, für die es kein Konto gibt. Ergänzen Sie es unter Steuern, Versand, Zahlung → Rechnungen.`,
  }
}
