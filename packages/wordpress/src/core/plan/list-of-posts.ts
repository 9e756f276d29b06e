import { postCount } from '../convert/post-count.ts'
import type { ImportOptions } from './options.ts'

/** Posts of a part of the list, where the old site does not say: as WordPress has it. */
const USUAL_COUNT = 10

/** The list of all posts in parts, as a block. */
export function listOfPosts({ postsPerPage }: Pick<ImportOptions, 'postsPerPage'>) {
  return { blockType: 'postList', layout: 'list', show: 'parts', count: postCount(postsPerPage, USUAL_COUNT) }
}
