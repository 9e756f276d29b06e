// Written by `npm run wiring` from blocks.json. Change that list, not this file.
import type { NamedView } from '@vitrine/kit/block'
import { view as forumBoard } from './forum-board/forum-board.view.tsx'
import { view as forumIndex } from './forum-index/forum-index.view.tsx'
import { view as forumPerson } from './forum-person/forum-person.view.tsx'
import { view as forumTopic } from './forum-topic/forum-topic.view.tsx'
import { view as forumWriting } from './forum-writing/forum-writing.view.tsx'
import { view as newestTopics } from './newest-topics/newest-topics.view.tsx'

/** Views of the blocks of this package. */
export const views: readonly NamedView[] = [newestTopics, forumIndex, forumBoard, forumTopic, forumPerson, forumWriting]
