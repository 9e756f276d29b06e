export { type Claimed, holdBack } from './store/queue.ts'
export { type Claim, type QueuedClaimed, queueMails } from './store/queue-mails.ts'
export { type QueueState, readQueueState } from './store/queue-state.ts'
export { type QueuedWebhook, queueWebhooks } from './store/queue-webhooks.ts'
