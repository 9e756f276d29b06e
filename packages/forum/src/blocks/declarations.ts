// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { BlockDeclaration } from '@vitrine/kit/block'
import { forumBoard } from './forum-board/forum-board.block.ts'
import { forumIndex } from './forum-index/forum-index.block.ts'
import { forumPerson } from './forum-person/forum-person.block.ts'
import { forumTopic } from './forum-topic/forum-topic.block.ts'
import { forumWriting } from './forum-writing/forum-writing.block.ts'
import { newestTopics } from './newest-topics/newest-topics.block.ts'

/** Declarations of the blocks of this package, in the order of the picker. */
export const declarations: readonly BlockDeclaration[] = [
  newestTopics,
  forumIndex,
  forumBoard,
  forumTopic,
  forumPerson,
  forumWriting,
]
