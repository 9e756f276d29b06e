import type { TimeReader } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { type ForumTexts, filledText } from '../../core/forum-texts.ts'
import type { OwnPost, WritingScreen } from '../../core/writing-screen.ts'
import { ForumHead } from '../../ui/forum-head.tsx'
import { PostLines } from '../../ui/post-lines.tsx'

type MineScreen = Extract<WritingScreen, { kind: 'mine' }>

/** List of the posts of a member, each with its state. */
export function OwnPosts({
  screen,
  title,
  texts,
  reader,
}: {
  readonly screen: MineScreen
  readonly title: string
  readonly texts: ForumTexts
  readonly reader: TimeReader
}): ReactNode {
  const { name, posts, sent, queue, mails, profile } = screen
  const just = posts.find(({ id }) => id === sent)
  return (
    <>
      <ForumHead title={title} {...(name !== undefined && { description: filledText(texts.mineAs, { name }) })} />
      <p className="post-lines__about">
        {profile && <a href={profile}>{texts.profile}</a>}
        {queue && <a href={queue}>{texts.queue}</a>}
        {mails && <a href={mails}>{texts.mails}</a>}
      </p>
      {just && <p className="forum__note">{sentText(just, texts)}</p>}
      {posts.length === 0 ? (
        <p className="forum__none">{texts.mineNone}</p>
      ) : (
        <PostLines posts={posts} texts={texts} reader={reader} />
      )}
    </>
  )
}

const REASONS = { first: 'heldFirst', links: 'heldLinks', spam: 'heldSpam' } as const

function sentText({ state, heldFor = 'first' }: OwnPost, texts: ForumTexts): string {
  return state === 'held' ? filledText(texts.sentHeld, { reason: texts[REASONS[heldFor]] }) : texts.sentShown
}
