export { startScheduledJobs } from './jobs/scheduled-jobs.ts'
