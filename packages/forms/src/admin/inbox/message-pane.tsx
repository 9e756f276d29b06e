import { useTimeReader } from '@vitrine/content/admin'
import { adminTexts } from '@vitrine/content/core'
import { type ReactNode, useState } from 'react'
import type { InboxMessage, InboxRow } from '../../core/inbox/inbox-message.ts'
import { messageLetter } from '../../core/inbox/message-letter.ts'
import { MessageBar } from './message-bar.tsx'
import { MessageFiles } from './message-files.tsx'
import { MessageHead } from './message-head.tsx'
import { MessageMails } from './message-mails.tsx'
import { MessageOrigin } from './message-origin.tsx'
import { MessageThread } from './message-thread.tsx'
import { MessageWords } from './message-words.tsx'
import { NotesSection } from './notes-section.tsx'
import { ReplyBox } from './reply-box.tsx'
import type { Inbox } from './use-inbox.ts'
import { useInboxWords } from './use-inbox-words.ts'

interface MessagePaneProps {
  readonly inbox: Inbox
  readonly onRemove: (rows: readonly InboxRow[]) => void
}

/** The open message, or a word on how to open one. */
export function MessagePane({ inbox, onRemove }: MessagePaneProps): ReactNode {
  const words = useInboxWords()
  const word = adminTexts(useTimeReader().locale)
  const { query, open, show } = inbox
  const { message, problem } = open
  if (query.id === undefined) {
    return (
      <section aria-label={words.openMessage} className="inbox__message">
        <div className="inbox-note inbox-note--middle">
          <p className="inbox-note__title">{words.choose}</p>
          <p>{words.chooseHint}</p>
        </div>
      </section>
    )
  }
  return (
    <section aria-busy={!message && problem === undefined} aria-label={words.openMessage} className="inbox__message">
      <MessageBar inbox={inbox} onRemove={onRemove} />
      {problem !== undefined && !message && (
        <div className="inbox-note" role="alert">
          <p>{word(problem)}</p>
          <button className="inbox-button" onClick={open.reload} type="button">
            {words.tryAgain}
          </button>
          <button className="inbox-button" onClick={() => show({ id: undefined })} type="button">
            {words.back}
          </button>
        </div>
      )}
      {message && <MessageArticle inbox={inbox} key={message.id} message={message} />}
    </section>
  )
}

function MessageArticle({ inbox, message }: { readonly inbox: Inbox; readonly message: InboxMessage }): ReactNode {
  const letter = messageLetter(message)
  // Mails are read again after each reply, which is one of them.
  const [sent, setSent] = useState(0)
  return (
    <article className="message">
      <MessageHead message={message} say={inbox.say} />
      <MessageWords letter={letter} />
      <MessageFiles message={message} />
      <MessageOrigin message={message} />
      <MessageThread replies={message.replies} />
      <ReplyBox
        inbox={inbox}
        message={message}
        onSent={() => setSent((count) => count + 1)}
        written={letter.texts.map(({ text }) => text).join('\n\n')}
      />
      <NotesSection inbox={inbox} message={message} />
      <MessageMails key={sent} message={message.id} say={inbox.say} />
    </article>
  )
}
