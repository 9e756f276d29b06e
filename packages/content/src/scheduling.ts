export { schedulePublish } from './content/jobs/schedule-publish.ts'
