/** Names of what is made of the forum's own tables, in the cache of pages. */

/** Whatever says which topics are newest, or how many there are: a new reply anywhere touches it. */
export const NEWEST_TOPICS = 'forum-topics'

/** Whatever shows a topic, or a line of it. */
export function topicTag(topic: number): string {
  return `${NEWEST_TOPICS}:${topic}`
}

/** Whatever shows what somebody wrote. @param person Id of a writer. */
export function personTag(person: number): string {
  return `forum-people:${person}`
}

/** First page of a board, and lists of its newest topics: a reply there touches it. @param language BCP 47 tag. */
export function frontTag(board: number, language: string): string {
  return `forum-fronts:${board}:${language}`
}
