import type { Payload } from 'payload'

/** Counts the messages that nobody has looked at yet. */
export async function waitingMessages(payload: Payload) {
  const { totalDocs } = await payload.count({
    collection: 'submissions',
    where: { and: [{ handling: { equals: 'new' } }, { status: { not_equals: 'spam' } }] },
  })
  const href = '/admin/collections/submissions?where[handling][equals]=new'
  return [{ label: 'Messages', count: totalDocs, href }]
}
