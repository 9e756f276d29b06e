export { type PostedFields, type VisitorPost, type VisitorPosts, visitorPosts } from './server/visitor-posts.ts'
