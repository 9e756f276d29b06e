/** Acts of moderators on posts, several at once. */
export const POST_ACTS = ['approve', 'hide', 'delete', 'block'] as const

export type PostAct = (typeof POST_ACTS)[number]

/** Acts on a topic that need no more than their name. `solve` and `unsolve` are also those of who began it. */
export const TOPIC_ACTS = ['pin', 'unpin', 'close', 'open', 'solve', 'unsolve'] as const

export type TopicAct = (typeof TOPIC_ACTS)[number]

/** Acts on several topics at once: whoever solves one looks at its posts. */
export const TOPICS_ACTS = ['pin', 'unpin', 'close', 'open', 'move'] as const

/** Acts that put posts elsewhere: another board, the end of another topic, a topic of their own. */
export const PLACE_ACTS = ['move', 'merge', 'split'] as const

export type PlaceAct = (typeof PLACE_ACTS)[number]

/** Acts on people that only the admin has. */
export const PERSON_ACTS = ['unblock', 'appoint', 'dismiss'] as const

/** Acts that the log knows. */
export const FORUM_ACTS = [...POST_ACTS, ...TOPIC_ACTS, ...PLACE_ACTS, ...PERSON_ACTS] as const

export type ForumAct = (typeof FORUM_ACTS)[number]

/** Act on a person that a change of their role is; undefined: it stayed as it was. */
export function actOfRole(before: string | undefined, after: string): ForumAct | undefined {
  if (before === undefined || before === after) return undefined
  if (after === 'blocked') return 'block'
  if (after === 'moderator') return 'appoint'
  return before === 'blocked' ? 'unblock' : 'dismiss'
}
