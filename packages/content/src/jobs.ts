export { startScheduledJobs } from './content/jobs/scheduled-jobs.ts'
