import { text } from '@vitrine/content/core'
import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'

/** A page of the forum for one member. What is on it comes with each request, see `writingState`. */
export const forumWriting = defineGeneratedBlock({
  name: 'forumWriting',
  read: (raw) => ({ title: text(raw.title) ?? '' }),
})

export type ForumWritingBlock = BlockOf<typeof forumWriting>
