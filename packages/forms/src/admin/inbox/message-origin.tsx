import { useTimeReader } from '@vitrine/content/admin'
import type { ReactNode } from 'react'
import type { InboxMessage } from '../../core/inbox/inbox-message.ts'
import { placedTime } from '../../core/inbox/message-time.ts'
import { pageLink } from '../../core/inbox/page-link.ts'
import { useInboxSetting } from './inbox-context.ts'
import { useInboxWords } from './use-inbox-words.ts'

/** Consents, page and time of a message as sentences, with its technical details folded. */
export function MessageOrigin({ message }: { readonly message: InboxMessage }): ReactNode {
  const words = useInboxWords()
  const reader = useTimeReader()
  const { forms } = useInboxSetting()
  const { address, agent, consents, form, id, page, receivedAt } = message
  const link = pageLink(page)
  const details = [
    [words.number, String(id)],
    [words.formName, forms.find((each) => each.id === form)?.title ?? ''],
    [words.ip, address],
    [words.browser, agent],
  ] as const
  return (
    <footer className="message__origin">
      {[...consents].map(([name, text]) => (
        <p dir="auto" key={name}>
          {words.consented(text)}
        </p>
      ))}
      <p>
        {link ? words.sentFrom : words.sent} {link && <a href={link.href}>{link.label}</a>}
        {link && ', '}
        {placedTime(receivedAt, reader)}
      </p>
      <details>
        <summary>{words.technical}</summary>
        <dl className="message__facts">
          {details
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </details>
    </footer>
  )
}
