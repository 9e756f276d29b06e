import type { TimeReader } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { POST_ACTS } from '../../core/acts.ts'
import { type ForumTexts, filledText } from '../../core/forum-texts.ts'
import { selectField } from '../../core/moderation-form.ts'
import type { WritingScreen } from '../../core/writing-screen.ts'
import { ForumHead } from '../../ui/forum-head.tsx'
import { ActButtons, Outcome, PostView, ReasonField } from './act-parts.tsx'

/** Posts that wait for a moderator: each with a box, and one form for all that are selected. */
export function QueuePage(props: {
  readonly screen: Extract<WritingScreen, { kind: 'queue' }>
  readonly title: string
  readonly texts: ForumTexts
  readonly reader: TimeReader
}): ReactNode {
  const { screen, title, texts, reader } = props
  const { posts, action, outcome } = screen
  return (
    <>
      <ForumHead title={title} />
      <Outcome outcome={outcome} texts={texts} reader={reader} />
      {posts.length === 0 ? (
        <p className="forum__none">{texts.queueNone}</p>
      ) : (
        <form className="writing" method="post" action={action}>
          <ul className="post-lines">
            {posts.map((post) => (
              <li key={post.id} className="post-lines__post">
                <p className="post-lines__title">
                  <input
                    className="acts__select"
                    type="checkbox"
                    name={selectField(post.id)}
                    id={selectField(post.id)}
                    aria-label={filledText(texts.select, { title: post.title })}
                  />
                  <a className="acts__entry" href={post.more}>
                    {post.title}
                  </a>
                </p>
                <PostView post={post} texts={texts} reader={reader} />
              </li>
            ))}
          </ul>
          <ReasonField
            id="queue-reason"
            reason={outcome.reason ?? ''}
            hint={texts.moderationHint}
            texts={texts}
            reader={reader}
          />
          <ActButtons acts={POST_ACTS} texts={texts} />
        </form>
      )}
    </>
  )
}
