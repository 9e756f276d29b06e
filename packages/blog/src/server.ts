export { blogContents } from './server/blog-contents.ts'
export { type Exported, exportPosts } from './server/markdown/export-posts.ts'
export { type ImportedFile, type ImportOptions, ImportRefused, importPosts } from './server/markdown/import-posts.ts'
