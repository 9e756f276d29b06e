import { may } from '@vitrine/content/access'
import { answerIn } from '@vitrine/content/answers'
import { type AdminText, type CsvSeparator, csvSeparator, NO_SEPARATOR } from '@vitrine/content/core'
import { findGlobal } from '@vitrine/content/queries'
import type { PayloadHandler, PayloadRequest } from 'payload'
import { bookkeepingHead, bookkeepingLines } from '../core/invoice/bookkeeping-csv.ts'
import { datevBatch, type Span } from '../core/invoice/datev-batch.ts'
import { parseDatevSettings } from '../core/invoice/datev-settings.ts'
import type { Invoice } from '../core/invoice/invoice.ts'
import { invoicesBetween } from '../store/invoices/invoice-rows.ts'
import { ORDERS } from './areas.ts'

/**
 * `GET /api/shop-orders/bookkeeping?from=&to=&format=`: the invoices and credit notes that were issued on some days, both
 * included, as CSV with a line for each rate, or with `format=datev` as a batch of bookings for DATEV. Cells of CSV are
 * divided as spreadsheets in the account's language do, or as `delimiter=,` says.
 */
export const exportBookkeeping: PayloadHandler = async (req) => {
  if (!(await may(req, ORDERS, 'read'))) return refused(403, NOT_SEEN, req)
  const { from, to, format } = req.query
  if (!isDay(from) || !isDay(to) || from > to) return refused(400, NO_SPAN, req)
  const span = { from, to }
  const name = `${from}-${to}.csv`
  if (format === 'datev') return datevFile(req, span, `EXTF_${name}`)
  const separator = csvSeparator(req.query.delimiter, req.i18n.language)
  return separator ? csvFile(req, { span, separator }, `invoices-${name}`) : refused(400, NO_SEPARATOR, req)
}

interface CsvAsked {
  readonly span: Span
  readonly separator: CsvSeparator
}

async function csvFile({ payload }: PayloadRequest, { span, separator }: CsvAsked, name: string): Promise<Response> {
  let csv = bookkeepingHead(separator)
  for await (const invoice of invoicesBetween(payload, span)) csv += bookkeepingLines(invoice, separator)
  return fileOf(csv, name)
}

async function datevFile(req: PayloadRequest, span: Span, name: string): Promise<Response> {
  const { payload } = req
  const settings = parseDatevSettings(await findGlobal(payload, 'shop-rules', { locale: 'all', depth: 0 }))
  if (!settings) return refused(400, NO_NUMBERS, req)
  const invoices: Invoice[] = []
  for await (const invoice of invoicesBetween(payload, span)) invoices.push(invoice)
  const createdAt = new Date().toISOString().replaceAll(/\D/g, '')
  const batch = datevBatch(invoices, { settings, span, createdAt })
  return 'problem' in batch ? refused(400, batch.problem, req) : fileOf(batch.content, name)
}

/** A day of the calendar, `2026-01-31`. */
function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
}

const NO_STORE = { 'cache-control': 'private, no-store' }

function fileOf(content: string, name: string): Response {
  return new Response(content, {
    headers: {
      ...NO_STORE,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    },
  })
}

function refused(status: number, message: AdminText, req: PayloadRequest): Response {
  return Response.json({ message: answerIn(message, req) }, { status, headers: NO_STORE })
}

const NOT_SEEN: AdminText = { en: 'Your role may not see orders.', de: 'Ihre Rolle darf Bestellungen nicht sehen.' }

const NO_SPAN: AdminText = {
  en: 'Choose the first and the last day of the export.',
  de: 'Wählen Sie den ersten und den letzten Tag des Exports.',
}

const NO_NUMBERS: AdminText = {
  en: 'DATEV needs your consultant and client number: enter them under Taxes, shipping, payment → Invoices.',
  de: 'DATEV braucht Berater- und Mandantennummer: Tragen Sie sie unter Steuern, Versand, Zahlung → Rechnungen ein.',
}
