import { adminTexts, queryOf, whereOf } from '@vitrine/content/core'
import type { Payload, ServerProps, Where } from 'payload'
import type { ReactNode } from 'react'
import type { Colleague } from '../../core/inbox/colleague.ts'
import { assignedTo, inboxViews } from '../../core/inbox/inbox-views.ts'
import { ExportForm } from './export-form.tsx'
import { HandleSelected } from './handle-selected.tsx'
import { InboxParts } from './inbox-parts.tsx'
import { PersonForm } from './person-form.tsx'

/** Forms that the export offers to choose from. */
const MAX_FORMS = 200

interface InboxBarProps extends ServerProps {
  /** Finds everybody who may look after messages; the collection gives it. */
  readonly colleagues: (payload: Payload) => Promise<readonly Colleague[]>
}

/** Above the list of messages: its parts with their counts, what is done with several, exports, and what people may ask for. */
export async function InboxBar({ payload, user, i18n, colleagues }: InboxBarProps): Promise<ReactNode> {
  const word = adminTexts(i18n.language)
  const access = { overrideAccess: false, ...(user && { user }) }
  const counts = await Promise.all(
    inboxViews(user?.id ?? 0).map(({ conditions }) =>
      payload.count({ collection: 'submissions', where: whereOf(conditions) as Where, ...access }),
    ),
  )
  const people = await colleagues(payload)
  return (
    <div className="inbox-bar">
      <InboxParts counts={counts.map(({ totalDocs }) => totalDocs)} />
      <details className="inbox-bar__tool">
        <summary>{word({ en: 'Assigned to', de: 'Zuständig' })}</summary>
        <nav
          className="inbox-bar__parts"
          aria-label={word({ en: 'Messages by who looks after them', de: 'Nachrichten nach Zuständigen' })}
        >
          {people.map(({ id, name }) => (
            <a key={id} href={queryOf([assignedTo(id)])}>
              {name}
            </a>
          ))}
        </nav>
      </details>
      <details className="inbox-bar__tool">
        <summary>{word({ en: 'Export', de: 'Exportieren' })}</summary>
        <ExportForm forms={await formsOf(payload, access)} people={people} language={i18n.language} />
      </details>
      <details className="inbox-bar__tool">
        <summary>{word({ en: 'A person’s data', de: 'Daten einer Person' })}</summary>
        <PersonForm />
      </details>
      <HandleSelected colleagues={people} />
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
