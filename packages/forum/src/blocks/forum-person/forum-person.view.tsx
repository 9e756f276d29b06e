import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { filledText } from '../../core/forum-texts.ts'
import { ForumHead } from '../../ui/forum-head.tsx'
import { ForumParts } from '../../ui/forum-parts.tsx'
import { textsOfForum } from '../../ui/forum-state.ts'
import { Initial } from '../../ui/initial.tsx'
import { PostLines } from '../../ui/post-lines.tsx'
import { TextWithDate } from '../../ui/text-with-date.tsx'
import { type ForumPersonBlock, forumPerson } from './forum-person.block.ts'

const ForumPerson: BlockRenderer<ForumPersonBlock> = ({ block, context }) => {
  const { name, since, posts, parts } = block
  const { locale } = context
  const texts = textsOfForum(context)
  return (
    <section className="forum">
      <div className="forum-person">
        <Initial name={name} locale={locale} />
        <ForumHead title={name}>
          <span className="forum-person__since">
            <TextWithDate text={texts.writerSince} date={since} reader={context} />
          </span>
        </ForumHead>
      </div>
      <h2 className="forum-person__heading">{filledText(texts.postsOf, { name })}</h2>
      <PostLines posts={posts} texts={texts} reader={context} />
      <ForumParts parts={parts} context={context} />
    </section>
  )
}

export const view = defineView(forumPerson, {
  Block: ForumPerson,
  styles: ['forum-head', 'initial', 'post-lines', 'forum-person', 'parts'],
  holdsTitle: true,
})
