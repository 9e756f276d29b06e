import type { ForumWritingBlock } from './forum-writing.block.ts'

export const examples = [
  { blockType: 'forumWriting', id: 'forum-writing', title: 'Your posts' },
] satisfies ForumWritingBlock[]
