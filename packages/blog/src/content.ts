export { postsCollection } from './content/posts.ts'
export { blogSettings } from './content/settings.ts'
export { authors, categories, series, tags } from './content/terms.ts'
