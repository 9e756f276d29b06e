export { commentContents } from './server/comment-contents.ts'
export { commentRoutes } from './server/comment-routes.ts'
export { type Comments, createComments } from './server/take-comment.ts'
