import { list, record, text } from '@vitrine/content/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type InboxMessage, isAnswerable, senderName } from '../../core/inbox/inbox-message.ts'
import { mailProgramAddress, replySubject, withAnswer } from '../../core/inbox/reply-draft.ts'
import { MAX_REPLY_SUBJECT, MAX_REPLY_TEXT } from '../../core/inbox/written-reply.ts'
import { callApi, messageOf } from '../call-api.ts'
import { inTurn } from './in-turn.ts'
import { useInboxSetting } from './inbox-context.ts'
import type { Inbox } from './use-inbox.ts'
import { useInboxWords } from './use-inbox-words.ts'
import { useReplyDraft } from './use-reply-draft.ts'

/** Id of the field of the reply. */
export const REPLY_ID = 'inbox-reply'

interface ReplyBoxProps {
  readonly inbox: Inbox
  readonly message: InboxMessage
  /** Texts of the message, which a mail program quotes. */
  readonly written: string
  readonly onSent: () => void
}

/** Writes and sends a reply, or says why none can be sent. */
export function ReplyBox(props: ReplyBoxProps): ReactNode {
  const words = useInboxWords()
  const { mayChange } = useInboxSetting()
  const { message } = props
  if (!mayChange) return null
  if (!isAnswerable(message)) {
    return <p className="message__nothing">{message.status === 'spam' ? words.spamNoReply : words.noAddress}</p>
  }
  return <ReplyForm {...props} key={message.id} />
}

function ReplyForm({ inbox, message, written, onSent }: ReplyBoxProps): ReactNode {
  const words = useInboxWords()
  const [draft, setDraft] = useReplyDraft(message.id, replySubject(message.subject))
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const send = async () => {
    setSending(true)
    const reply = await inTurn(() => callApi('POST', `/submissions/${message.id}/reply`, draft))
    setSending(false)
    if (!reply.isDone) return inbox.say('error', reply.message)
    setDraft(undefined)
    inbox.say('success', messageOf(record(reply.body).message) ?? words.replySent)
    inbox.refresh()
    onSent()
  }
  const insert = (answer: string) => {
    const { selectionStart: start, selectionEnd: end } = field.current ?? { selectionStart: 0, selectionEnd: 0 }
    setDraft({ ...draft, text: withAnswer(draft.text, answer, { start, end }) })
    field.current?.focus()
  }
  return (
    <form
      aria-label={words.replyTo(senderName(message))}
      className="reply-box"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) void send()
      }}
    >
      <label className="reply-box__subject">
        <span>{words.subject}</span>
        <input
          className="inbox-field"
          dir="auto"
          maxLength={MAX_REPLY_SUBJECT}
          onChange={({ target }) => setDraft({ ...draft, subject: target.value })}
          required
          value={draft.subject}
        />
      </label>
      <label className="visually-hidden" htmlFor={REPLY_ID}>
        {words.replyText}
      </label>
      <textarea
        aria-keyshortcuts="r"
        className="inbox-field reply-box__text"
        dir="auto"
        id={REPLY_ID}
        maxLength={MAX_REPLY_TEXT}
        onChange={({ target }) => setDraft({ ...draft, text: target.value })}
        placeholder={words.replyTo(senderName(message))}
        ref={field}
        required
        rows={6}
        value={draft.text}
      />
      <div className="reply-box__actions">
        <button aria-disabled={isSending} className="inbox-button inbox-button--first" type="submit">
          {isSending ? words.sending : words.sendReply}
        </button>
        <SavedAnswers onChoose={insert} />
        <a className="reply-box__program" href={mailProgramAddress(message, written)}>
          {words.mailProgram}
        </a>
      </div>
    </form>
  )
}

/** Offers the saved answers; nothing while there are none. */
function SavedAnswers({ onChoose }: { readonly onChoose: (text: string) => void }): ReactNode {
  const words = useInboxWords()
  const [answers, setAnswers] = useState<readonly { readonly title: string; readonly text: string }[]>([])
  useEffect(() => {
    let isShown = true
    void callApi('GET', '/saved-answers?depth=0&sort=title&pagination=false').then((reply) => {
      if (!isShown || !reply.isDone) return
      const stored = list(record(reply.body).docs)
      setAnswers(stored.map((answer) => ({ title: text(answer.title) ?? '', text: text(answer.text) ?? '' })))
    })
    return () => {
      isShown = false
    }
  }, [])
  if (answers.length === 0) return null
  return (
    <select
      aria-label={words.savedAnswer}
      className="inbox-field"
      onChange={({ target }) => onChoose(answers[Number(target.value)]?.text ?? '')}
      value=""
    >
      <option disabled value="">
        {words.savedAnswer}
      </option>
      {answers.map(({ title }, index) => (
        <option key={title} value={index}>
          {title}
        </option>
      ))}
    </select>
  )
}
