import { defineOptionalFeature } from '@vitrine/kit/feature'
import { declarations } from './blocks/declarations.ts'
import { boards } from './content/boards.ts'
import { forumLog } from './content/forum-log.ts'
import { forumDigestLines, forumNotices, forumReaders, forumSubscriptions } from './content/forum-mails.ts'
import { forumCounts, forumPeople, forumReplies, forumTopics } from './content/forum-posts.ts'
import { forumReports } from './content/forum-reports.ts'
import { forumSettings } from './content/forum-settings.ts'
import { topicKind } from './core/search-kind.ts'

/** Boards on which members write to each other. */
export const feature = defineOptionalFeature({
  name: 'forum',
  blocks: declarations,
  collections: () => [boards],
  logs: [
    forumReplies,
    forumTopics,
    forumReports,
    forumPeople,
    forumLog,
    forumCounts,
    forumSubscriptions,
    forumReaders,
    forumNotices,
    forumDigestLines,
  ],
  globals: () => [forumSettings],
  searchKinds: [topicKind],
})
