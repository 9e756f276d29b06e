import type { Payload } from 'payload'
import { csvTable } from '../../core/inbox/csv-table.ts'
import { parseMessageFilter } from '../../core/inbox/message-filter.ts'
import { editorsOnly, sentence } from './editors-only.ts'
import { fileResponse } from './file-response.ts'
import { messagesAsJson } from './messages-as-json.ts'
import { conditionOf, readMessages } from './read-messages.ts'

/** Names of fields that an export keeps in mind: a sender may invent them, and memory has an end. */
const MAX_NAMES = 5_000

/** `GET /api/submissions/export?format=&form=&from=&to=&status=`: messages as CSV, or as JSON; the newest first. */
export const exportMessages = editorsOnly(async ({ payload, searchParams }) => {
  const parsed = parseMessageFilter(searchParams)
  if ('problem' in parsed) return sentence(400, parsed.problem)
  const condition = conditionOf(parsed.filter)
  switch (searchParams.get('format') ?? 'csv') {
    case 'csv':
      return fileResponse('messages.csv', 'text/csv', messagesAsCsv(payload, condition))
    case 'json':
      return fileResponse('messages.json', 'application/json', messagesAsJson(readMessages(payload, condition)))
    default:
      return sentence(400, 'The format is one of: csv, json.')
  }
})

/** Reads the messages twice: the head of the table has to name the fields of all. */
async function* messagesAsCsv(payload: Payload, condition: ReturnType<typeof conditionOf>): AsyncGenerator<string> {
  const names = new Set<string>()
  let newest: number | undefined
  for await (const { id, entries } of readMessages(payload, condition)) {
    newest ??= id
    for (const name of Object.keys(entries)) if (names.size < MAX_NAMES) names.add(name)
  }
  const table = csvTable(names)
  // Spreadsheets take a file for UTF-8 when it begins so.
  yield `\uFEFF${table.head}`
  if (newest === undefined) return
  for await (const message of readMessages(payload, condition, newest)) yield table.row(message)
}
