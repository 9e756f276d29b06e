import { blockForm } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { postList as postListBlock } from './blocks/post-list/post-list.block.ts'

export const postList: Block = blockForm(postListBlock)

export { comments } from './content/comments/comments.ts'
export { postsCollection } from './content/posts.ts'
export { blogSettings } from './content/settings.ts'
export { authors, categories, series, tags } from './content/terms.ts'
