import { useTimeReader } from '@vitrine/content/admin'
import { siteTime } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import type { Reply } from '../../core/inbox/reply.ts'
import { useInboxWords } from './use-inbox-words.ts'

/** Replies that were sent, the oldest first. */
export function MessageThread({ replies }: { readonly replies: readonly Reply[] }): ReactNode {
  const words = useInboxWords()
  const reader = useTimeReader()
  if (replies.length === 0) return null
  return (
    <section>
      <h3 className="message__label">{words.replies}</h3>
      <ol className="message-thread">
        {replies.map(({ id, sentAt, personName, text, to }) => (
          <li className="message-thread__reply" key={id}>
            <p className="message-thread__by">
              <strong dir="auto">{words.replyBy(personName, to)}</strong>
              <time dateTime={sentAt}>
                {siteTime(sentAt, 'longDay', reader)}, {siteTime(sentAt, 'clock', reader)}
              </time>
            </p>
            <p className="message__text" dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
