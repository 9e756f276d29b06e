import { answerIn } from '@vitrine/content/answers'
import { csvSeparator, NO_SEPARATOR } from '@vitrine/content/core'
import { readTimeZone } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import { SUBMISSIONS } from '../../core/areas.ts'
import { csvTable } from '../../core/inbox/csv-table.ts'
import { type Labels, labelsOf, sharedLabels } from '../../core/inbox/labels.ts'
import { parseMessageFilter } from '../../core/inbox/message-filter.ts'
import { shownEntries } from '../../core/inbox/shown-entries.ts'
import { fileResponse } from './file-response.ts'
import { forRole, sentence } from './for-role.ts'
import { listedMessages, listedWhere } from './listed-messages.ts'
import { messagesAsJson } from './messages-as-json.ts'
import { conditionOf, readMessages, type StoredMessage } from './read-messages.ts'

/** Names of fields that an export keeps in mind: a sender may invent them, and memory has an end. */
const MAX_NAMES = 5_000

/** Reads messages. @param upTo Id of the newest one; undefined for all. */
type Read = (upTo?: number) => AsyncIterable<StoredMessage>

/**
 * `GET /api/submissions/export?format=&form=&from=&to=&status=&handling=&assignee=`: messages as CSV, or as JSON; the
 * newest first. Cells of CSV are separated as spreadsheets in the account's language expect, or by `delimiter`. Give `where`
 * and `search` instead to export what a list with that filter shows.
 */
export const exportMessages = forRole(SUBMISSIONS, 'read', async (req) => {
  const { payload, searchParams } = req
  const listed = listedWhere(req)
  const timeZone = await readTimeZone(payload, req)
  const parsed = parseMessageFilter(searchParams, timeZone)
  if ('problem' in parsed) return sentence(400, parsed.problem)
  const condition = conditionOf(parsed.filter)
  const read: Read = (upTo) => (listed ? listedMessages(req, listed, upTo) : readMessages(payload, condition, upTo))
  switch (searchParams.get('format') ?? 'csv') {
    case 'csv': {
      const separator = csvSeparator(searchParams.get('delimiter'), req.i18n.language)
      if (!separator) return sentence(400, answerIn(NO_SEPARATOR, req))
      const labels = await labelsInForms(payload, parsed.filter.form)
      return fileResponse('messages.csv', 'text/csv', messagesAsCsv(read, { timeZone, labels, separator }))
    }
    case 'json':
      return fileResponse('messages.json', 'application/json', messagesAsJson(read()))
    default:
      return sentence(400, 'The format is one of: csv, json.')
  }
})

/** Reads the messages twice: the head of the table has to name the fields of all. */
async function* messagesAsCsv(read: Read, known: Parameters<typeof csvTable>[1]): AsyncGenerator<string> {
  const names = new Set<string>()
  let newest: number | undefined
  for await (const { id, entries } of read()) {
    newest ??= id
    for (const name of Object.keys(entries)) if (names.size < MAX_NAMES) names.add(name)
  }
  const table = csvTable(names, known)
  // Spreadsheets take a file for UTF-8 when it begins so.
  yield `\uFEFF${table.head}`
  if (newest === undefined) return
  for await (const message of read(newest)) {
    yield table.row({ ...message, entries: shownEntries(message.entries, message.files) })
  }
}

/** Forms whose labels are looked at. */
const MAX_FORMS = 200

/** @param form Id of the one whose messages are asked for; undefined for all. */
async function labelsInForms(payload: Payload, form: number | undefined): Promise<Labels> {
  const { docs } = await payload.find({
    collection: 'contact-forms',
    ...(form !== undefined && { where: { id: { equals: form } } }),
    depth: 0,
    limit: MAX_FORMS,
    sort: '-updatedAt',
  })
  return sharedLabels(docs.map(labelsOf))
}
