export { isOfThisSite } from './server/own-origin.ts'
export { readRequest } from './server/read-request.ts'
