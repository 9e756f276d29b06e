export { schedulePublish } from './jobs/schedule-publish.ts'
