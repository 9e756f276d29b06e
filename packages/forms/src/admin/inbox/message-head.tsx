import { useTimeReader } from '@vitrine/content/admin'
import { type AdminLabel, siteTime } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { type InboxMessage, senderName } from '../../core/inbox/inbox-message.ts'
import { InboxIcon } from './inbox-icon.tsx'
import { useInboxWords } from './use-inbox-words.ts'
import { HEADING_ID } from './use-message-focus.ts'

interface MessageHeadProps {
  readonly message: InboxMessage
  readonly say: (kind: 'success' | 'error', sentence: AdminLabel) => void
}

/** Subject, sender and time of a message, and why it is held as spam. */
export function MessageHead({ message, say }: MessageHeadProps): ReactNode {
  const words = useInboxWords()
  const reader = useTimeReader()
  const { fromEmail, receivedAt, spam, status } = message
  const copy = () =>
    navigator.clipboard.writeText(fromEmail).then(
      () => say('success', words.copied),
      () => say('error', words.notCopied),
    )
  return (
    <header className="message__head">
      <h2 className="message__subject" dir="auto" id={HEADING_ID} tabIndex={-1}>
        {message.subject || words.noSubject}
      </h2>
      <p className="message__from">
        <strong dir="auto">{senderName(message) || words.unknownSender}</strong>
        {fromEmail !== '' && (
          <span className="message__address">
            <a href={`mailto:${encodeURIComponent(fromEmail).replaceAll('%40', '@')}`}>{fromEmail}</a>
            <button
              aria-label={words.copyAddress}
              className="inbox-button inbox-button--icon"
              onClick={() => void copy()}
              title={words.copyAddress}
              type="button"
            >
              <InboxIcon name="copy" />
            </button>
          </span>
        )}
        <time className="message__time" dateTime={receivedAt}>
          {siteTime(receivedAt, 'longDay', reader)}, {siteTime(receivedAt, 'clock', reader)}
        </time>
      </p>
      {status === 'spam' && (
        <div className="message__spam">
          <p>
            <strong>{words.spamReason}</strong>
            {spam.size > 0 && `: ${[...spam].map(([name, value]) => `${name} ${value}`).join(', ')}`}
          </p>
          <p>{words.spamHint}</p>
        </div>
      )}
    </header>
  )
}
