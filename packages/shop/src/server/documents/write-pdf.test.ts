import { describe, expect, it } from 'vitest'
import { brokenRules } from '../../../../../tests/support/en-16931.ts'
import { INVOICE_SETTINGS } from '../../../../../tests/support/invoice-settings.ts'
import { pdfStreams } from '../../../../../tests/support/pdf-streams.ts'
import { randomOrder } from '../../../../../tests/support/random-invoice.ts'
import { testTypefaces } from '../../../../../tests/support/typefaces.ts'
import { buildInvoice } from '../../core/invoice/build-invoice.ts'
import { printedInvoice } from '../../core/invoice/printed-invoice.ts'
import { documentFile } from './document-file.ts'
import { writePdf } from './write-pdf.ts'

/** An order of several lines, all of them taxed. */
function order() {
  for (let seed = 1; ; seed += 1) {
    let state = seed
    const found = randomOrder(() => {
      state = (state * 16_807) % 2_147_483_647
      return state / 2_147_483_647
    })
    if (found && found.lines.length > 4 && found.taxes.every(({ category }) => category === 'S')) return found
  }
}

const made = order()
const invoice = buildInvoice(made, { number: 'R-2026/0001', issuedOn: '2026-11-26' }, INVOICE_SETTINGS)

const SHOP = { typefaces: testTypefaces, timeZone: 'Europe/Berlin' }

describe('an invoice as PDF', () => {
  it('is PDF/A-3 with the XML of EN 16931, as Factur-X wants it', async () => {
    const { name, type, content } = (await documentFile(invoice, 'pdf', SHOP)) ?? {}
    if (!content) throw new Error('The invoice has a PDF.')
    expect([name, type]).toEqual(['R-2026-0001.pdf', 'application/pdf'])
    const source = content.toString('latin1')
    expect(source.slice(0, 8)).toBe('%PDF-1.7')
    for (const part of ['/AFRelationship /Alternative', '(factur-x.xml)', '/OutputIntents', '/GTS_PDFA1', '/Lang (']) {
      expect(source).toContain(part)
    }
    // Each font is within the file: its descriptor names it.
    expect(source.match(/\/FontFile2/g)?.length).toBe(source.match(/\/Type \/FontDescriptor/g)?.length)
    const streams = pdfStreams(content)
    const metadata = streams.find((stream) => stream.includes('<rdf:RDF')) ?? ''
    for (const part of [
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>B</pdfaid:conformance>',
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>',
    ]) {
      expect(metadata).toContain(part)
    }
    const xml = streams.find((stream) => stream.includes('<rsm:CrossIndustryInvoice')) ?? ''
    expect(brokenRules(xml, { taxSlack: 100 })).toEqual([])
  })

  it('goes on with more pages, each with its number, for what fits onto none', async () => {
    const lines = Array.from({ length: 100 }, () => invoice.lines)
      .flat()
      .slice(0, 100)
    const printed = printedInvoice({ ...invoice, lines }, 'UTC')
    const pdf = await writePdf([{ printed, createdAt: new Date(0) }], await testTypefaces())
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
    expect(pages).toBeGreaterThan(3)
    expect(pages).toBeLessThan(9)
  })

  it('says what was agreed in the language of the order, with amounts as the order has them', () => {
    const printed = printedInvoice({ ...invoice, language: 'de' }, 'Europe/Berlin')
    expect(printed.title).toBe('Rechnung R-2026/0001')
    expect(printed.rows).toHaveLength(made.lines.length + (made.shipping?.parts.length ?? 0))
    expect(printed.facts.map(({ label }) => label)).toEqual(['Nummer', 'Datum', 'Bestellung', 'Bestellt', 'Geliefert'])
    expect(printedInvoice({ ...invoice, language: 'he' }, 'UTC').title).toBe('Invoice R-2026/0001')
  })

  it('has its XML for programs as XRechnung', async () => {
    const { name, content } = (await documentFile(invoice, 'xml', SHOP)) ?? {}
    expect(name).toBe('R-2026-0001.xml')
    expect(content?.toString()).toContain('urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0')
  })

  it('has none where EN 16931 has no form: not taxable beside taxed', async () => {
    const mixed = {
      ...invoice,
      taxes: [...invoice.taxes, { rate: 0, category: 'O', net: invoice.net, tax: invoice.tax }],
    } as const
    expect(await documentFile(mixed, 'xml', SHOP)).toBeUndefined()
    expect((await documentFile(mixed, 'pdf', SHOP))?.content.toString('latin1')).not.toContain('factur-x.xml')
  })
})
