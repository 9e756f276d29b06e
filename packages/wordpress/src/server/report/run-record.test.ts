import { expect, it } from 'vitest'
import { eventsFor, plannedEvents } from '../../testing/plan/planned-export.ts'
import { RunRecord } from './run-record.ts'

it('a file that could not be written is listed by the name under which its owner has it', () => {
  const file = 'https://old.example/wp-content/uploads/2024/02/prices.pdf'
  const { documents, report } = plannedEvents(
    eventsFor({ items: [{ id: 2, kind: 'attachment', title: 'Prices', status: 'inherit', file }] }),
  )
  const record = new RunRecord()
  for (const document of documents) record.add(document, { outcome: 'failed', note: 'It is damaged.' })
  const { failures } = record.report(report, { source: 'old.example', dryRun: false })
  expect(failures).toContainEqual({
    key: 'item:2',
    collection: 'media',
    title: '2024/02/prices.pdf',
    message: 'It is damaged.',
  })
})
