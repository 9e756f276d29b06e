import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer, RenderContext } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { filledText } from '../../core/forum-texts.ts'
import { EDIT_MINUTES } from '../../core/limits.ts'
import { type WritingScreen, writingState } from '../../core/writing-screen.ts'
import { ForumHead } from '../../ui/forum-head.tsx'
import { textsOfForum } from '../../ui/forum-state.ts'
import { type ForumWritingBlock, forumWriting } from './forum-writing.block.ts'
import { MailsPage } from './mails-page.tsx'
import { OwnPosts } from './own-posts.tsx'
import { PostPage } from './post-page.tsx'
import { QueuePage } from './queue-page.tsx'
import { UnsubscribePage } from './unsubscribe-page.tsx'
import { WritingFormView } from './writing-form.tsx'

const ForumWriting: BlockRenderer<ForumWritingBlock> = ({ block, context }) => {
  const { screen } = writingState.of(context)
  return (
    <section className="forum">
      <Screen screen={screen} title={block.title} context={context} />
    </section>
  )
}

function Screen({
  screen,
  title,
  context,
}: {
  readonly screen: WritingScreen
  readonly title: string
  readonly context: RenderContext
}): ReactNode {
  const texts = textsOfForum(context)
  const { locale } = context
  switch (screen.kind) {
    case 'form':
      return <WritingFormView form={screen.form} texts={texts} locale={locale} />
    case 'mine':
      return <OwnPosts screen={screen} title={title} texts={texts} reader={context} />
    case 'post':
      return <PostPage screen={screen} title={title} texts={texts} reader={context} />
    case 'queue':
      return <QueuePage screen={screen} title={title} texts={texts} reader={context} />
    case 'mails':
      return <MailsPage screen={screen} title={title} texts={texts} />
    case 'unsubscribe':
      return <UnsubscribePage screen={screen} title={title} texts={texts} />
    case 'refused':
      return (
        <>
          <ForumHead title={title} />
          <p className="forum__note" role="alert">
            {filledText(texts[screen.refusal], { minutes: EDIT_MINUTES.toLocaleString(locale) })}
          </p>
          <p>
            <a href={screen.back}>{texts.cancel}</a>
          </p>
        </>
      )
  }
}

export const view = defineView(forumWriting, {
  Block: ForumWriting,
  styles: ['forum-head', 'forum-writing', 'forum-topic', 'post-lines'],
  holdsTitle: true,
})
