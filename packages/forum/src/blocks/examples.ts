// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { BlockBase } from '@vitrine/kit/core'
import { examples as forumBoard } from './forum-board/forum-board.examples.ts'
import { examples as forumIndex } from './forum-index/forum-index.examples.ts'
import { examples as forumPerson } from './forum-person/forum-person.examples.ts'
import { examples as forumTopic } from './forum-topic/forum-topic.examples.ts'
import { examples as forumWriting } from './forum-writing/forum-writing.examples.ts'
import { examples as newestTopics } from './newest-topics/newest-topics.examples.ts'

/** Every block as it may come: usual, bare, too long, hostile. */
export const examples: readonly BlockBase[] = [
  ...newestTopics,
  ...forumIndex,
  ...forumBoard,
  ...forumTopic,
  ...forumPerson,
  ...forumWriting,
]
