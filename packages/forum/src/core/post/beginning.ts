import { ownWordsOfPost } from './post-tree.ts'
import { readPost } from './read-post.ts'

/** Characters of a text in a list, and of a description for search engines. */
const MAX_BEGINNING_LENGTH = 200

/** Beginning of what somebody wrote on one line, without what they quote. @param source Markdown. */
export function beginningOf(source: string): string {
  return ownWordsOfPost(readPost(source)).replaceAll(/\s+/g, ' ').slice(0, MAX_BEGINNING_LENGTH)
}
