import type { TimeReader } from '@vitrine/content/core'
import { Day } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import { replyAnchor } from '../../core/addresses.ts'
import { type ForumTexts, filledText } from '../../core/forum-texts.ts'
import { FORUM_FIELDS } from '../../core/writing-form.ts'
import { Initial } from '../../ui/initial.tsx'
import { PostContent } from '../../ui/post-content.tsx'
import { TextWithDate } from '../../ui/text-with-date.tsx'
import type { ShownReply } from './forum-topic.block.ts'

/** Replies of a page one below the other, each with its number. */
export function ReplyList(props: {
  readonly replies: readonly ShownReply[]
  /** Number of the newest reply of the topic. */
  readonly last: number
  /** Address at which the topic is answered. */
  readonly write: string | undefined
  readonly texts: ForumTexts
  readonly reader: TimeReader
}): ReactNode {
  const { replies, last, write, texts, reader } = props
  return (
    <ol className="replies" start={replies[0]?.number ?? 1} data-last={last}>
      {replies.map((reply) => (
        <li key={reply.number}>
          <Reply reply={reply} write={write} texts={texts} reader={reader} />
        </li>
      ))}
    </ol>
  )
}

function Reply({
  reply,
  write,
  texts,
  reader,
}: {
  readonly reply: ShownReply
  readonly write: string | undefined
  readonly texts: ForumTexts
  readonly reader: TimeReader
}): ReactNode {
  const { number, href, writtenAt, editedAt, answers, content, isAnswer, act } = reply
  const name = reply.author ?? texts.formerMember
  const place = replyAnchor(number)
  if (!content) {
    return (
      <article className="reply" id={place} aria-label={filledText(texts.actionsOf, { number, name })}>
        <p className="reply__removed">{texts.removed}</p>
      </article>
    )
  }
  return (
    <article
      className="reply"
      id={place}
      aria-label={filledText(texts.actionsOf, { number, name })}
      data-answer={isAnswer ? '' : undefined}
    >
      <p className="reply__about">
        <Initial name={name} locale={reader.locale} />
        <b className="reply__author">{reply.page ? <a href={reply.page}>{name}</a> : name}</b>
        <a className="reply__date" href={href}>
          <Day date={writtenAt} reader={reader} /> · #{number}
        </a>
        {answers && (
          <a className="reply__date" href={answers.href}>
            {filledText(texts.inAnswerTo, { number: answers.number })}
          </a>
        )}
        {isAnswer && <span className="reply__answer">{texts.answer}</span>}
      </p>
      <div className="reply__text" dir="auto">
        <PostContent blocks={content} />
      </div>
      {(write || act) && (
        <p className="reply__acts">
          {write && (
            <a
              className="reply__act"
              id={`${place}-quote`}
              href={`${write}&${FORUM_FIELDS.quote}=${number}`}
              rel="nofollow"
              data-quote=""
              aria-label={`${texts.quote}: ${filledText(texts.actionsOf, { number, name })}`}
            >
              {texts.quote}
            </a>
          )}
          {act && (
            <a
              className="reply__act"
              href={act}
              rel="nofollow"
              aria-label={`${texts.more}: ${filledText(texts.actionsOf, { number, name })}`}
            >
              {texts.more}
            </a>
          )}
        </p>
      )}
      {editedAt && (
        <p className="reply__edited">
          <TextWithDate text={texts.edited} date={editedAt} reader={reader} />
        </p>
      )}
    </article>
  )
}
