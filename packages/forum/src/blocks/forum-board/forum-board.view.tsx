import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { BoardList } from '../../ui/board-list.tsx'
import { ForumHead } from '../../ui/forum-head.tsx'
import { ForumParts } from '../../ui/forum-parts.tsx'
import { textsOfForum } from '../../ui/forum-state.ts'
import { TopicLines } from '../../ui/topic-lines.tsx'
import { type ForumBoardBlock, forumBoard } from './forum-board.block.ts'

const ForumBoard: BlockRenderer<ForumBoardBlock> = ({ block, context }) => {
  const { title, description, inside, topics, parts, write, subscribe, isReadOnly, feed } = block
  const texts = textsOfForum(context)
  return (
    <section className="forum">
      <ForumHead title={title} description={description}>
        {write && (
          <a className="button-link" href={write} rel="nofollow">
            {texts.newTopic}
          </a>
        )}
        {subscribe && (
          <a href={subscribe} rel="nofollow">
            {texts.subscribe}
          </a>
        )}
        {feed && (
          <a href={feed} type="application/rss+xml">
            {texts.feed}
          </a>
        )}
      </ForumHead>
      {isReadOnly && <p className="forum__note">{texts.readOnly}</p>}
      {inside.length > 0 && <BoardList boards={inside} level={2} texts={texts} reader={context} />}
      {topics.length === 0 ? (
        <p className="forum__none">{texts.noTopics}</p>
      ) : (
        <TopicLines topics={topics} level={2} texts={texts} reader={context} />
      )}
      <ForumParts parts={parts} context={context} />
    </section>
  )
}

export const view = defineView(forumBoard, {
  Block: ForumBoard,
  styles: ['forum-head', 'board-list', 'topic-lines', 'parts'],
  holdsTitle: true,
})
