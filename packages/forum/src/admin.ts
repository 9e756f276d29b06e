export { PostsBar } from './admin/posts-bar.tsx'
export { TopicsBar } from './admin/topics-bar.tsx'
