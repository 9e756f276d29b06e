export { startOnOneNode } from './content/jobs/on-one-node.ts'
export { startRounds } from './content/jobs/rounds.ts'
export { startScheduledJobs } from './content/jobs/scheduled-jobs.ts'
