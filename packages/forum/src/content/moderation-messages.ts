import { FORUM_LENGTHS, MAX_MODERATED_POSTS } from '../core/limits.ts'

/** Sentences that the admin reads from the addresses by which it moderates. */
export const MODERATION_MESSAGES = {
  refused: {
    en: 'Your role may not moderate the forum.',
    de: 'Diese Rolle darf das Forum nicht moderieren.',
  },
  unread: {
    en: `Name an action, at most ${MAX_MODERATED_POSTS} entries, and a reason of at most ${FORUM_LENGTHS.reason} characters.`,
    de: `Eine Handlung, höchstens ${MAX_MODERATED_POSTS} Einträge und einen Grund mit höchstens ${FORUM_LENGTHS.reason} Zeichen angeben.`,
  },
  noBoard: { en: 'There is no such board.', de: 'Dieses Board gibt es nicht.' },
  done: { en: 'Done.', de: 'Erledigt.' },
} as const
