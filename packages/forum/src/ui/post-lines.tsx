import type { TimeReader } from '@vitrine/content/core'
import { Day } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { ForumTexts } from '../core/forum-texts.ts'
import type { PostLine } from '../core/shown/post-line.ts'

/** Posts of somebody one below the other. */
export function PostLines({
  posts,
  texts,
  reader,
}: {
  readonly posts: readonly PostLine[]
  readonly texts: ForumTexts
  readonly reader: TimeReader
}): ReactNode {
  return (
    <ul className="post-lines">
      {posts.map((post) => (
        <li key={post.id} className="post-lines__post">
          <p className="post-lines__title">
            {post.href ? <a href={post.href}>{post.title}</a> : post.title}
            {post.state !== 'shown' && (
              <span className="post-lines__state">{post.state === 'held' ? texts.stateHeld : texts.stateHidden}</span>
            )}
          </p>
          <p dir="auto">{post.words}</p>
          <p className="post-lines__about">
            <Day date={post.writtenAt} reader={reader} />
            {post.edit && <a href={post.edit}>{texts.editUntil}</a>}
          </p>
        </li>
      ))}
    </ul>
  )
}
