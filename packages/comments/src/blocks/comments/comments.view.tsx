import { enhancer } from '@vitrine/islands/ui'
import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { commentState } from '../../core/comment-state.ts'
import { commentTexts } from '../../ui/comment-texts.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentList } from './comment-list.tsx'
import { type CommentsBlock, comments } from './comments.block.ts'

const Answering = enhancer('comments', { when: 'visible' })

const CommentsView: BlockRenderer<CommentsBlock> = ({ block, context }) => {
  const { thread, count, isOpen, levels } = block
  const texts = commentTexts.of(context)
  const { refusal } = commentState.of(context)
  const heading =
    count === 0
      ? texts.heading
      : count === 1
        ? texts.one
        : texts.many.replace('{count}', count.toLocaleString(context.locale))
  const list = (
    <>
      {count === 0 ? (
        <p className="comments__none">{texts.none}</p>
      ) : (
        <CommentList thread={thread} hasReplies={isOpen && levels > 1} texts={texts} reader={context} />
      )}
    </>
  )
  return (
    <section className="comments" id="comments" aria-labelledby="comments-heading">
      <h2 className="comments__heading" id="comments-heading">
        {heading}
      </h2>
      {isOpen ? (
        <Answering props={{ write: texts.write, replyTo: texts.replyTo, failed: texts.failed }}>
          {list}
          <CommentForm block={block} texts={texts} refusal={refusal} path={context.path} />
        </Answering>
      ) : (
        <>
          {list}
          <p className="comments__closed">{texts.closed}</p>
        </>
      )}
    </section>
  )
}

export const view = defineView(comments, { Block: CommentsView, settings: 'comment-settings', styles: ['comments'] })
