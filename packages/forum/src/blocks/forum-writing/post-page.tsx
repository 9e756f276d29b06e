import type { TimeReader } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import type { ForumTexts } from '../../core/forum-texts.ts'
import { FORUM_LENGTHS } from '../../core/limits.ts'
import { FORUM_FIELDS } from '../../core/writing-form.ts'
import type { WritingScreen } from '../../core/writing-screen.ts'
import { ForumHead } from '../../ui/forum-head.tsx'
import { ActButtons, Outcome, PostView, ReasonField, TextField } from './act-parts.tsx'

type PostScreen = Extract<WritingScreen, { kind: 'post' }>

/** Longest address of a topic that is read. */
const MAX_ADDRESS_LENGTH = 2_000

/** One post, and what may be done with it and its topic: each a form that works without script. */
export function PostPage(props: {
  readonly screen: PostScreen
  readonly title: string
  readonly texts: ForumTexts
  readonly reader: TimeReader
}): ReactNode {
  const { screen, title, texts, reader } = props
  const { post, rights, outcome } = screen
  const words = { texts, reader }
  const reason = outcome.reason ?? ''
  const form = (name: string, heading: string, children: ReactNode) => (
    <ActForm name={name} heading={heading} action={screen.action}>
      {children}
    </ActForm>
  )
  return (
    <>
      <ForumHead title={title} description={post.title}>
        {post.href && <a href={post.href}>{texts.toPost}</a>}
      </ForumHead>
      <Outcome outcome={outcome} {...words} />
      <div className="acts__post">
        <PostView post={post} {...words} />
      </div>
      {rights.topic.length > 0 && form('topic', texts.topicHeading, <ActButtons acts={rights.topic} texts={texts} />)}
      {rights.report === 'done' && <p className="forum__note">{texts.reported}</p>}
      {rights.report === 'may' &&
        form(
          'report',
          texts.reportHeading,
          <>
            <ReasonField id="report-reason" reason={reason} hint={texts.reportHint} {...words} />
            <ActButtons acts={['report']} texts={texts} />
          </>,
        )}
      {rights.posts.length > 0 &&
        form(
          'moderation',
          texts.moderation,
          <>
            <ReasonField id="act-reason" reason={reason} hint={texts.moderationHint} {...words} />
            <ActButtons acts={rights.posts} texts={texts} />
          </>,
        )}
      {rights.boards.length > 0 && form('move', texts.moveHeading, <MoveFields boards={rights.boards} {...words} />)}
      {rights.merge &&
        form(
          'merge',
          texts.mergeHeading,
          <>
            <TextField
              id="merge-into"
              name={FORUM_FIELDS.into}
              label={texts.intoLabel}
              value=""
              max={MAX_ADDRESS_LENGTH}
            >
              {texts.mergeHint}
            </TextField>
            <ReasonField id="merge-reason" reason="" {...words} />
            <ActButtons acts={['merge']} texts={texts} />
          </>,
        )}
      {rights.split &&
        form(
          'split',
          texts.splitHeading,
          <>
            <TextField
              id="split-title"
              name={FORUM_FIELDS.title}
              label={texts.titleLabel}
              value=""
              max={FORUM_LENGTHS.title}
            >
              {texts.splitHint}
            </TextField>
            <ReasonField id="split-reason" reason="" {...words} />
            <ActButtons acts={['split']} texts={texts} />
          </>,
        )}
    </>
  )
}

function ActForm(props: {
  readonly name: string
  readonly heading: string
  readonly action: string
  readonly children: ReactNode
}): ReactNode {
  const { name, heading, action, children } = props
  return (
    <form className="writing acts" method="post" action={action} aria-labelledby={`${name}-heading`}>
      <h2 className="acts__heading" id={`${name}-heading`}>
        {heading}
      </h2>
      {children}
    </form>
  )
}

function MoveFields(props: {
  readonly boards: PostScreen['rights']['boards']
  readonly texts: ForumTexts
  readonly reader: TimeReader
}): ReactNode {
  const { boards, texts } = props
  return (
    <>
      <div className="writing__field">
        <label className="writing__label" htmlFor="move-board">
          {texts.boardLabel}
        </label>
        <select className="writing__control" id="move-board" name={FORUM_FIELDS.board}>
          {boards.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <ReasonField id="move-reason" reason="" {...props} />
      <ActButtons acts={['move']} texts={texts} />
    </>
  )
}
