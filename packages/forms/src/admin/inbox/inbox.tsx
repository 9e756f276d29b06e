import type { ListViewServerPropsOnly, Payload } from 'payload'
import type { ReactNode } from 'react'
import type { Colleague } from '../../core/inbox/colleague.ts'
import { InboxView } from './inbox-view.tsx'

/** Forms that the filter offers. */
const MAX_FORMS = 200

interface InboxProps extends ListViewServerPropsOnly {
  /** Finds the accounts that messages may be assigned to; the collection gives it. */
  readonly colleagues: (payload: Payload) => Promise<readonly Colleague[]>
}

/** List view of the collection of messages. */
export async function Inbox({ payload, user, searchParams, colleagues }: InboxProps): Promise<ReactNode> {
  const [people, { docs }] = await Promise.all([
    colleagues(payload),
    payload.find({
      collection: 'contact-forms',
      select: { title: true },
      sort: 'title',
      limit: MAX_FORMS,
      depth: 0,
      overrideAccess: false,
      ...(user && { user }),
    }),
  ])
  const texts = Object.entries(searchParams ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return (
    <InboxView
      address={new URLSearchParams(texts).toString()}
      colleagues={people}
      forms={docs.map(({ id, title }) => ({ id: Number(id), title: String(title) }))}
    />
  )
}
