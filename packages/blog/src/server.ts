export { blogContents } from './server/blog-contents.ts'
export { type CommentGuard, type Comments, createComments, type TakenComment } from './server/comments/take-comment.ts'
