import type { FeatureDemo } from '@vitrine/kit/demo'
import { boards, moderators, topicsOfBoards } from './demo/boards.ts'
import { de } from './demo/de.ts'
import { he } from './demo/he.ts'
import { countRows, peopleRows, replyRows, topicRows } from './demo/rows.ts'

/** Language that most of the demo is written in, by BCP 47 tag. */
const LANGUAGE = 'en'

/** Boards of the demo's studio, and what its customers wrote on them. Topics are in one language each. */
export const demo: FeatureDemo = {
  parts: [
    {
      global: 'forum-settings',
      data: {
        description: 'Questions of those who live with our furniture, lamps and rooms. We read along and answer.',
      },
    },
    { collection: 'forum-boards', reference: 'forumBoard', documents: boards, translated: { de: Object.keys(boards) } },
    {
      collection: 'forum-people',
      reference: 'forumPerson',
      documents: peopleRows(topicsOfBoards, moderators),
      translated: {},
    },
    {
      collection: 'forum-topics',
      reference: 'forumTopic',
      documents: topicRows(topicsOfBoards, LANGUAGE),
      translated: {},
    },
    { collection: 'forum-replies', reference: 'forumReply', documents: replyRows(topicsOfBoards), translated: {} },
    {
      collection: 'forum-counts',
      reference: 'forumCount',
      documents: countRows(topicsOfBoards, LANGUAGE),
      translated: {},
    },
  ],
  dictionaries: { de, he },
}
