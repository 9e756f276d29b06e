export { blogContents } from './server/blog-contents.ts'
