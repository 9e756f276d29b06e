export { isGone, SENDER_LEFT } from './server/connection-gone.ts'
export { allowOrigins } from './server/cross-origin.ts'
export { isOfThisSite } from './server/own-origin.ts'
export { readRequest } from './server/read-request.ts'
