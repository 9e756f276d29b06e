import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { BoardList } from '../../ui/board-list.tsx'
import { ForumHead } from '../../ui/forum-head.tsx'
import { textsOfForum } from '../../ui/forum-state.ts'
import { type ForumIndexBlock, forumIndex } from './forum-index.block.ts'

const ForumIndex: BlockRenderer<ForumIndexBlock> = ({ block, context }) => {
  const { title, description, boards, mine } = block
  const texts = textsOfForum(context)
  return (
    <section className="forum">
      <ForumHead title={title} description={description}>
        {mine && <a href={mine}>{texts.mine}</a>}
      </ForumHead>
      {boards.length === 0 ? (
        <p className="forum__none">{texts.noBoards}</p>
      ) : (
        <BoardList boards={boards} level={2} texts={texts} reader={context} />
      )}
    </section>
  )
}

export const view = defineView(forumIndex, {
  Block: ForumIndex,
  styles: ['forum-head', 'board-list'],
  holdsTitle: true,
})
