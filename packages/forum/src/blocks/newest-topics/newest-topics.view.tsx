import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { TitledSection } from '@vitrine/ui/ui'
import { textsOfForum } from '../../ui/forum-state.ts'
import { TopicLines } from '../../ui/topic-lines.tsx'
import { type NewestTopicsBlock, newestTopics } from './newest-topics.block.ts'

const NewestTopics: BlockRenderer<NewestTopicsBlock> = ({ block, context, field }) => {
  const { topics, all, heading } = block
  if (topics.length === 0) return null
  return (
    <TitledSection name="newest-topics" titled={block} field={field}>
      <TopicLines topics={topics} level={heading ? 3 : 2} texts={textsOfForum(context)} reader={context} />
      {all && (
        <p className="newest-topics__all">
          <a href={all.href}>{all.title}</a>
        </p>
      )}
    </TitledSection>
  )
}

export const view = defineView(newestTopics, {
  Block: NewestTopics,
  styles: ['titled-section', 'forum-head', 'topic-lines', 'newest-topics'],
})
