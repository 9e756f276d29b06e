import type { TimeReader } from '@vitrine/content/core'
import { Day } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { CommentTexts } from '../../core/texts.ts'
import type { CommentNode } from '../../core/thread.ts'
import { COMMENT_QUERY } from './comments.block.ts'

/** Comments, each with those that answer it. */
export function CommentList(props: {
  readonly thread: readonly CommentNode[]
  /** Comments can be answered. */
  readonly hasReplies: boolean
  readonly texts: CommentTexts
  readonly reader: TimeReader
}): ReactNode {
  const { thread, hasReplies, texts, reader } = props
  return (
    <ol className="comments__list">
      {thread.map(({ id, shown, replies }) => {
        const place = `comment-${id}`
        return (
          <li key={id}>
            <article className="comment" id={place} aria-labelledby={shown && `${place}-author`}>
              {shown ? (
                <>
                  <p className="comment__about">
                    <b className="comment__author" id={`${place}-author`}>
                      {shown.author}
                    </b>
                    <a className="comment__date" href={`#${place}`}>
                      <Day date={shown.date} reader={reader} />
                    </a>
                  </p>
                  <div className="comment__text">
                    {shown.comment.split(/\n{2,}/).map((paragraph, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change their places.
                      <p key={index}>{paragraph}</p>
                    ))}
                  </div>
                  {hasReplies && (
                    <a
                      className="comment__reply"
                      id={`${place}-reply`}
                      href={`?${COMMENT_QUERY.reply}=${id}#comment-form`}
                      rel="nofollow"
                      aria-labelledby={`${place}-reply ${place}-author`}
                      data-reply={id}
                      data-author={shown.author}
                    >
                      {texts.reply}
                    </a>
                  )}
                </>
              ) : (
                <p className="comment__removed">{texts.removed}</p>
              )}
            </article>
            {replies.length > 0 && (
              <CommentList thread={replies} hasReplies={hasReplies} texts={texts} reader={reader} />
            )}
          </li>
        )
      })}
    </ol>
  )
}
