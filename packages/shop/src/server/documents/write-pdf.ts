import { buffer } from 'node:stream/consumers'
import type { Typefaces } from '@vitrine/kit/server'
import type { PrintedDocument } from '../../core/invoice/printed-document.ts'
import { DocumentDrawing } from './draw-document.ts'
import { Typesetting } from './typesetting.ts'

/** A document to write, and the XML of an invoice that goes with it. */
export interface WrittenDocument {
  readonly printed: PrintedDocument
  /** Cross Industry Invoice of EN 16931. */
  readonly xml?: string | undefined
  readonly createdAt: Date
}

/** Name that Factur-X gives the file. */
const XML_NAME = 'factur-x.xml'

/**
 * Writes documents as one PDF/A-3, each beginning on a page of its own. With XML it is an invoice of Factur-X (ZUGFeRD) of the
 * profile EN 16931: the file is attached, and the metadata names it.
 *
 * @param documents At least one; only one if it has XML.
 */
export async function writePdf(
  documents: readonly [WrittenDocument, ...WrittenDocument[]],
  typefaces: Typefaces,
): Promise<Buffer> {
  const [first, ...others] = documents
  // Loaded with the first document that is asked for: it brings tables of all scripts with it.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    lang: first.printed.language,
    displayTitle: true,
    font: '',
    info: { Title: plainTitle(first.printed.title), CreationDate: first.createdAt },
  })
  const bytes = buffer(pdf)
  const typesetting = new Typesetting(pdf, typefaces)
  drawDocument(pdf, typesetting, first.printed, 0)
  for (const { printed } of others) {
    const { count } = pdf.bufferedPageRange()
    pdf.addPage()
    drawDocument(pdf, typesetting, printed, count)
  }
  if (first.xml !== undefined) attach(pdf, first.xml, first.createdAt)
  pdf.end()
  return bytes
}

type Pdf = InstanceType<typeof import('pdfkit')['default']>

/** @param before Pages of the documents before it. */
function drawDocument(pdf: Pdf, typesetting: Typesetting, printed: PrintedDocument, before: number): void {
  const drawing = new DocumentDrawing(pdf, typesetting, printed)
  drawing.draw()
  const pages = pdf.bufferedPageRange().count - before
  for (let page = 1; page <= pages; page += 1) {
    pdf.switchToPage(before + page - 1)
    drawing.foot(page, pages)
  }
}

/** PDFKit writes the title into XML as it is. */
function plainTitle(title: string): string {
  return title.replace(/[&<>]/g, ' ')
}

function attach(pdf: Pdf, xml: string, createdAt: Date): void {
  pdf.file(Buffer.from(xml), {
    name: XML_NAME,
    type: 'text/xml',
    relationship: 'Alternative',
    description: 'Factur-X invoice',
    creationDate: createdAt,
    modifiedDate: createdAt,
  })
  pdf.appendXML(FACTUR_X)
}

const SCHEMA = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const PROPERTIES = {
  DocumentFileName: ['name of the embedded XML invoice file', XML_NAME],
  DocumentType: ['INVOICE', 'INVOICE'],
  Version: ['version of the standard', '1.0'],
  ConformanceLevel: ['profile of the standard', 'EN 16931'],
} as const

/** Metadata that name the attached file, and the extension schema that PDF/A wants for them. */
const FACTUR_X = `
<rdf:Description xmlns:fx="${SCHEMA}" rdf:about="">${Object.entries(PROPERTIES)
  .map(([name, [, value]]) => `<fx:${name}>${value}</fx:${name}>`)
  .join('')}</rdf:Description>
<rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#" rdf:about="">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${SCHEMA}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${Object.entries(
  PROPERTIES,
)
  .map(
    ([name, [description]]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  )
  .join('')}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>
`
