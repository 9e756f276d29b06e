import { currencyOf } from '../currency-code.ts'
import { type Amount, decimalText, subtract, sum } from '../money/amount.ts'
import type { Currency } from '../money/currency.ts'
import type { PostalAddress } from '../order/buyer.ts'
import type { TaxCategory } from '../tax/treatment.ts'
import type { Invoice, InvoiceCharge, InvoiceLine, InvoiceTax } from './invoice.ts'
import { type InvoiceTexts, invoiceTexts } from './invoice-texts.ts'
import { netUnitPrice } from './net-unit-price.ts'
import { element, textElement, type XmlElement, xmlDocument } from './xml.ts'

/**
 * Specifications that an invoice says it follows: EN 16931 alone, as Factur-X embeds it, or the German XRechnung.
 *
 * @see https://xeinkauf.de/xrechnung/ (version 3.0)
 */
export const SPECIFICATIONS = {
  'EN 16931': 'urn:cen.eu:en16931:2017',
  XRechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
} as const
export type Specification = keyof typeof SPECIFICATIONS

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
}

/** Process that XRechnung and Peppol name for an invoice (BT-23). */
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

/** Codes of documents (UNTDID 1001). */
const DOCUMENT_CODES = { invoice: '380', 'credit note': '381' } as const

/** Piece (UN/ECE Recommendation 20). */
const PIECE = 'H87'

/** Codes of reasons why no tax is charged (VATEX); an exempt small business has none. */
const UNTAXED_CODES: Readonly<Partial<Record<TaxCategory, string>>> = {
  K: 'VATEX-EU-IC',
  AE: 'VATEX-EU-AE',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}

/** True unless its taxes are of a mixture for which EN 16931 has no document: not taxable beside others (BR-O-11). */
export function hasStructuredForm({ taxes }: Pick<Invoice, 'taxes'>): boolean {
  return taxes.every(({ category }) => category !== 'O') || taxes.every(({ category }) => category === 'O')
}

/**
 * Writes an invoice or credit note as XML of EN 16931, in the syntax Cross Industry Invoice D16B, which Factur-X and XRechnung
 * share. Comments name the terms of the standard.
 */
export function crossIndustryInvoice(invoice: Invoice, specification: Specification): string {
  const context: Writing = {
    invoice,
    currency: currencyOf(invoice.currency),
    texts: invoiceTexts(invoice.language),
    isTaxable: invoice.taxes.every(({ category }) => category !== 'O'),
  }
  return xmlDocument(
    element(
      'rsm:CrossIndustryInvoice',
      [
        element('rsm:ExchangedDocumentContext', [
          element('ram:BusinessProcessSpecifiedDocumentContextParameter', [textElement('ram:ID', PROCESS)]),
          // BT-24
          element('ram:GuidelineSpecifiedDocumentContextParameter', [
            textElement('ram:ID', SPECIFICATIONS[specification]),
          ]),
        ]),
        head(context),
        element('rsm:SupplyChainTradeTransaction', [
          ...invoice.lines.map((line, index) => tradeLine(line, index + 1, context)),
          agreement(context),
          delivery(invoice),
          settlement(context),
        ]),
      ],
      NAMESPACES,
    ),
  )
}

interface Writing {
  readonly invoice: Invoice
  readonly currency: Currency
  readonly texts: InvoiceTexts
  /** False for what is not in the scope of the tax: then no VAT number and no rate may stand there (BR-O-02, BR-O-05). */
  readonly isTaxable: boolean
}

function head({ invoice, texts }: Writing): XmlElement {
  const notes = [
    ...invoice.taxes.flatMap(({ category }) => (category === 'S' ? [] : [texts.untaxed[category]])),
    invoice.reason && `${texts.reason}: ${invoice.reason}`,
    invoice.seller.details,
  ]
  return element('rsm:ExchangedDocument', [
    // BT-1, BT-3, BT-2, BT-22
    textElement('ram:ID', invoice.number),
    textElement('ram:TypeCode', DOCUMENT_CODES[invoice.kind]),
    element('ram:IssueDateTime', [day('udt:DateTimeString', invoice.issuedOn)]),
    ...notes.map((note) => element('ram:IncludedNote', [textElement('ram:Content', note)])),
  ])
}

function day(name: string, date: string): XmlElement {
  return element(name, date.replaceAll('-', ''), { format: '102' })
}

function tradeLine(line: InvoiceLine, place: number, { currency, texts, isTaxable }: Writing): XmlElement {
  const { sku, title, quantity, net, netDiscount } = line
  return element('ram:IncludedSupplyChainTradeLineItem', [
    // BT-126
    element('ram:AssociatedDocumentLineDocument', [textElement('ram:LineID', String(place))]),
    // BT-155, BT-153
    element('ram:SpecifiedTradeProduct', [
      textElement('ram:SellerAssignedID', sku),
      textElement('ram:Name', title.trim() === '' ? texts.goodwill : title),
    ]),
    // BT-146
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [textElement('ram:ChargeAmount', netUnitPrice(line, currency))]),
    ]),
    // BT-129
    element('ram:SpecifiedLineTradeDelivery', [
      textElement('ram:BilledQuantity', String(quantity), { unitCode: PIECE }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      // BT-151, BT-152
      taxOf('ram:ApplicableTradeTax', line, isTaxable),
      // BT-136, BT-139
      netDiscount > 0 ? allowance('false', money(netDiscount, currency), texts.discount) : undefined,
      // BT-131
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        textElement('ram:LineTotalAmount', money(net, currency)),
      ]),
    ]),
  ])
}

function allowance(isCharge: 'true' | 'false', amount: string, reason: string, tax?: XmlElement): XmlElement {
  return element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [textElement('udt:Indicator', isCharge)]),
    textElement('ram:ActualAmount', amount),
    textElement('ram:Reason', reason),
    tax,
  ])
}

function taxOf(
  name: string,
  { rate, category }: Pick<InvoiceTax, 'rate' | 'category'>,
  isTaxable: boolean,
): XmlElement {
  return element(name, [
    textElement('ram:TypeCode', 'VAT'),
    textElement('ram:CategoryCode', categoryCode({ rate, category })),
    isTaxable ? textElement('ram:RateApplicablePercent', percent(rate)) : undefined,
  ])
}

/** Code of a category, of which a rate of nothing has one of its own. */
function categoryCode({ rate, category }: Pick<InvoiceTax, 'rate' | 'category'>): string {
  return category === 'S' && rate === 0 ? 'Z' : category
}

function agreement({ invoice, isTaxable }: Writing): XmlElement {
  const { seller, buyer, order } = invoice
  return element('ram:ApplicableHeaderTradeAgreement', [
    // BT-10: buyers of a shop give none; XRechnung wants one, and the number of the order is what they know it by.
    textElement('ram:BuyerReference', String(order.number)),
    // BG-4 to BG-6
    element('ram:SellerTradeParty', [
      // BT-29, which identifies a seller without a VAT number (BR-CO-26).
      isTaxable && seller.vatNumber !== undefined ? undefined : textElement('ram:ID', seller.taxNumber),
      textElement('ram:Name', seller.name),
      element('ram:DefinedTradeContact', [
        textElement('ram:PersonName', seller.contact),
        element('ram:TelephoneUniversalCommunication', [textElement('ram:CompleteNumber', seller.phone)]),
        element('ram:EmailURIUniversalCommunication', [textElement('ram:URIID', seller.email)]),
      ]),
      address({ ...seller, region: '' }),
      mailbox(seller.email),
      isTaxable ? registration('VA', seller.vatNumber) : undefined,
      registration('FC', seller.taxNumber),
    ]),
    // BG-7, BG-8
    element('ram:BuyerTradeParty', [
      textElement('ram:Name', nameOf(buyer.address)),
      buyer.address.company === ''
        ? undefined
        : element('ram:DefinedTradeContact', [textElement('ram:PersonName', buyer.address.name)]),
      address(buyer.address),
      mailbox(buyer.email),
      isTaxable ? registration('VA', buyer.vatNumber) : undefined,
    ]),
    // BT-14
    element('ram:SellerOrderReferencedDocument', [textElement('ram:IssuerAssignedID', String(order.number))]),
  ])
}

/** A person, or their company. */
function nameOf({ company, name }: PostalAddress): string {
  return company.trim() === '' ? name : company
}

function address(place: Pick<PostalAddress, 'street' | 'postcode' | 'city' | 'region' | 'country'>): XmlElement {
  return element('ram:PostalTradeAddress', [
    textElement('ram:PostcodeCode', place.postcode),
    textElement('ram:LineOne', place.street),
    textElement('ram:CityName', place.city),
    textElement('ram:CountryID', place.country),
    textElement('ram:CountrySubDivisionName', place.region),
  ])
}

/** Electronic address (BT-34, BT-49). */
function mailbox(email: string): XmlElement {
  return element('ram:URIUniversalCommunication', [textElement('ram:URIID', email, { schemeID: 'EM' })])
}

/** VAT number (`VA`: BT-31, BT-48), or number of a tax office (`FC`: BT-32). */
function registration(schemeID: 'VA' | 'FC', number: string | undefined): XmlElement {
  return element('ram:SpecifiedTaxRegistration', [textElement('ram:ID', number, { schemeID })])
}

function delivery({ buyer, deliverTo = buyer.address, deliveredOn }: Invoice): XmlElement {
  return element('ram:ApplicableHeaderTradeDelivery', [
    // BG-13, BG-15
    element('ram:ShipToTradeParty', [textElement('ram:Name', nameOf(deliverTo)), address(deliverTo)]),
    // BT-72
    deliveredOn === undefined
      ? undefined
      : element('ram:ActualDeliverySupplyChainEvent', [
          element('ram:OccurrenceDateTime', [day('udt:DateTimeString', deliveredOn)]),
        ]),
  ])
}

function settlement(context: Writing): XmlElement {
  const { invoice, currency, texts } = context
  const { taxes, charges, dueOn, corrects } = invoice
  return element('ram:ApplicableHeaderTradeSettlement', [
    // BT-83, BT-5
    textElement('ram:PaymentReference', invoice.number),
    textElement('ram:InvoiceCurrencyCode', currency.code),
    paymentMeans(invoice),
    // BG-23
    ...taxes.map((tax) => taxSum(tax, context)),
    // BG-21
    ...charges.map((charge) => chargeOf(charge, context)),
    // BT-9
    dueOn === undefined
      ? element('ram:SpecifiedTradePaymentTerms', [textElement('ram:Description', texts.paid)])
      : element('ram:SpecifiedTradePaymentTerms', [element('ram:DueDateDateTime', [day('udt:DateTimeString', dueOn)])]),
    sums(invoice, currency),
    // BG-3
    corrects
      ? element('ram:InvoiceReferencedDocument', [
          textElement('ram:IssuerAssignedID', corrects.number),
          element('ram:FormattedIssueDateTime', [day('qdt:DateTimeString', corrects.issuedOn)]),
        ])
      : undefined,
  ])
}

/** Codes of ways to pay (UNTDID 4461): transfer, cash, a service online, or as agreed. */
function paymentMeans({ method, account }: Invoice): XmlElement {
  const code = account ? '58' : CASH.has(method) ? '10' : ONLINE.has(method) ? '68' : 'ZZZ'
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    // BT-81
    textElement('ram:TypeCode', code),
    // BT-84, BT-85, BT-86
    account &&
      element('ram:PayeePartyCreditorFinancialAccount', [
        textElement('ram:IBANID', account.iban),
        textElement('ram:AccountName', account.holder),
      ]),
    account?.bic
      ? element('ram:PayeeSpecifiedCreditorFinancialInstitution', [textElement('ram:BICID', account.bic)])
      : undefined,
  ])
}

const CASH: ReadonlySet<string> = new Set(['on collection', 'cash on delivery'])
const ONLINE: ReadonlySet<string> = new Set(['stripe', 'paypal', 'mollie'])

function taxSum(tax: InvoiceTax, { currency, texts, isTaxable }: Writing): XmlElement {
  const { category, net, rate } = tax
  return element('ram:ApplicableTradeTax', [
    // BT-117, BT-120, BT-116, BT-118, BT-121, BT-119
    textElement('ram:CalculatedAmount', money(tax.tax, currency)),
    textElement('ram:TypeCode', 'VAT'),
    category === 'S' ? undefined : textElement('ram:ExemptionReason', texts.untaxed[category]),
    textElement('ram:BasisAmount', money(net, currency)),
    textElement('ram:CategoryCode', categoryCode(tax)),
    textElement('ram:ExemptionReasonCode', UNTAXED_CODES[category]),
    isTaxable ? textElement('ram:RateApplicablePercent', percent(rate)) : undefined,
  ])
}

function chargeOf(charge: InvoiceCharge, { currency, texts, isTaxable }: Writing): XmlElement {
  const reason = charge.label.trim() === '' ? texts.delivered : charge.label
  return allowance('true', money(charge.net, currency), reason, taxOf('ram:CategoryTradeTax', charge, isTaxable))
}

/** BT-106, BT-108, BT-109, BT-110, BT-112, BT-113, BT-115. */
function sums({ lines, charges, net, tax, total, paid }: Invoice, currency: Currency): XmlElement {
  const text = (amount: Amount) => money(amount, currency)
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    textElement('ram:LineTotalAmount', text(sum(lines.map((line) => line.net)))),
    textElement('ram:ChargeTotalAmount', text(sum(charges.map((charge) => charge.net)))),
    textElement('ram:AllowanceTotalAmount', text(sum([]))),
    textElement('ram:TaxBasisTotalAmount', text(net)),
    textElement('ram:TaxTotalAmount', text(tax), { currencyID: currency.code }),
    textElement('ram:GrandTotalAmount', text(total)),
    textElement('ram:TotalPrepaidAmount', text(paid)),
    textElement('ram:DuePayableAmount', text(subtract(total, paid))),
  ])
}

function money(amount: Amount, currency: Currency): string {
  return decimalText(amount, currency)
}

/** @param rate Hundredths of a percent. */
function percent(rate: number): string {
  return `${Math.trunc(rate / 100)}.${String(rate % 100).padStart(2, '0')}`
}
