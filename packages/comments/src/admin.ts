export { CommentBar } from './admin/comment-bar.tsx'
