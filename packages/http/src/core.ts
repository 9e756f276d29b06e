export { attachmentHeader } from './core/attachment-header.ts'
export { networkOf } from './core/network-of.ts'
export { readBounded } from './core/read-bounded.ts'
export { retryAfterMs } from './core/retry-after.ts'
