import type { Typefaces } from '@vitrine/kit/server'
import { crossIndustryInvoice, hasStructuredForm } from '../../core/invoice/cii.ts'
import type { Invoice } from '../../core/invoice/invoice.ts'
import { printedInvoice } from '../../core/invoice/printed-invoice.ts'
import { writePdf } from './write-pdf.ts'

/** A file to download. */
export interface DocumentFile {
  readonly name: string
  readonly type: string
  readonly content: Buffer
}

/** Sorts of files that an invoice has: to read and to keep, or for the programs of a business (XRechnung). */
export const FILE_KINDS = ['pdf', 'xml'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** Makes the file of an invoice. @param known.timeZone IANA name of the zone of the shop. @returns Undefined for XML of what EN 16931 has no form for. */
export async function documentFile(
  invoice: Invoice,
  kind: FileKind,
  known: { readonly typefaces: () => Promise<Typefaces>; readonly timeZone: string },
): Promise<DocumentFile | undefined> {
  const name = `${invoice.number.replaceAll('/', '-')}.${kind}`
  const isStructured = hasStructuredForm(invoice)
  if (kind === 'xml') {
    if (!isStructured) return undefined
    return { name, type: 'application/xml', content: Buffer.from(crossIndustryInvoice(invoice, 'XRechnung')) }
  }
  const xml = isStructured ? crossIndustryInvoice(invoice, 'EN 16931') : undefined
  const createdAt = new Date(`${invoice.issuedOn}T12:00:00Z`)
  const content = await writePdf(
    [{ printed: printedInvoice(invoice, known.timeZone), xml, createdAt }],
    await known.typefaces(),
  )
  return { name, type: 'application/pdf', content }
}
