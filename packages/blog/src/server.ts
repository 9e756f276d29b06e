export { blogContents } from './server/blog-contents.ts'
export { type CommentGuard, type Comments, createComments, type TakenComment } from './server/comments/take-comment.ts'
export { type Exported, exportPosts } from './server/markdown/export-posts.ts'
export { type ImportedFile, type ImportOptions, ImportRefused, importPosts } from './server/markdown/import-posts.ts'
