export { CommentBar } from './cms/comments/comment-bar.tsx'
