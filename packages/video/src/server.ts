export { createVideos } from './server/create-videos.ts'
