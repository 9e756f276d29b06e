export { CommentBar } from './admin/comments/comment-bar.tsx'
