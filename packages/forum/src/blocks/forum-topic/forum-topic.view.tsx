import type { TimeReader } from '@vitrine/content/core'
import { enhancer } from '@vitrine/islands/ui'
import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import type { ForumTexts } from '../../core/forum-texts.ts'
import { ForumHead } from '../../ui/forum-head.tsx'
import { ForumParts } from '../../ui/forum-parts.tsx'
import { textsOfForum } from '../../ui/forum-state.ts'
import { marksOf } from '../../ui/topic-lines.tsx'
import { type ForumTopicBlock, forumTopic } from './forum-topic.block.ts'
import { ReplyList } from './reply-list.tsx'

const Quoting = enhancer('quote-selection', { when: 'attention' })

const Following = enhancer('new-replies', { when: 'idle' })

const ForumTopic: BlockRenderer<ForumTopicBlock> = ({ block, context }) => {
  const { title, parts, answer, write, subscribe, feed, isClosed } = block
  const texts = textsOfForum(context)
  return (
    <section className="forum">
      <ForumHead title={title} marks={marksOf(block, texts)}>
        {write && (
          <a className="button-link" href={write} rel="nofollow">
            {texts.reply}
          </a>
        )}
        {answer && <a href={answer}>{texts.toAnswer}</a>}
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
      <Quoting>
        <Replies block={block} texts={texts} reader={context} />
      </Quoting>
      <ForumParts parts={parts} context={context} />
      {write && (
        <p>
          <a className="button-link" href={write} rel="nofollow">
            {texts.reply}
          </a>
        </p>
      )}
      {isClosed && <p className="forum__note">{texts.closedText}</p>}
    </section>
  )
}

/** Replies of a page. On the last one new ones appear. */
function Replies({
  block,
  texts,
  reader,
}: {
  readonly block: ForumTopicBlock
  readonly texts: ForumTexts
  readonly reader: TimeReader
}): ReactNode {
  const { replies, replyCount, parts, write } = block
  const list = <ReplyList replies={replies} last={replyCount + 1} write={write} texts={texts} reader={reader} />
  if (parts && parts.number < parts.of) return list
  return (
    <Following props={{ one: texts.newRepliesOne, many: texts.newRepliesMany }}>
      {list}
      <div className="replies__new">
        <output data-new-replies="" />
        <button className="button-link button-link--outline" type="button" hidden data-show-replies="">
          {texts.newRepliesShow}
        </button>
      </div>
    </Following>
  )
}

export const view = defineView(forumTopic, {
  Block: ForumTopic,
  styles: ['forum-head', 'initial', 'forum-topic', 'parts'],
  holdsTitle: true,
})
