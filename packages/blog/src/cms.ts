export { postList } from './cms/blocks/post-list.ts'
export { postsCollection } from './cms/posts.ts'
export { blogSettings } from './cms/settings.ts'
export { authors, categories, series, tags } from './cms/terms.ts'
