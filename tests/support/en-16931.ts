/** An element of an invoice, found by local names. */
class Node {
  readonly #name: string
  readonly #attributes: string
  readonly #children: Node[] = []
  #text = ''

  constructor(name: string, attributes: string) {
    this.#name = name.replace(/^\w+:/, '')
    this.#attributes = attributes
  }

  /** Reads XML that this repository writes: elements, texts and attributes. */
  static read(xml: string): Node {
    const open = [new Node('', '')]
    for (const [, closing, name = '', attributes = '', text = ''] of xml.matchAll(/<(\/?)([\w:]+)([^>]*)>|([^<]+)/g)) {
      const parent = open.at(-1)
      if (!parent) throw new Error('More elements end than begin.')
      if (name === '') parent.#text += unescaped(text)
      else if (closing) open.pop()
      else {
        const child = new Node(name, attributes)
        parent.#children.push(child)
        open.push(child)
      }
    }
    const [top, unended] = open
    if (!top || unended) throw new Error('An element has no end.')
    const [root] = top.#children
    if (!root) throw new Error('There is no element.')
    return root
  }

  /** Elements at a path of local names. */
  all(path: string): readonly Node[] {
    let found: readonly Node[] = [this]
    for (const name of path.split('/'))
      found = found.flatMap((one) => one.#children.filter((child) => child.#name === name))
    return found
  }

  /** Text at a path; undefined where there is no such element. */
  text(path: string): string | undefined {
    return this.all(path)[0]?.own
  }

  get own(): string {
    return this.#text
  }

  attribute(name: string): string | undefined {
    return new RegExp(` ${name}="([^"]*)"`).exec(this.#attributes)?.[1]
  }

  /** Hundredths of the amount at a path, 0 where there is none. */
  cents(path: string): number {
    return centsOf(this.text(path) ?? '0')
  }
}

function unescaped(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot);)/.test(text)) throw new Error(`“${text}” holds an & that is not escaped.`)
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

function centsOf(text: string): number {
  if (!/^-?\d+(?:\.\d{1,2})?$/.test(text)) throw new Error(`“${text}” is no amount with two decimals at most.`)
  return Math.round(Number(text) * 100)
}

/** Terms of an invoice, as rules name them. */
function termsOf(xml: string) {
  const root = Node.read(xml.replace(/^<\?xml[^>]*\?>\s*/, ''))
  const trade = 'SupplyChainTradeTransaction'
  const settlement = root.all(`${trade}/ApplicableHeaderTradeSettlement`)[0]
  const agreement = root.all(`${trade}/ApplicableHeaderTradeAgreement`)[0]
  const delivery = root.all(`${trade}/ApplicableHeaderTradeDelivery`)[0]
  const sums = settlement?.all('SpecifiedTradeSettlementHeaderMonetarySummation')[0]
  const [seller, buyer] = [agreement?.all('SellerTradeParty')[0], agreement?.all('BuyerTradeParty')[0]]
  if (!settlement || !agreement || !delivery || !sums || !seller || !buyer)
    throw new Error('A part of the invoice is missing.')
  return {
    root,
    settlement,
    agreement,
    delivery,
    sums,
    seller,
    buyer,
    lines: root.all(`${trade}/IncludedSupplyChainTradeLineItem`),
    charges: settlement.all('SpecifiedTradeAllowanceCharge'),
    taxes: settlement.all('ApplicableTradeTax'),
  }
}

type Terms = ReturnType<typeof termsOf>

const total = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
const LINE_NET = 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'
const LINE_TAX = 'SpecifiedLineTradeSettlement/ApplicableTradeTax'
const keyOf = (tax: Node | undefined) => `${tax?.text('CategoryCode')} ${tax?.text('RateApplicablePercent') ?? ''}`
const isDay = (text: string | undefined) => /^20\d{6}$/.test(text ?? '')
const has = (text: string | undefined) => (text ?? '').trim() !== ''
const vatOf = (party: Node) =>
  party.all('SpecifiedTaxRegistration/ID').find((id) => id.attribute('schemeID') === 'VA')?.own
const taxNumberOf = (party: Node) =>
  party.all('SpecifiedTaxRegistration/ID').find((id) => id.attribute('schemeID') === 'FC')?.own
const categories = ({ taxes }: Terms) => taxes.map((tax) => tax.text('CategoryCode') ?? '')
/** Rule for each sum of taxes in a category. */
const each = (terms: Terms, category: string, holds: (tax: Node) => boolean) =>
  terms.taxes.filter((tax) => tax.text('CategoryCode') === category).every(holds)

interface RuleOptions {
  /** Hundredths by which tax and net times rate may differ. */
  readonly taxSlack: number
}

type Rule = (terms: Terms, options: RuleOptions) => boolean

/**
 * Business rules of EN 16931-1, and those of XRechnung 3.0 (BR-DE, R0…) that concern what a shop writes, by their names there.
 *
 * @see https://github.com/ConnectingEurope/eInvoicing-EN16931 (rules), https://xeinkauf.de/xrechnung/ (those of Germany)
 */
const RULES: Readonly<Record<string, Rule>> = {
  'BR-01': ({ root }) => has(root.text('ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID')),
  'BR-02': ({ root }) => has(root.text('ExchangedDocument/ID')),
  'BR-03': ({ root }) => isDay(root.text('ExchangedDocument/IssueDateTime/DateTimeString')),
  'BR-04': ({ root }) => ['380', '381'].includes(root.text('ExchangedDocument/TypeCode') ?? ''),
  'BR-05': ({ settlement }) => /^[A-Z]{3}$/.test(settlement.text('InvoiceCurrencyCode') ?? ''),
  'BR-06': ({ seller }) => has(seller.text('Name')),
  'BR-07': ({ buyer }) => has(buyer.text('Name')),
  'BR-09': ({ seller }) => /^[A-Z]{2}$/.test(seller.text('PostalTradeAddress/CountryID') ?? ''),
  'BR-11': ({ buyer }) => /^[A-Z]{2}$/.test(buyer.text('PostalTradeAddress/CountryID') ?? ''),
  'BR-12': ({ sums }) => has(sums.text('LineTotalAmount')),
  'BR-13': ({ sums }) => has(sums.text('TaxBasisTotalAmount')),
  'BR-14': ({ sums }) => has(sums.text('GrandTotalAmount')),
  'BR-15': ({ sums }) => has(sums.text('DuePayableAmount')),
  'BR-16': ({ lines }) => lines.length > 0,
  'BR-21': ({ lines }) =>
    new Set(lines.map((line) => line.text('AssociatedDocumentLineDocument/LineID'))).size === lines.length,
  'BR-22': ({ lines }) => lines.every((line) => Number(line.text('SpecifiedLineTradeDelivery/BilledQuantity')) > 0),
  'BR-23': ({ lines }) =>
    lines.every((line) => has(line.all('SpecifiedLineTradeDelivery/BilledQuantity')[0]?.attribute('unitCode'))),
  'BR-24': ({ lines }) => lines.every((line) => has(line.text(LINE_NET))),
  'BR-25': ({ lines }) => lines.every((line) => has(line.text('SpecifiedTradeProduct/Name'))),
  'BR-26, BR-27': ({ lines }) =>
    lines.every(
      (line) => Number(line.text('SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount') ?? '-1') >= 0,
    ),
  'BR-31 to BR-33, BR-36 to BR-38': ({ charges }) =>
    charges.every(
      (charge) =>
        has(charge.text('ActualAmount')) &&
        has(charge.text('Reason')) &&
        has(charge.text('CategoryTradeTax/CategoryCode')),
    ),
  'BR-41, BR-42': ({ lines }) =>
    lines.every((line) =>
      line
        .all('SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge')
        .every((one) => has(one.text('ActualAmount')) && has(one.text('Reason'))),
    ),
  'BR-45 to BR-48': ({ taxes }) =>
    taxes.every(
      (tax) =>
        has(tax.text('BasisAmount')) &&
        has(tax.text('CalculatedAmount')) &&
        has(tax.text('CategoryCode')) &&
        (has(tax.text('RateApplicablePercent')) || tax.text('CategoryCode') === 'O'),
    ),
  'BR-49, BR-61': ({ settlement }) =>
    settlement
      .all('SpecifiedTradeSettlementPaymentMeans')
      .every(
        (means) =>
          has(means.text('TypeCode')) &&
          (means.text('TypeCode') !== '58' || has(means.text('PayeePartyCreditorFinancialAccount/IBANID'))),
      ),
  'BR-55': ({ settlement }) =>
    settlement.all('InvoiceReferencedDocument').every((one) => has(one.text('IssuerAssignedID'))),
  'BR-62, BR-63': ({ seller, buyer }) =>
    [seller, buyer].every((party) => has(party.all('URIUniversalCommunication/URIID')[0]?.attribute('schemeID'))),
  'BR-CO-4': ({ lines }) => lines.every((line) => has(line.text(`${LINE_TAX}/CategoryCode`))),
  'BR-CO-9': ({ seller, buyer }) => [seller, buyer].every((party) => /^(?:[A-Z]{2}|EL)/.test(vatOf(party) ?? 'DE')),
  'BR-CO-10': ({ sums, lines }) => sums.cents('LineTotalAmount') === total(lines.map((line) => line.cents(LINE_NET))),
  'BR-CO-12': ({ sums, charges }) =>
    sums.cents('ChargeTotalAmount') === total(charges.map((charge) => charge.cents('ActualAmount'))),
  'BR-CO-13': ({ sums }) =>
    sums.cents('TaxBasisTotalAmount') ===
    sums.cents('LineTotalAmount') - sums.cents('AllowanceTotalAmount') + sums.cents('ChargeTotalAmount'),
  'BR-CO-14': ({ sums, taxes }) =>
    sums.cents('TaxTotalAmount') === total(taxes.map((tax) => tax.cents('CalculatedAmount'))),
  'BR-CO-15': ({ sums }) =>
    sums.cents('GrandTotalAmount') === sums.cents('TaxBasisTotalAmount') + sums.cents('TaxTotalAmount'),
  'BR-CO-16': ({ sums }) =>
    sums.cents('DuePayableAmount') === sums.cents('GrandTotalAmount') - sums.cents('TotalPrepaidAmount'),
  'BR-CO-17': ({ taxes }, { taxSlack }) =>
    taxes.every((tax) => {
      const expected = (tax.cents('BasisAmount') * Number(tax.text('RateApplicablePercent') ?? 0)) / 100
      return Math.abs(expected - tax.cents('CalculatedAmount')) <= taxSlack
    }),
  'BR-CO-18': ({ taxes }) => taxes.length > 0,
  'BR-CO-25': ({ sums, settlement }) =>
    sums.cents('DuePayableAmount') <= 0 || settlement.all('SpecifiedTradePaymentTerms').length > 0,
  'BR-CO-26': ({ seller }) => has(seller.text('ID')) || has(vatOf(seller)),
  'BR-DEC (two decimals)': ({ sums, lines, charges, taxes }) => {
    const amounts = [
      ...['LineTotalAmount', 'TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount'].map((name) =>
        sums.cents(name),
      ),
      ...lines.map((line) => line.cents(LINE_NET)),
      ...charges.map((charge) => charge.cents('ActualAmount')),
      ...taxes.flatMap((tax) => [tax.cents('BasisAmount'), tax.cents('CalculatedAmount')]),
    ]
    return amounts.every(Number.isInteger)
  },
  'BR-S-08 and its like (what is taxed at each rate)': ({ taxes, lines, charges }) =>
    taxes.every((tax) => {
      const key = keyOf(tax)
      const ofLines = lines.filter((line) => keyOf(line.all(LINE_TAX)[0]) === key).map((line) => line.cents(LINE_NET))
      const ofCharges = charges
        .filter((charge) => keyOf(charge.all('CategoryTradeTax')[0]) === key)
        .map((charge) => charge.cents('ActualAmount'))
      return tax.cents('BasisAmount') === total([...ofLines, ...ofCharges])
    }),
  'BR-S-01 and its like (each rate has a sum, each once)': ({ taxes, lines, charges }) => {
    const used = [
      ...lines.map((line) => keyOf(line.all(LINE_TAX)[0])),
      ...charges.map((charge) => keyOf(charge.all('CategoryTradeTax')[0])),
    ]
    const keys = taxes.map(keyOf)
    return new Set(keys).size === keys.length && used.every((key) => keys.includes(key))
  },
  'BR-S-02': ({ seller, taxes }) =>
    taxes.every((tax) => tax.text('CategoryCode') === 'O') || has(vatOf(seller)) || has(taxNumberOf(seller)),
  'BR-S-05': (terms) => each(terms, 'S', (tax) => Number(tax.text('RateApplicablePercent')) > 0),
  'BR-S-10, BR-Z-10': (terms) =>
    ['S', 'Z'].every((category) => each(terms, category, (tax) => !has(tax.text('ExemptionReason')))),
  'BR-Z-05': (terms) => each(terms, 'Z', (tax) => Number(tax.text('RateApplicablePercent')) === 0),
  'BR-E-05, BR-AE-05, BR-IC-05, BR-G-05 (no rate)': (terms) =>
    ['E', 'AE', 'K', 'G'].every((category) =>
      each(terms, category, (tax) => Number(tax.text('RateApplicablePercent')) === 0),
    ),
  'BR-E-09, BR-AE-09, BR-IC-09, BR-G-09, BR-O-09 (no tax)': (terms) =>
    ['E', 'AE', 'K', 'G', 'O', 'Z'].every((category) =>
      each(terms, category, (tax) => tax.cents('CalculatedAmount') === 0),
    ),
  'BR-E-10, BR-AE-10, BR-IC-10, BR-G-10, BR-O-10 (why)': (terms) =>
    ['E', 'AE', 'K', 'G', 'O'].every((category) => each(terms, category, (tax) => has(tax.text('ExemptionReason')))),
  'BR-AE-02, BR-IC-02': (terms) =>
    !categories(terms).some((one) => one === 'AE' || one === 'K') ||
    (has(vatOf(terms.seller)) && has(vatOf(terms.buyer))),
  'BR-IC-11': (terms) =>
    !categories(terms).includes('K') ||
    isDay(terms.delivery.text('ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString')),
  'BR-IC-12': (terms) =>
    !categories(terms).includes('K') || has(terms.delivery.text('ShipToTradeParty/PostalTradeAddress/CountryID')),
  'BR-O-02': (terms) => !categories(terms).includes('O') || (!has(vatOf(terms.seller)) && !has(vatOf(terms.buyer))),
  'BR-O-05': (terms) => each(terms, 'O', (tax) => tax.text('RateApplicablePercent') === undefined),
  'BR-O-11': (terms) => !categories(terms).includes('O') || terms.taxes.length === 1,
  'BR-DE-1': ({ settlement }) => settlement.all('SpecifiedTradeSettlementPaymentMeans').length === 1,
  'BR-DE-2, 5, 6, 7': ({ seller }) =>
    ['PersonName', 'TelephoneUniversalCommunication/CompleteNumber', 'EmailURIUniversalCommunication/URIID'].every(
      (name) => has(seller.text(`DefinedTradeContact/${name}`)),
    ),
  'BR-DE-3, 4, 8, 9': ({ seller, buyer }) =>
    [seller, buyer].every((party) =>
      ['CityName', 'PostcodeCode'].every((name) => has(party.text(`PostalTradeAddress/${name}`))),
    ),
  'BR-DE-15': ({ agreement }) => has(agreement.text('BuyerReference')),
  'R120 (line is pieces times price less discount)': ({ lines }) =>
    lines.every((line) => {
      const price = Number(line.text('SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'))
      const quantity = Number(line.text('SpecifiedLineTradeDelivery/BilledQuantity'))
      const off = total(
        line.all('SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge').map((one) => one.cents('ActualAmount')),
      )
      return Math.abs(price * quantity * 100 - off - line.cents(LINE_NET)) <= 2
    }),
}

/**
 * Names of the rules that an invoice breaks. Amounts have two decimals.
 *
 * @param options.taxSlack Hundredths by which a tax and its net times its rate may differ; the official rules allow 100.
 */
export function brokenRules(xml: string, options: RuleOptions): readonly string[] {
  const terms = termsOf(xml)
  return Object.entries(RULES).flatMap(([name, holds]) => (holds(terms, options) ? [] : [name]))
}
