import type { Payload, ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { INBOX_PARTS } from '../../../core/inbox/inbox-parts.ts'
import { ExportForm } from './export-form.tsx'
import { InboxParts } from './inbox-parts.tsx'
import { PersonForm } from './person-form.tsx'

/** Forms that the export offers to choose from. */
const MAX_FORMS = 200

/** Above the list of messages: its parts with their counts, exports, and what people may ask for. */
export async function InboxBar({ payload, user }: ServerProps): Promise<ReactNode> {
  const access = { overrideAccess: false, ...(user && { user }) }
  const counts = await Promise.all(
    INBOX_PARTS.map(({ where }) => payload.count({ collection: 'submissions', where: { ...where }, ...access })),
  )
  return (
    <div className="inbox-bar">
      <InboxParts counts={counts.map(({ totalDocs }) => totalDocs)} />
      <details className="inbox-bar__tool">
        <summary>Export</summary>
        <ExportForm forms={await formsOf(payload, access)} />
      </details>
      <details className="inbox-bar__tool">
        <summary>A person’s data</summary>
        <PersonForm />
      </details>
    </div>
  )
}

async function formsOf(payload: Payload, access: { readonly overrideAccess: boolean }) {
  const { docs } = await payload.find({
    collection: 'contact-forms',
    select: { title: true },
    sort: 'title',
    limit: MAX_FORMS,
    depth: 0,
    ...access,
  })
  return docs.map((form) => ({ id: Number(form.id), title: String((form as { title?: unknown }).title) }))
}
