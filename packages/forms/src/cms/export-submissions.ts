import { record } from '@vitrine/ui/core'
import type { PayloadHandler, Where } from 'payload'
import { csvLine } from '../core/csv.ts'
import { asText, type SubmittedValue } from '../core/submission.ts'

/** Messages read at a time. */
const BATCH = 200

/** Messages in one export; a larger one is made in parts by date. */
const MAX_EXPORTED = 100_000

/** `GET /api/submissions/export?form=&from=&to=`: messages as CSV, newest first, with a column for each field. */
export const exportSubmissions: PayloadHandler = async (req) => {
  const where = whereOf(req.searchParams)
  // Access rules decide who may read; nobody else gets further than this question.
  const probe = await req.payload.find({
    collection: 'submissions',
    where,
    limit: 1,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const columns = new Set<string>()
  const rows: { received: string; form: string; status: string; entries: Record<string, unknown> }[] = []
  for (let page = 1; probe.totalDocs > 0; page += 1) {
    const { docs, hasNextPage } = await req.payload.find({
      collection: 'submissions',
      where,
      limit: BATCH,
      page,
      depth: 1,
      sort: '-receivedAt',
      overrideAccess: false,
      user: req.user,
      req,
    })
    for (const doc of docs as unknown as Record<string, unknown>[]) {
      const entries = record(doc.entries)
      for (const name of Object.keys(entries)) columns.add(name)
      rows.push({
        received: String(doc.receivedAt),
        form: String(record(doc.form).title ?? ''),
        status: String(doc.status),
        entries,
      })
    }
    if (!hasNextPage || rows.length >= MAX_EXPORTED) break
  }
  const names = [...columns]
  const lines = [
    csvLine(['received', 'form', 'status', ...names]),
    ...rows.map((row) =>
      csvLine([
        row.received,
        row.form,
        row.status,
        ...names.map((name) => asText(row.entries[name] as SubmittedValue | undefined)),
      ]),
    ),
  ]
  return new Response(`\uFEFF${lines.join('')}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="messages.csv"',
      'cache-control': 'no-store',
    },
  })
}

function whereOf(parameters: URLSearchParams): Where {
  const form = parameters.get('form')
  const [from, to] = [dateOf(parameters.get('from')), dateOf(parameters.get('to'))]
  return {
    and: [
      ...(form && /^\d+$/.test(form) ? [{ form: { equals: Number(form) } }] : []),
      ...(from ? [{ receivedAt: { greater_than_equal: from } }] : []),
      ...(to ? [{ receivedAt: { less_than_equal: to } }] : []),
    ],
  }
}

function dateOf(text: string | null): string | undefined {
  const time = text === null ? Number.NaN : Date.parse(text)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}
